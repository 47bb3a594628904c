import { createListPage } from '@/routes/createPage';
import { loadQuestions } from '@/routes/loaders/questions';

export const questions = createListPage('questions', {
  propsOf: ({ unanswered }) => ({ unanswered: unanswered === '1' }),
  load: (fetchQuery, { unanswered, state }) => loadQuestions(fetchQuery, state, { unanswered }),
});
