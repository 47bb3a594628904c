import { createDetailPage } from '@/routes/createPage';
import { loadTopic } from '@/routes/loaders/topic';

export const topic = createDetailPage('topic', {
  namespaces: ['topics', 'skin', 'comments'],
  propsOf: ({ slug, id }, page) => ({ slug, id, page }),
  load: (fetchQuery, { slug, id, page }) => loadTopic(fetchQuery, slug, id, page),
});
