import { addDays } from 'date-fns';
import Link from 'next/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventQuery } from '@/api/events';
import { useExportDeliveriesMutation, useMarkEventPrizesMutation } from '@/api/managedEvents';
import { useGetApplicationsQuery } from '@/api/manageEvents';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { Button } from '@/components/ui/Button';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import type { ResponseOf } from '@/contract/call';
import { EVENT_DETAILS_DAYS } from '@/contract/constants/participation';
import type { Event, ManagedApplication } from '@/contract/events';
import type { eventManageCalls } from '@/contract/events.calls';
import { useDownload } from '@/hooks/useDownload';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { numbered, paths } from '@/lib/paths';
import { useApplicationColumns } from './Applicant';
import { ApplicationTools } from './ApplicationTools';
import { addressColumns } from './deliveryColumns';
import styles from './Manage.module.css';
import { ManageHead } from './ManageHead';
import { type Mark, SentBar } from './SentMarks';
import { Table } from './Table';
import { useDay } from './useDay';
import { useSelection } from './useSelection';

const AnnounceSheet = lazyClient(() => import('./WinnerForms').then((it) => it.AnnounceSheet));
const DeliveriesSheet = lazyClient(() => import('./DeliveriesSheet').then((it) => it.DeliveriesSheet));
const PickWinners = lazyClient(() => import('./WinnerForms').then((it) => it.PickWinners));

/** The views of an event's applications; '' for all of them. */
export const applicationViews = ['', 'chosen', 'others', 'sending'] as const;
type ApplicationView = (typeof applicationViews)[number];

export interface ApplicationsState {
  slug: string;
  page: number;
  view: ApplicationView;
}

const viewTexts = { '': 'all', chosen: 'chosenOnly', others: 'others', sending: 'sending' } as const;
const filters = {
  '': {},
  chosen: { chosen: 'true' },
  others: { chosen: 'false' },
  sending: { sent: 'false' },
} as const;

export const applicationsQueryOf = ({ slug, page, view }: ApplicationsState) => ({ slug, page, ...filters[view] });

/** Renders the applications to an event: read, chosen by hand or at random, and announced. */
export function EventWinners({ state }: { state: ApplicationsState }) {
  const { t } = useTranslation('winners');
  const { data: event, isError, isFetching, refetch } = useGetEventQuery({ slug: state.slug });
  const answer = useGetApplicationsQuery(applicationsQueryOf(state));
  const hrefOf = (change: Partial<ApplicationsState>) => {
    const { view, page } = { ...state, page: 1, ...change };
    return managePaths.eventApplications(state.slug, { view, ...numbered(page) });
  };
  if (!event) {
    return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows />;
  }
  const mayChoose = event.status === 'closed' && !event.winnerAnnouncement && event.application_count > 0;
  const views = event.winnerAnnouncement ? applicationViews : applicationViews.filter((view) => view !== 'sending');
  return (
    <>
      <ManageHead title={event.title} back={{ href: managePaths.events(), name: t('toEvents') }} />
      <EventState event={event} read={answer.data} mayChoose={mayChoose} />
      <h2 className={styles.subtitle}>{t('list.title')}</h2>
      <Chips label={t('list.views')}>
        {views.map((view) => (
          <ChipLink key={view} href={hrefOf({ view })} selected={view === state.view} scroll={false} prefetch={false}>
            {t(`list.${viewTexts[view]}`)}
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
        {(applications) => (
          <Applications
            key={`${state.view} ${state.page}`}
            event={event}
            applications={applications}
            mayChoose={mayChoose}
          />
        )}
      </AnswerPages>
    </>
  );
}

function Applications({
  event,
  applications,
  mayChoose,
}: {
  event: Event;
  applications: ManagedApplication[];
  mayChoose: boolean;
}) {
  const { t } = useTranslation('winners');
  const winners = event.winnerAnnouncement ? applications.filter(({ chosen }) => chosen) : [];
  const selection = useSelection(winners);
  const [markPrizes] = useMarkEventPrizesMutation();
  const mark: Mark = (marks) => markPrizes({ slug: event.slug, ...marks }).unwrap();
  const columns = useApplicationColumns(event, { mayChoose, mark, selection });
  return (
    <>
      {winners.length > 0 ? <SentBar winners={winners} selection={selection} mark={mark} /> : null}
      <Table label={t('list.title')} columns={columns} rows={applications} />
    </>
  );
}

/** Renders the state of an event's winners, and the next step. */
function EventState({
  event,
  read,
  mayChoose,
}: {
  event: Event;
  read: ResponseOf<typeof eventManageCalls.getApplications> | undefined;
  mayChoose: boolean;
}) {
  const { t } = useTranslation('winners');
  const day = useDay();
  const [asking, setAsking] = useState<typeof read | 'deliveries'>();
  const chosen = read?.chosen_count ?? 0;
  const close = () => setAsking(undefined);
  const readDeliveries = useDownload(useExportDeliveriesMutation);
  const { slug, status, winner_count: winners } = event;
  const erasedAt = addDays(new Date(event.ends_at), EVENT_DETAILS_DAYS);
  const when = () => {
    if (status !== 'closed') return t('notEnded', { date: day(event.ends_at) });
    if (event.application_count === 0) return t('nobody', { date: day(event.ends_at) });
    const messageKey = event.winnerAnnouncement ? 'announcedAt' : 'announces';
    return t(messageKey, { date: day(event.announces_at) });
  };
  return (
    <section className={styles.case} aria-label={t('state')}>
      <p>{t('chosen', { winners: formatInteger(winners), chosen: formatInteger(chosen) })}</p>
      <p className="small">{when()}</p>
      <p className="small">{event.choosing}</p>
      {status === 'closed' && event.application_count > 0 ? (
        <p className="small">{t('erasedAt', { date: day(erasedAt.toISOString()) })}</p>
      ) : null}
      {mayChoose && chosen < winners ? <PickWinners slug={slug} left={winners - chosen} key={chosen} /> : null}
      <div className="row-2">
        {mayChoose && chosen > 0 ? (
          <Button variant="primary" onClick={() => setAsking(read)}>
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
      </div>
      {asking && asking !== 'deliveries' ? <AnnounceSheet slug={slug} read={asking} onClose={close} /> : null}
      {asking === 'deliveries' ? (
        <DeliveriesSheet
          name={slug}
          columns={[...addressColumns, 'instagramUsername']}
          onRead={(body) => readDeliveries({ slug, ...body })}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
