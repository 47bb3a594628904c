import type { QuestionsQuery } from '@/contract/questions';
import { pageQueryOf } from '@/lib/listQuery';
import type { ListState } from '@/lib/listState';

/** Whether a list has all questions or only those without an answer. */
export interface QuestionsScope {
  unanswered: boolean;
}

/** Returns the query of a page of questions, the same on the server and in the browser. */
export function questionsQueryOf(state: ListState, { unanswered }: QuestionsScope, page = state.page): QuestionsQuery {
  const order = state.ordering_type === 'new' ? 'new' : 'hot';
  return { ...pageQueryOf(state, page), ordering_type: unanswered ? 'unanswered' : order };
}

/** A few questions that wait for an answer, for the rail. */
export const waitingQuery: QuestionsQuery = { ordering_type: 'unanswered', page_size: 6 };
