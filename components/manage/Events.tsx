import { useTranslation } from 'react-i18next';
import { useGetManagedEventsQuery } from '@/api/managedEvents';
import { Tag } from '@/components/ui/Tag';
import { type EventView, eventViews } from '@/contract/constants/campaigns';
import type { ManagedEvent } from '@/contract/managedEvents';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CampaignState, useCampaignStates } from './CampaignState';
import manage from './Manage.module.css';
import { ManagedList } from './ManagedList';
import { type ManagedListState, managedListQueryOf } from './managedListState';
import { CellLink, type Column, RowLink } from './Table';
import { useDay } from './useDay';

/** Renders the events of every state, by state and search. */
export function Events({ state }: { state: ManagedListState<EventView, 'events'> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManagedList
      state={state}
      sorted="events"
      states={useCampaignStates(eventViews)}
      text={(key) => t(`events.${key}`)}
      path={managePaths.events}
      answer={useGetManagedEventsQuery(managedListQueryOf(state))}
      columns={useColumns(state.state)}
    />
  );
}

/** Returns the tag of what is left to do about an event that has ended. */
function Ended({ event: { announced_at, application_count } }: { event: ManagedEvent }) {
  const { t } = useTranslation('campaigns');
  if (announced_at) return <Tag>{t('events.announced')}</Tag>;
  return application_count > 0 ? <Tag tone="accent">{t('events.waiting')}</Tag> : <Tag>{t('events.nobody')}</Tag>;
}

/** Returns the columns; in a view of work an event leads to where that is done. */
function useColumns(view: EventView | ''): Column<ManagedEvent>[] {
  const { t } = useTranslation('campaigns');
  const day = useDay();
  const hrefOf = (slug: string) => {
    if (view === 'choosing') return managePaths.eventApplications(slug);
    return view === 'sending' ? managePaths.eventApplications(slug, { view }) : managePaths.event(slug);
  };
  const days = (['starts_at', 'ends_at', 'announces_at'] as const).map(
    (id): Column<ManagedEvent> => ({
      id,
      title: t(`events.${id}`),
      named: true,
      cell: ({ [id]: at }) => <time dateTime={at}>{day(at)}</time>,
    }),
  );
  return [
    {
      id: 'title',
      title: t('event.title'),
      cell: ({ slug, title }) => <RowLink href={hrefOf(slug)}>{title}</RowLink>,
    },
    {
      id: 'state',
      title: t('state'),
      cell: (event) => (
        <span className={manage.tags}>
          <CampaignState of={event} />
          {event.state === 'closed' ? <Ended event={event} /> : null}
        </span>
      ),
    },
    ...days,
    {
      id: 'application_count',
      title: t('events.applications'),
      named: true,
      numeric: true,
      cell: ({ slug, title, state, application_count: count }) =>
        state === 'draft' || state === 'scheduled' ? (
          formatInteger(count)
        ) : (
          <CellLink
            href={managePaths.eventApplications(slug)}
            label={t('events.applicationsOf', { title, count, applications: formatInteger(count) })}
          >
            {formatInteger(count)}
          </CellLink>
        ),
    },
    {
      id: 'winner_count',
      title: t('events.winners'),
      named: true,
      numeric: true,
      cell: ({ winner_count: count }) => formatInteger(count),
    },
  ];
}
