import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '@/api/events';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { Card, CardSkeletons, cardGrid, poster } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { EventSummary, EventsQuery } from '@/contract/events';
import type { List } from '@/hooks/useListState';
import { formatCompact, formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { type EventsTab, eventsQueryOf } from './eventsView';
import { useEventTimes } from './useEventTimes';

/** Renders an event in a list: picture, time left, prize and number of winners. */
function EventCard({ event, eager }: { event: EventSummary; eager: boolean }) {
  const { t, i18n } = useTranslation('events');
  const { statusText } = useEventTimes();
  const { slug, title, summary, image, status, winnerAnnouncement, winner_count: count } = event;
  const applications = event.application_count;
  return (
    <Card
      href={paths.event(slug, { tab: winnerAnnouncement ? 'winners' : '' })}
      title={title}
      picture={poster(image)}
      eager={eager}
      mark={
        status === 'opened' ? null : <Tag>{winnerAnnouncement ? t('status.announced') : t(`status.${status}`)}</Tag>
      }
      kind={statusText(event)}
      excerpt={summary}
    >
      <span>{t(winnerAnnouncement ? 'card.winners' : 'card.places', { count, winners: formatInteger(count) })}</span>
      {status === 'upcoming' ? null : (
        <span>
          {t(status === 'opened' ? 'card.applying' : 'card.applications', {
            count: applications,
            applications: formatCompact(applications, i18n.language),
          })}
        </span>
      )}
    </Card>
  );
}

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
