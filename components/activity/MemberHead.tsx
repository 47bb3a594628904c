import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import { LinkButton } from '@/components/ui/Button';
import { DropIcon, PencilIcon } from '@/components/ui/icons';
import type { Profile } from '@/contract/users';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './MemberHead.module.css';

/** Renders the head of the member's own page: portrait, name, skin type by its name, follows. */
export function MemberHead({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('activity');
  const { t: skin } = useTranslation('skin');
  const { username, nickname, avatar, skin_type: type } = profile;
  const follows = [
    { name: 'followers' as const, href: paths.followers(username), count: profile.follower_count },
    { name: 'followings' as const, href: paths.followings(username), count: profile.following_count },
  ];
  return (
    <header className={styles.head}>
      <Avatar nickname={nickname} src={avatar} size={4} />
      <div className={styles.names}>
        <h1 className={styles.name}>{nickname}</h1>
        <Link href={type ? paths.skin(type) : paths.survey('skin-type')} prefetch={false} className={styles.type}>
          <DropIcon size={1} />
          {type ? skin(`name.${type as 'YMSJ'}`) : t('head.noType')}
        </Link>
        <p className={styles.follows}>
          {follows.map(({ name, href, count }) => (
            <Link key={name} href={href} prefetch={false}>
              {t(`head.${name}`)} <strong className="numbers">{formatCompact(count, i18n.language)}</strong>
            </Link>
          ))}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton href={paths.user(username)} size="small" prefetch={false}>
          {t('head.profile')}
        </LinkButton>
        <LinkButton href={paths.settings('profile')} size="small" icon={<PencilIcon size={1} />} prefetch={false}>
          {t('head.edit')}
        </LinkButton>
      </div>
    </header>
  );
}
