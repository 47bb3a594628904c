import type { Event } from '@/contract/events';

/** The number of topics shown below an event; the forum lists the others. */
const TOPICS_SHOWN = 5;

/** Builds the query for the topics that members wrote for an event. */
export const eventTopicsQuery = ({ forum, event }: NonNullable<Event['forum_event']>) => ({
  slug: forum,
  event,
  page_size: TOPICS_SHOWN,
});
