import { eventsApi } from '@/api/events';
import { forumsApi } from '@/api/forums';
import { eventTopicsQuery } from '@/components/events/eventTopicsQuery';
import { createDetailPage } from '@/routes/createPage';

const { getEvent } = eventsApi.endpoints;
const { getForumTopics } = forumsApi.endpoints;

const eventWith = (winners: boolean) =>
  createDetailPage('event', {
    namespaces: ['events', 'personal', 'pictures', 'drafts', 'topics'],
    propsOf: ({ slug }) => ({ slug, winners }),
    load: async (fetchQuery, { slug }) => {
      const { forum_event: of } = await fetchQuery(getEvent.initiate({ slug }));
      if (of && !winners) await fetchQuery(getForumTopics.initiate(eventTopicsQuery(of)));
    },
  });

export const event = eventWith(false);
export const eventWinners = eventWith(true);
