import { questionOrders } from '@/contract/constants/common';
import { createListPage } from '@/routes/createPage';
import { loadQuestions } from '@/routes/loaders/questions';

export const questions = createListPage('questions', {
  namespaces: ['questions'],
  orders: { types: questionOrders },
  propsOf: ({ unanswered }) => ({ unanswered: unanswered === '1' }),
  load: (fetchQuery, { unanswered, state }) => loadQuestions(fetchQuery, state, { unanswered }),
});
