import Link from 'next/link';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetOwnHomeQuery } from '@/api/activity';
import { LinkButton } from '@/components/ui/Button';
import { FlameIcon } from '@/components/ui/icons';
import { List, SectionHead } from '@/components/ui/List';
import { lazyClient } from '@/components/ui/lazyClient';
import { MoreLink } from '@/components/ui/MoreLink';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useNow } from '@/components/ui/useNow';
import { MemberRow } from '@/components/users/MemberRow';
import type { OwnHome as Home } from '@/contract/activity';
import { useLazyNamespace } from '@/hooks/useLazyNamespace';
import { useMember } from '@/hooks/useMember';
import { rememberOwnPage } from '@/lib/browser/ownPages';
import { paths } from '@/lib/paths';
import { EntryItem } from './EntryItem';
import { OwnChallenges } from './OwnChallenges';
import styles from './OwnHome.module.css';
import { tipOf } from './tip';

/** Loaded for the few days in which terms change. */
const TermsNotice = lazyClient(() => import('./TermsNotice').then((it) => it.TermsNotice));

/** Renders the challenge to check in on next, and how many others there are; without any an invitation. */
function Today({ challenges, username }: { challenges: Home['challenges']; username: string }) {
  const { t } = useTranslation('activity');
  const [next] = challenges;
  const others = challenges.length - 1;
  if (!next) {
    return (
      <div className={styles.line}>
        <p className="soft">{t('challenges.empty')}</p>
        <LinkButton href={paths.challenges()} size="small" prefetch={false}>
          {t('challenges.find')}
        </LinkButton>
      </div>
    );
  }
  return (
    <div>
      <OwnChallenges challenges={[next]} />
      {others > 0 ? (
        <MoreLink href={paths.userChallenges(username)}>{t('challenges.more', { count: others })}</MoreLink>
      ) : null}
    </div>
  );
}

/** Renders the tip of the day for the member's skin type, or an invitation to the quick test. */
function Tip({ type }: { type: string | null }) {
  const { t } = useTranslation('activity');
  const { t: skin } = useTranslation('skin');
  const now = useNow();
  if (!type) {
    return (
      <section className={styles.card} aria-label={t('home.noType')}>
        <h3 className={styles.cardTitle}>{t('home.noType')}</h3>
        <p className="aside">{t('home.noTypeBody')}</p>
        <LinkButton href={paths.survey('skin-type')} size="small" prefetch={false}>
          {t('home.test')}
        </LinkButton>
      </section>
    );
  }
  const { side, tip } = tipOf(type, now ?? { now: new Date().toISOString() });
  return (
    <section className={styles.card} aria-label={t('home.tip')}>
      <h3 className={styles.cardTitle}>
        <Link href={paths.skin(type)} prefetch={false} className={styles.type}>
          {skin(`name.${type as 'YMSJ'}`)}
        </Link>
        <span>{t('home.tip')}</span>
      </h3>
      <p>{t(`tips.${side}.${tip}`)}</p>
    </section>
  );
}

/** Renders what the member has not read yet, which `children` are. */
function News({ unread, children }: { unread: number; children: ReactNode }) {
  const { t } = useTranslation('activity');
  return (
    <section className={styles.card} aria-label={t('home.news')}>
      <h3 className={styles.cardTitle}>{t('home.news')}</h3>
      {unread === 0 ? (
        <p className="aside">{t('home.newsNone')}</p>
      ) : (
        <div className={styles.news} style={{ '--unread': unread } as CSSProperties}>
          {children}
        </div>
      )}
    </section>
  );
}

/** Renders the beginning of the feed; for a member who follows none, three members to follow. */
function Followed({ home }: { home: Home }) {
  const { t } = useTranslation(['activity', 'common']);
  if (home.following_count === 0 && home.recommended.length === 0) return null;
  if (home.following_count === 0) {
    return (
      <section aria-labelledby="own-people">
        <SectionHead id="own-people" title={t('home.recommended')} />
        <p className="aside">{t('home.recommendedBody')}</p>
        <List>
          {home.recommended.map((member) => (
            <MemberRow key={member.username} member={member} path={paths.home()} />
          ))}
        </List>
      </section>
    );
  }
  return (
    <section aria-labelledby="own-feed">
      <SectionHead id="own-feed" title={t('home.feed')}>
        <MoreLink href={paths.feed()} of={t('home.feed')}>
          {t('common:action.more')}
        </MoreLink>
      </SectionHead>
      {home.feed.length === 0 ? <p className="aside">{t('home.feedEmpty')}</p> : null}
      <List>
        {home.feed.map((entry) => (
          <EntryItem key={entry.path} entry={entry} brief />
        ))}
      </List>
    </section>
  );
}

/** Renders the member's own part of the home page: check-in, tip, their `news`, and what those they follow wrote. */
export function OwnHome({ news }: { news: ReactNode }) {
  const { t } = useTranslation('activity');
  const { user } = useMember();
  const {
    data: home,
    isError,
    isFetching,
    refetch,
  } = useGetOwnHomeQuery(undefined, {
    skip: !user,
    // What changed elsewhere on the site shows at the next visit of the home page; what the rail has just
    // fetched, in seconds, is not fetched again.
    refetchOnMountOrArgChange: 10,
  });
  const username = user?.username;
  useEffect(() => {
    if (!username || !home) return;
    for (const { id } of home.challenges) rememberOwnPage(username, paths.challenge(id), true);
    rememberOwnPage(username, paths.surveys(), home.skin_type !== null);
  }, [username, home]);
  const ignore = () => undefined;
  const hasTexts = useLazyNamespace('activity', ignore);
  const hasNames = useLazyNamespace('skin', ignore);
  if (isError && !home) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!home || !user || !hasTexts || !hasNames) return <Skeleton shape="banner" />;
  return (
    <section aria-labelledby="own" className={styles.own}>
      <div className={styles.head}>
        <h2 id="own">{t('home.title', { nickname: user.nickname })}</h2>
        {home.streak > 0 ? (
          <p className={styles.streak}>
            <FlameIcon size={1} />
            {t('home.streak', { count: home.streak })}
          </p>
        ) : null}
      </div>
      {home.terms ? <TermsNotice terms={home.terms} /> : null}
      <Today challenges={home.challenges} username={user.username} />
      <Tip type={home.skin_type} />
      <News unread={home.unread.total}>{news}</News>
      <Followed home={home} />
    </section>
  );
}
