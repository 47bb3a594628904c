import { useTranslation } from 'react-i18next';
import { useGetManagedEventsQuery } from '@/api/managedEvents';
import { Tag } from '@/components/ui/Tag';
import type { CampaignState as State } from '@/contract/constants/campaigns';
import type { ManagedEvent } from '@/contract/managedEvents';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CampaignState, useCampaignStates } from './CampaignState';
import manage from './Manage.module.css';
import { ManagedList } from './ManagedList';
import { type ManagedListState, managedListQueryOf } from './managedListState';
import { CellLink, type Column, RowLink } from './Table';
import { useDay } from './useDay';

/** Renders the events of every state, by state and search, and the link to a new one. */
export function Events({ state }: { state: ManagedListState<State> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManagedList
      state={state}
      states={useCampaignStates()}
      text={(key) => t(`events.${key}`)}
      path={managePaths.events}
      newHref={managePaths.event('new')}
      answer={useGetManagedEventsQuery(managedListQueryOf(state))}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<ManagedEvent>[] {
  const { t } = useTranslation('campaigns');
  const day = useDay();
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
      cell: ({ slug, title }) => <RowLink href={managePaths.event(slug)}>{title}</RowLink>,
    },
    {
      id: 'state',
      title: t('state'),
      cell: (event) => (
        <span className={manage.tags}>
          <CampaignState of={event} />
          {event.state === 'closed' ? (
            <Tag tone={event.announced_at ? 'plain' : 'accent'}>
              {t(event.announced_at ? 'events.announced' : 'events.waiting')}
            </Tag>
          ) : null}
        </span>
      ),
    },
    ...days,
    {
      id: 'applications',
      title: t('events.applications'),
      named: true,
      numeric: true,
      cell: ({ slug, title, state, application_count: count }) =>
        state === 'draft' || state === 'scheduled' ? (
          formatInteger(count)
        ) : (
          <CellLink
            href={managePaths.eventApplications(slug)}
            label={t('events.applicationsOf', { title, applications: formatInteger(count) })}
          >
            {formatInteger(count)}
          </CellLink>
        ),
    },
    {
      id: 'winners',
      title: t('events.winners'),
      named: true,
      numeric: true,
      cell: ({ winner_count: count }) => formatInteger(count),
    },
  ];
}
