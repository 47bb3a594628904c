import { addDays } from 'date-fns';
import Link from 'next/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventQuery } from '@/api/events';
import { useGetApplicationsQuery } from '@/api/manageEvents';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { Button } from '@/components/ui/Button';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { EVENT_DETAILS_DAYS } from '@/contract/constants/participation';
import type { Event, ManagedApplication } from '@/contract/events';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { useApplicationColumns } from './Applicant';
import { ApplicationTools } from './ApplicationTools';
import styles from './Manage.module.css';
import { PickWinners } from './PickWinners';
import { Table } from './Table';
import { useDay } from './useDay';

const AnnounceSheet = lazyClient(() => import('./AnnounceSheet').then((it) => it.AnnounceSheet));
const DeliveriesSheet = lazyClient(() => import('./DeliveriesSheet').then((it) => it.DeliveriesSheet));

/** The filter of an event's applications; '' for all of them. */
export interface ApplicationsState {
  slug: string;
  page: number;
  chosen: '' | 'true' | 'false';
}

export const applicationsQueryOf = ({ slug, page, chosen }: ApplicationsState) => ({
  slug,
  page,
  ...(chosen && { chosen }),
});

const views = { '': 'all', true: 'chosenOnly', false: 'others' } as const;

/** Renders the applications to an event: read, chosen by hand or at random, and announced. */
export function EventWinners({ state }: { state: ApplicationsState }) {
  const { t } = useTranslation('winners');
  const { data: event, isError, isFetching, refetch } = useGetEventQuery({ slug: state.slug });
  const answer = useGetApplicationsQuery(applicationsQueryOf(state));
  const hrefOf = (change: Partial<ApplicationsState>) => {
    const { chosen, page } = { ...state, page: 1, ...change };
    return managePaths.eventApplications(state.slug, { chosen, page: page === 1 ? '' : page });
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
      {event.application_count > 0 ? <ApplicationTools event={event} /> : null}
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ ...state, page })}
        empty={<EmptyState title={t('list.empty')} body={t('list.emptyBody')} />}
      >
        {(applications) => <Applications event={event} applications={applications} mayChoose={mayChoose} />}
      </AnswerPages>
    </>
  );
}

function Applications(props: { event: Event; applications: ManagedApplication[]; mayChoose: boolean }) {
  const { t } = useTranslation('winners');
  const columns = useApplicationColumns(props.event, props.mayChoose);
  return <Table label={t('list.title')} columns={columns} rows={props.applications} />;
}

/** Renders the state of an event's winners, and the next step. */
function EventState({ event, chosen, mayChoose }: { event: Event; chosen: number; mayChoose: boolean }) {
  const { t } = useTranslation('winners');
  const day = useDay();
  const [asking, setAsking] = useState<'announce' | 'deliveries'>();
  const close = () => setAsking(undefined);
  const { slug, title, status, winner_count: winners } = event;
  const erasedAt = addDays(new Date(event.ends_at), EVENT_DETAILS_DAYS);
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
      {status === 'closed' && event.application_count > 0 ? (
        <p className="small">{t('erasedAt', { date: day(erasedAt.toISOString()) })}</p>
      ) : null}
      {mayChoose && chosen < winners ? <PickWinners slug={slug} left={winners - chosen} key={chosen} /> : null}
      <div className="row-2">
        {mayChoose && chosen > 0 ? (
          <Button variant="primary" onClick={() => setAsking('announce')}>
            {t('announce.open')}
          </Button>
        ) : null}
        {event.winnerAnnouncement ? (
          <Button onClick={() => setAsking('deliveries')}>{t('deliveries.open')}</Button>
        ) : null}
        <Link href={managePaths.event(slug)} prefetch={false} className={styles.way}>
          {t('toEditor')}
        </Link>
        <Link href={paths.event(slug)} prefetch={false} className={styles.way}>
          {t('toEvent')}
        </Link>
        <Link href={managePaths.events()} prefetch={false} className={styles.way}>
          {t('toEvents')}
        </Link>
      </div>
      {asking === 'announce' ? <AnnounceSheet slug={slug} chosen={chosen} onClose={close} /> : null}
      {asking === 'deliveries' ? <DeliveriesSheet slug={slug} onClose={close} /> : null}
    </section>
  );
}
