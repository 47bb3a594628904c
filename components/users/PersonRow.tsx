import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import { Facts, ListRow, rowLink } from '@/components/ui/List';
import type { Recommendation, UserSummary } from '@/contract/users';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { FollowButton } from './FollowButton';
import { MemberName } from './MemberName';
import styles from './PersonRow.module.css';

/** A member in a list: who, what they say of themselves, and the button to follow them. */
export function PersonRow({
  person,
  path,
}: {
  person: UserSummary | Recommendation;
  /** The list's own address, where a visitor comes back to. */
  path: string;
}) {
  const { t, i18n } = useTranslation('people');
  const { username, nickname, avatar, introduction, skin_type, follower_count: count } = person;
  return (
    <ListRow
      className={styles.row}
      before={<Avatar nickname={nickname} src={avatar} size={3} />}
      after={
        <span className={styles.follow}>
          <FollowButton user={person} followed={person.followed} path={path} />
        </span>
      }
    >
      <h3 className={styles.name}>
        <Link href={paths.user(username)} prefetch={false} className={rowLink}>
          <MemberName user={person} plain />
        </Link>
      </h3>
      {introduction ? <p className={styles.introduction}>{introduction}</p> : null}
      <Facts>
        {'reason' in person ? (
          <span className={styles.reason}>{t(`reason.${person.reason}`)}</span>
        ) : (
          <span>@{username}</span>
        )}
        <span>{t('followerCount', { count, followers: formatCompact(count, i18n.language) })}</span>
        {skin_type && !('reason' in person) ? <span>{t('skinType', { skinType: skin_type })}</span> : null}
      </Facts>
    </ListRow>
  );
}
