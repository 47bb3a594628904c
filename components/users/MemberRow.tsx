import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import { Facts, ListRow } from '@/components/ui/List';
import { TypePicture } from '@/components/ui/TypePicture';
import type { Recommendation, UserSummary } from '@/contract/users';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { FollowButton } from './FollowButton';
import { MemberName } from './MemberName';
import styles from './MemberRow.module.css';

/** Renders a member's skin type by its drawing and name. */
function MemberType({ code }: { code: string }) {
  const { t } = useTranslation('members');
  const { t: skin } = useTranslation('skin');
  return (
    <span className={styles.type}>
      <TypePicture code={code} />
      <span className="visually-hidden">{t('skinType')}</span>
      {skin(`name.${code as 'YMSJ'}`)}
    </span>
  );
}

/** Renders a member in a list: name, introduction unless `brief`, and the follow button. */
export function MemberRow({
  member,
  path,
  brief = false,
}: {
  member: UserSummary | Recommendation;
  /** The list's own address, to which a visitor returns after signing in. */
  path: string;
  brief?: boolean;
}) {
  const { t, i18n } = useTranslation('members');
  const { username, nickname, avatar, introduction, skin_type, follower_count: count } = member;
  return (
    <ListRow
      className={styles.row}
      before={<Avatar nickname={nickname} src={avatar} size={3} />}
      after={
        <span className={styles.follow}>
          <FollowButton user={member} followed={member.followed} path={path} />
        </span>
      }
    >
      <h3 className={styles.name}>
        <Link href={paths.user(username)} prefetch={false} className="cover">
          <MemberName user={member} plain />
        </Link>
      </h3>
      {introduction && !brief ? <p className="excerpt">{introduction}</p> : null}
      <Facts>
        {'reason' in member ? (
          <span className={styles.reason}>{t(`reason.${member.reason}`)}</span>
        ) : (
          <>
            <span>@{username}</span>
            <span>{t('followerCount', { count, followers: formatCompact(count, i18n.language) })}</span>
            {skin_type ? <MemberType code={skin_type} /> : null}
          </>
        )}
      </Facts>
    </ListRow>
  );
}
