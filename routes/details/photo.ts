import { createDetailPage } from '@/routes/createPage';
import { loadPhoto } from '@/routes/loaders/contents';

export const photo = createDetailPage('photo', {
  propsOf: ({ id }, page) => ({ id, page }),
  load: (ask, { id, page }) => loadPhoto(ask, id, page),
});
