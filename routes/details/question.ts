import { createDetailPage } from '@/routes/createPage';
import { loadQuestion } from '@/routes/loaders/questions';

export const question = createDetailPage('question', {
  namespaces: ['questions', 'comments'],
  propsOf: ({ slug }, page) => ({ slug, page }),
  load: (fetchQuery, { slug, page }) => loadQuestion(fetchQuery, slug, page),
});
