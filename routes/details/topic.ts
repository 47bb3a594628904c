import { createDetailPage } from '@/routes/createPage';
import { loadTopic } from '@/routes/loaders/topic';

export const topic = createDetailPage('topic', {
  propsOf: ({ slug, id }, page) => ({ slug, id, page }),
  load: (ask, { slug, id, page }) => loadTopic(ask, slug, id, page),
});
