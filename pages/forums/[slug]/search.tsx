import type { GetServerSideProps } from 'next';
import { loadRailBanners } from '@/components/banners/loadRailBanners';
import { loadForum } from '@/components/forums/loadForum';
import { loadTopics } from '@/components/topics/loadTopics';
import { topicOrders } from '@/components/topics/topicsQuery';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';
import ForumPage from './pages/[page]';

/** A forum's topics searched, filtered or in another order: `/forums/{slug}?search=…`. */
export default ForumPage;

export const getServerSideProps = ((context) => {
  const slug = String(context.params?.slug);
  const state = parseListState(context.query, topicOrders);
  return renderRequest(context, {
    namespaces: ['forums', 'topics'],
    given: { slug, state },
    load: (ask) =>
      Promise.all([
        loadForum(ask, slug, state.event),
        loadTopics(ask, state, { slug }),
        loadRailBanners(ask),
      ]),
  });
}) satisfies GetServerSideProps;
