import Link from 'next/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventQuery } from '@/api/events';
import { useGetApplicationsQuery } from '@/api/manageEvents';
import { AnswerList } from '@/components/moderation/AnswerList';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { ChipLink, Chips } from '@/components/ui/Tag';
import type { Event } from '@/contract/events';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { Applicant } from './Applicant';
import styles from './Manage.module.css';
import { PickWinners } from './PickWinners';
import { useDay } from './useDay';

const AnnounceSheet = lazyClient(() => import('./AnnounceSheet').then((it) => it.AnnounceSheet));

/** The filter of an event's applications; '' for all of them. */
export interface ApplicationsState {
  slug: string;
  page: number;
  chosen: '' | 'true' | 'false';
}

export const applicationsQueryOf = ({ slug, page, chosen }: ApplicationsState) => ({
  slug,
  page,
  ...(chosen && { chosen: chosen === 'true' }),
});

const views = { '': 'all', true: 'chosenOnly', false: 'others' } as const;

/** Renders the applications to an event: read, chosen by hand or at random, and announced. */
export function EventWinners({ state }: { state: ApplicationsState }) {
  const { t } = useTranslation('winners');
  const { data: event, isError, isFetching, refetch } = useGetEventQuery(state.slug);
  const answer = useGetApplicationsQuery(applicationsQueryOf(state));
  const hrefOf = (change: Partial<ApplicationsState>) => {
    const { chosen, page } = { ...state, page: 1, ...change };
    return paths.manageEvent(state.slug, { chosen, page: page === 1 ? '' : page });
  };
  if (!event) {
    return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows />;
  }
  const mayChoose = event.status === 'closed' && !event.winnerAnnouncement;
  return (
    <>
      <EventState event={event} chosen={answer.data?.chosen_count ?? 0} mayChoose={mayChoose} />
      <h3 className={styles.subtitle}>{t('list.title')}</h3>
      <Chips label={t('list.views')}>
        {(['', 'true', 'false'] as const).map((chosen) => (
          <ChipLink
            key={chosen}
            href={hrefOf({ chosen })}
            selected={chosen === state.chosen}
            scroll={false}
            prefetch={false}
          >
            {t(`list.${views[chosen]}`)}
          </ChipLink>
        ))}
      </Chips>
      <AnswerList
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ ...state, page })}
        row={(it) => <Applicant key={it.id} event={event} application={it} mayChoose={mayChoose} />}
        empty={<EmptyState title={t('list.empty')} body={t('list.emptyBody')} />}
      />
    </>
  );
}

/** Renders the state of an event's winners, and the next step. */
function EventState({ event, chosen, mayChoose }: { event: Event; chosen: number; mayChoose: boolean }) {
  const { t } = useTranslation('winners');
  const day = useDay();
  const [announcing, setAnnouncing] = useState(false);
  const { slug, title, status, winner_count: winners } = event;
  const when = () => {
    if (status !== 'closed') return t('notEnded', { date: day(event.ends_at) });
    const messageKey = event.winnerAnnouncement ? 'announcedAt' : 'announces';
    return t(messageKey, { date: day(event.announces_at) });
  };
  return (
    <section className={styles.case} aria-labelledby="event">
      <h2 id="event">{title}</h2>
      <p>{t('chosen', { winners: formatInteger(winners), chosen: formatInteger(chosen) })}</p>
      <p className="small">{when()}</p>
      <p className="small">{event.choosing}</p>
      {mayChoose && chosen < winners ? <PickWinners slug={slug} left={winners - chosen} key={chosen} /> : null}
      <div className="row-2">
        {mayChoose && chosen > 0 ? (
          <Button variant="primary" onClick={() => setAnnouncing(true)}>
            {t('announce.open')}
          </Button>
        ) : null}
        <Link href={paths.event(slug)} prefetch={false} className={styles.way}>
          {t('toEvent')}
        </Link>
        <Link href={paths.manageEvents()} prefetch={false} className={styles.way}>
          {t('toEvents')}
        </Link>
      </div>
      {announcing ? <AnnounceSheet slug={slug} chosen={chosen} onClose={() => setAnnouncing(false)} /> : null}
    </section>
  );
}
