import { eventsApi } from '@/api/events';
import { eventsQueryOf, tabOf } from '@/components/events/eventsView';
import { createListPage } from '@/routes/createPage';

export const events = createListPage('events', {
  namespaces: ['events'],
  propsOf: (query) => ({ tab: tabOf(query) }),
  load: (fetchQuery, { tab, state }) => fetchQuery(eventsApi.endpoints.getEvents.initiate(eventsQueryOf(tab, state))),
});
