import type { Event } from '@/contract/events';

/** As many topics stand under an event; the forum has the others. */
const TOPICS_SHOWN = 5;

/** Builds the query for the topics that members wrote for an event. */
export const eventTopicsQuery = ({ forum, event }: NonNullable<Event['forum_event']>) => ({
  slug: forum,
  event,
  page_size: TOPICS_SHOWN,
});
