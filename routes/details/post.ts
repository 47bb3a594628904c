import { createDetailPage } from '@/routes/createPage';
import { loadPost } from '@/routes/loaders/posts';

export const post = createDetailPage('post', {
  namespaces: ['posts', 'products', 'comments'],
  propsOf: ({ id }, page) => ({ id, page }),
  load: (fetchQuery, { id, page }) => loadPost(fetchQuery, id, page),
  away: { notion: null },
});
