import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import { LinkButton } from '@/components/ui/Button';
import { LinkIcon, PencilIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { Tag } from '@/components/ui/Tag';
import { TypePicture } from '@/components/ui/TypePicture';
import type { Profile } from '@/contract/users';
import { useMember } from '@/hooks/useMember';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { dayText } from './dayText';
import { FollowButton } from './FollowButton';
import styles from './Profile.module.css';
import { socialLinks } from './socialLinks';

const MemberMenu = lazyClient(() => import('@/components/moderation/MemberMenu').then((it) => it.MemberMenu));

/** Renders a member's links to other sites, as nofollow links. */
function Found({ social }: Pick<Profile, 'social'>) {
  const { t } = useTranslation('members');
  const links = socialLinks(social);
  if (links.length === 0) return null;
  return (
    <ul className={styles.found} aria-label={t('profile.found')}>
      {links.map(({ kind, shown, href }) => (
        <li key={kind}>
          <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
            <LinkIcon size={1} />
            <span className="visually-hidden">{t(`profile.${kind}`)} </span>
            {shown}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Renders a member's profile: picture, names, status, introduction, activity. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('members');
  const { t: common } = useTranslation('common');
  const { t: skin } = useTranslation('skin');
  const { user: me } = useMember();
  const { username, nickname } = profile;
  const count = (value: number) => formatCompact(value, i18n.language);
  const follows = [
    { label: t('followers'), value: profile.follower_count, href: paths.followers(username) },
    { label: t('followings'), value: profile.following_count, href: paths.followings(username) },
  ];
  const counts = [
    { label: t('profile.topics'), value: profile.topic_count },
    { label: t('profile.posts'), value: profile.post_count },
    { label: t('profile.comments'), value: profile.comment_count },
    { label: t('profile.likes'), value: profile.like_count },
  ];
  return (
    <header className={styles.profile}>
      <div className={styles.head}>
        <Avatar nickname={nickname} src={profile.avatar} size={4} />
        <div className={styles.names}>
          <h1>{nickname}</h1>
          <p className="small">@{username}</p>
          <p className={styles.badges}>
            {profile.is_manager ? <Tag tone="accent">{common('badge.manager')}</Tag> : null}
            {profile.is_partner ? <Tag tone="accent">{common('badge.partner')}</Tag> : null}
            {profile.hidden ? <Tag tone="warning">{t('profile.hidden')}</Tag> : null}
            {profile.skin_type ? (
              <Link href={paths.skin(profile.skin_type)} prefetch={false} className={styles.type}>
                <TypePicture code={profile.skin_type} />
                {skin(`name.${profile.skin_type as 'YMSJ'}`)}
              </Link>
            ) : null}
          </p>
        </div>
        <div className={styles.action}>
          {me?.username === username ? (
            <LinkButton href={paths.settings('profile')} icon={<PencilIcon size={1} />}>
              {t('profile.edit')}
            </LinkButton>
          ) : (
            <FollowButton user={profile} followed={profile.followed} path={paths.user(username)} prominent />
          )}
          {me && me.username !== username ? <MemberMenu profile={profile} /> : null}
        </div>
      </div>
      {profile.skin_type && me?.username !== username ? (
        <p>
          <LinkButton href={paths.compareSkin(username)} size="small">
            {t('profile.compare')}
          </LinkButton>
        </p>
      ) : null}
      <p className={profile.introduction ? styles.introduction : styles.quiet}>
        {profile.introduction || t('profile.introductionEmpty')}
      </p>
      <Found social={profile.social} />
      <ul className={styles.counts} aria-label={t('profile.counts')}>
        {follows.map(({ label, value, href }) => (
          <li key={label}>
            <Link href={href} prefetch={false} className={styles.count}>
              {label} <strong className="numbers">{count(value)}</strong>
            </Link>
          </li>
        ))}
        {counts.map(({ label, value }) => (
          <li key={label} className={styles.count}>
            {label} <strong className="numbers">{count(value)}</strong>
          </li>
        ))}
      </ul>
      <p className="fine">{t('profile.joined', { date: dayText(profile.created_at, common) })}</p>
    </header>
  );
}
