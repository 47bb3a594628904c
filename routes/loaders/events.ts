import type { GetStaticProps } from 'next';
import { eventsApi } from '@/api/events';
import { forumsApi } from '@/api/forums';
import { eventTopicsQuery } from '@/components/events/eventTopicsQuery';
import { LIST_SECONDS } from '@/lib/constants';
import { renderStatic } from '@/server/render/page';

const { getEvent } = eventsApi.endpoints;
const { getForumTopics } = forumsApi.endpoints;

/** An event's page, of itself or of its winners, with everything that it shows. */
export const eventProps =
  (winners: boolean): GetStaticProps =>
  ({ locale, params }) => {
    const slug = String(params?.slug);
    return renderStatic({
      locale,
      namespaces: ['events', 'personal', 'pictures', 'writing', 'topics'],
      revalidate: LIST_SECONDS,
      load: async (ask) => {
        const { forum_event: of } = await ask(getEvent.initiate(slug));
        if (of && !winners) await ask(getForumTopics.initiate(eventTopicsQuery(of)));
        return { slug, winners };
      },
    });
  };
