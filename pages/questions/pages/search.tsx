import type { GetServerSideProps } from 'next';
import { questionOrders } from '@/components/questions/questionsQuery';
import { parseListState } from '@/lib/listState';
import { loadQuestions } from '@/routes/loaders/questions';
import { renderRequest } from '@/server/render/page';
import QuestionsPage from './[view]/[page]';

/** Questions searched or in another order: `/questions?search=…`. */
export default QuestionsPage;

export const getServerSideProps = ((context) => {
  const unanswered = context.query.unanswered === '1';
  const state = parseListState(context.query, { types: questionOrders });
  return renderRequest(context, {
    namespaces: ['questions'],
    given: { unanswered, state },
    load: (ask) => loadQuestions(ask, state, { unanswered }),
  });
}) satisfies GetServerSideProps;
