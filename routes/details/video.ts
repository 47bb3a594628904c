import { createDetailPage } from '@/routes/createPage';
import { loadVideo } from '@/routes/loaders/contents';

export const video = createDetailPage('video', {
  namespaces: ['contents', 'products', 'comments'],
  propsOf: ({ id }, page) => ({ id, page }),
  load: (fetchQuery, { id, page }) => loadVideo(fetchQuery, id, page),
});
