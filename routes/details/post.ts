import { createDetailPage } from '@/routes/createPage';
import { loadPost } from '@/routes/loaders/posts';

export const post = createDetailPage('post', {
  propsOf: ({ id }, page) => ({ id, page }),
  load: (ask, { id, page }) => loadPost(ask, id, page),
  away: { notion: null },
});
