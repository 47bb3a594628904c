import { createListPage } from '@/routes/createPage';
import { loadPosts } from '@/routes/loaders/posts';
import { topicOrders } from '@/routes/loaders/topics';

export const posts = createListPage('posts', {
  namespaces: ['posts', 'products'],
  orders: topicOrders,
  load: (fetchQuery, { state }) => loadPosts(fetchQuery, state),
});
