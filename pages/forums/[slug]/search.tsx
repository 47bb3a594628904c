import type { GetServerSideProps } from 'next';
import { topicOrders } from '@/components/topics/topicsQuery';
import { parseListState } from '@/lib/listState';
import { loadForum } from '@/routes/loaders/forum';
import { loadRailBanners } from '@/routes/loaders/railBanners';
import { loadTopics } from '@/routes/loaders/topics';
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
