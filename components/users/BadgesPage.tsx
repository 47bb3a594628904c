import { useTranslation } from 'react-i18next';
import { useGetBadgesQuery } from '@/api/badges';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { Badge } from '@/contract/badges';
import { useMember } from '@/hooks/useMember';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { BadgePicture } from './BadgePicture';
import styles from './Badges.module.css';
import { badgesQuery } from './badgesQuery';
import { dayText } from './dayText';

function BadgeItem({ badge, plain }: { badge: Badge; plain: boolean }) {
  const { t } = useTranslation('members');
  const { t: common } = useTranslation('common');
  const when = badge.awarded_at
    ? t('badges.earned', { date: dayText(badge.awarded_at, common) })
    : t(badge.status === 'inactive' ? 'badges.retired' : 'badges.notYet');
  return (
    <li className={styles.badge}>
      <BadgePicture code={badge.code} earned={plain || badge.awarded_at !== null} />
      <div>
        <strong>{badge.name}</strong>
        <p className="aside">{badge.description}</p>
        {plain ? null : <span className="fine">{when}</span>}
      </div>
    </li>
  );
}

/** Renders every badge; to a member first those they have, then those still to be earned. */
export function BadgesPage() {
  const { t } = useTranslation('members');
  const { isLogin } = useMember();
  const answer = useGetBadgesQuery(badgesQuery);
  const { away, retry } = useRetryWhenDown(answer, ['Personal']);
  const all = answer.data?.results ?? [];
  const held = all.filter((badge) => badge.awarded_at !== null);
  const rest = all.filter((badge) => badge.awarded_at === null);
  const sections = isLogin
    ? [
        { title: t('badges.earnedHead'), badges: held },
        { title: t('badges.otherHead'), badges: rest.filter(({ status }) => status === 'active') },
        { title: t('badges.retiredHead'), badges: rest.filter(({ status }) => status !== 'active') },
      ]
    : [{ title: t('badges.list'), badges: all }];
  return (
    <>
      <header className={styles.head}>
        <h1>{t('badges.title')}</h1>
        <p className="soft">{t('badges.description')}</p>
        <p className="soft">
          {isLogin ? t('badges.mine', { count: held.length, held: held.length }) : t('badges.signIn')}
        </p>
      </header>
      {away ? <ErrorState onRetry={retry} retrying={answer.isFetching} /> : null}
      {!away && !answer.data ? <SkeletonRows avatar /> : null}
      {sections.map(({ title, badges }) =>
        badges.length > 0 ? (
          <section key={title} className={styles.section}>
            <h2>{title}</h2>
            <ul className={styles.grid}>
              {badges.map((badge) => (
                <BadgeItem key={badge.id} badge={badge} plain={!isLogin} />
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </>
  );
}
