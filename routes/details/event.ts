import { eventsApi } from '@/api/events';
import { forumsApi } from '@/api/forums';
import { eventTopicsQuery } from '@/components/events/eventTopicsQuery';
import { createDetailPage } from '@/routes/createPage';

const { getEvent } = eventsApi.endpoints;
const { getForumTopics } = forumsApi.endpoints;

const eventWith = (winners: boolean) =>
  createDetailPage('event', {
    propsOf: ({ slug }) => ({ slug, winners }),
    load: async (ask, { slug }) => {
      const { forum_event: of } = await ask(getEvent.initiate(slug));
      if (of && !winners) await ask(getForumTopics.initiate(eventTopicsQuery(of)));
    },
  });

export const event = eventWith(false);
export const eventWinners = eventWith(true);
