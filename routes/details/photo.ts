import { createDetailPage } from '@/routes/createPage';
import { loadPhoto } from '@/routes/loaders/contents';

export const photo = createDetailPage('photo', {
  namespaces: ['contents', 'products', 'comments'],
  propsOf: ({ id }, page) => ({ id, page }),
  load: (fetchQuery, { id, page }) => loadPhoto(fetchQuery, id, page),
});
