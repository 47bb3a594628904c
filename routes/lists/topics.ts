import { createListPage } from '@/routes/createPage';
import { loadAllForums } from '@/routes/loaders/allForums';
import { loadRailBanners } from '@/routes/loaders/railBanners';
import { loadTopics, topicOrders } from '@/routes/loaders/topics';

export const topics = createListPage('topics', {
  namespaces: ['topics', 'forums'],
  orders: topicOrders,
  propsOf: ({ best }) => ({ best: best === '1' }),
  load: (fetchQuery, { best, state }) =>
    Promise.all([loadTopics(fetchQuery, state, { best }), loadAllForums(fetchQuery), loadRailBanners(fetchQuery)]),
});
