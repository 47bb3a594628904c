import { useTranslation } from 'react-i18next';
import { useGetOwnApplicationQuery } from '@/api/events';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import type { Application, Event } from '@/contract/events';
import { useMember } from '@/hooks/useMember';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Events.module.css';
import { useEventTimes } from './useEventTimes';

/** Renders the winners, names shortened, and the reader's own result; before the announcement, its date. */
export function Winners({ event }: { event: Event }) {
  const { t } = useTranslation('events');
  const { isLogin } = useMember();
  const { day, isLate } = useEventTimes();
  const { data } = useGetOwnApplicationQuery({ slug: event.slug }, { skip: !isLogin });
  const { slug, winners, winnerAnnouncement, announces_at, status, application_count: applicants } = event;
  const own = data?.application;

  function whenText() {
    if (status === 'closed' && applicants === 0) return t('part.nobody');
    return isLate(event) ? t('late') : t('winners.notYetBody', { day: day(announces_at) });
  }

  if (!winnerAnnouncement) {
    return (
      <EmptyState
        title={t('winners.notYet')}
        body={whenText()}
        action={<LinkButton href={paths.event(slug)}>{t('winners.toAbout')}</LinkButton>}
      />
    );
  }
  return (
    <section aria-labelledby="winners" className={styles.winners}>
      {own && own.status !== 'applied' ? <Outcome event={event} application={own} /> : null}
      <h2 id="winners" className={styles.heading}>
        {t('winners.title', { count: winners.length, winners: formatInteger(winners.length) })}
      </h2>
      <p className="small">{t('winners.shortened')}</p>
      <ul className={styles.names}>
        {winners.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shortened names are not unique and never move
          <li key={place}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the result of the reader's application, and when a prize was sent. */
export function Outcome({ event, application: { status, sent_at: at } }: { event: Event; application: Application }) {
  const { t } = useTranslation('events');
  const { day } = useEventTimes();
  const outcome = status === 'won' ? 'won' : 'lost';
  const body = at ? ('outcome.sent' as const) : (`outcome.${outcome}Body` as const);
  return (
    <div className={styles.outcome} data-won={outcome === 'won' || undefined}>
      <p className={styles.outcomeTitle}>{t(`outcome.${outcome}`)}</p>
      <p>{t(body, { gift: event.gift, day: at ? day(at) : '' })}</p>
    </div>
  );
}
