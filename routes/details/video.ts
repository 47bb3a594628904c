import { createDetailPage } from '@/routes/createPage';
import { loadVideo } from '@/routes/loaders/contents';

export const video = createDetailPage('video', {
  propsOf: ({ id }, page) => ({ id, page }),
  load: (ask, { id, page }) => loadVideo(ask, id, page),
});
