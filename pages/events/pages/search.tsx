import type { GetServerSideProps } from 'next';
import { eventsApi } from '@/api/events';
import { eventsQueryOf, tabOf } from '@/components/events/view';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';
import EventsPage from './[view]/[page]';

/** Events of a tab, searched: `/events?search=…`. */
export default EventsPage;

export const getServerSideProps = ((context) => {
  const tab = tabOf(context.query);
  const state = parseListState(context.query);
  return renderRequest(context, {
    namespaces: ['events'],
    given: { tab, state },
    load: (ask) => ask(eventsApi.endpoints.getEvents.initiate(eventsQueryOf(tab, state))),
  });
}) satisfies GetServerSideProps;
