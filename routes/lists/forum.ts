import { createListPage } from '@/routes/createPage';
import { loadForum } from '@/routes/loaders/forum';
import { loadRailBanners } from '@/routes/loaders/railBanners';
import { loadTopics, topicOrders } from '@/routes/loaders/topics';

export const forum = createListPage('forum', {
  namespaces: ['forums', 'topics'],
  orders: topicOrders,
  propsOf: ({ slug }) => ({ slug: String(slug) }),
  load: (fetchQuery, { slug, state }) =>
    Promise.all([
      loadForum(fetchQuery, slug, state.event),
      loadTopics(fetchQuery, state, { slug }),
      loadRailBanners(fetchQuery),
    ]),
});
