import type { EventsQuery } from '@/contract/events';
import { pageQueryOf } from '@/lib/listQuery';
import type { AddressQuery, ListState } from '@/lib/listState';

/** The tabs of a list of events; '' for the open ones. */
export const eventTabs = ['', 'upcoming', 'winners', 'ended'] as const;
export type EventsTab = (typeof eventTabs)[number];

/** Parses the tab from an address. */
export const tabOf = ({ tab }: AddressQuery): EventsTab => eventTabs.find((it) => it === tab) ?? '';

const asked: Record<EventsTab, EventsQuery> = {
  '': {},
  upcoming: { status: 'upcoming' },
  winners: { opened: 'false', winnerAnnouncement: 'true' },
  ended: { status: 'closed' },
};

/** Builds the query for a page of events, the same on the server and in the browser. */
export const eventsQueryOf = (tab: EventsTab, state: ListState, page = state.page): EventsQuery => ({
  ...asked[tab],
  ...pageQueryOf(state, page),
});
