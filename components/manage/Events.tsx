import { useTranslation } from 'react-i18next';
import { useGetManagedEventsQuery } from '@/api/managedEvents';
import { ListSearch } from '@/components/lists/ListTools';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import { PlusIcon } from '@/components/ui/icons';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { campaignStates } from '@/contract/constants/campaigns';
import type { ManagedEvent } from '@/contract/managedEvents';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CampaignState } from './CampaignState';
import { type ManagedEventsState, managedEventsHref, managedEventsQueryOf } from './eventsQuery';
import manage from './Manage.module.css';
import { CellLink, type Column, RowLink, Table } from './Table';
import { useDay } from './useDay';
import { useManagedList } from './useManagedList';
import { ViewChips } from './ViewChips';

/** Renders the events of every state, by state and search, and the link to a new one. */
export function Events({ state }: { state: ManagedEventsState }) {
  const { t } = useTranslation('campaigns');
  const answer = useGetManagedEventsQuery(managedEventsQueryOf(state));
  const columns = useColumns();
  const list = useManagedList(state, managedEventsHref);
  const { hrefOf } = list;
  const isNarrowed = Boolean(state.state || state.search);
  return (
    <>
      <div className={manage.tools}>
        <ListSearch list={list} label={t('events.search')} />
        <LinkButton variant="primary" href={managePaths.event('new')} icon={<PlusIcon size={1} />}>
          {t('events.new')}
        </LinkButton>
      </div>
      <ViewChips
        label={t('state')}
        views={['', ...campaignStates] as const}
        selected={state.state}
        nameOf={(view) => t(`states.${view || 'all'}`)}
        hrefOf={(view) => hrefOf({ state: view })}
      />
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('events.nothing')}
              body={t('events.nothingBody')}
              action={<LinkButton href={managePaths.events()}>{t('events.clear')}</LinkButton>}
            />
          ) : (
            <EmptyState title={t('events.empty')} body={t('events.emptyBody')} />
          )
        }
      >
        {(events) => <Table label={t('events.table')} columns={columns} rows={events} />}
      </AnswerPages>
    </>
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
