import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '@/api/events';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { CardSkeletons, cardGrid } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/State';
import type { EventsQuery } from '@/contract/events';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { EventCard } from './EventCard';
import { type EventsTab, eventsQueryOf } from './eventsView';

/** The number of cards in the first view of a desktop. */
const SEEN_AT_ONCE = 3;

function EventsPage({ query }: { query: EventsQuery }) {
  return (
    <ListPage
      answer={useGetEventsQuery(query)}
      tags={['Events']}
      className={cardGrid}
      skeleton={<CardSkeletons />}
      row={(event, place) => <EventCard key={event.slug} event={event} eager={place < SEEN_AT_ONCE} />}
    />
  );
}

/** Renders a tab's events by the list's state, as cards, and the empty state. */
export function EventList({ list, tab }: { list: List; tab: EventsTab }) {
  const { t } = useTranslation('events');
  const { state } = list;
  const { data } = useGetEventsQuery(eventsQueryOf(tab, state));
  const elsewhere = tab === '' ? ('upcoming' as const) : ('' as const);
  return (
    <PagedList
      list={list}
      label={t('list.label')}
      data={data}
      page={(page) => <EventsPage query={eventsQueryOf(tab, state, page)} />}
      empty={
        <EmptyState
          title={t(`list.empty.${tab || 'opened'}`)}
          body={t(tab === '' ? 'list.emptyOpened' : 'list.emptyOthers')}
          action={
            <LinkButton href={paths.events({ tab: elsewhere })}>
              {t(tab === '' ? 'list.toUpcoming' : 'list.toOpened')}
            </LinkButton>
          }
        />
      }
    />
  );
}
