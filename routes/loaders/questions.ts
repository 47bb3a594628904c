import { commentsApi } from '@/api/comments';
import { questionComments, questionsApi } from '@/api/questions';
import { type QuestionsScope, questionsQueryOf, waitingQuery } from '@/components/questions/questionsQuery';
import type { ListState } from '@/lib/listState';
import type { FetchQuery } from '@/store/pageData';

const { getQuestions, getQuestion } = questionsApi.endpoints;

/** Loads a page of questions, and the unanswered ones in the side column. */
export const loadQuestions = (fetchQuery: FetchQuery, state: ListState, scope: QuestionsScope) =>
  Promise.all([
    fetchQuery(getQuestions.initiate(questionsQueryOf(state, scope))),
    ...(scope.unanswered ? [] : [fetchQuery(getQuestions.initiate(waitingQuery))]),
  ]);

/** Loads the data of a question's page in parallel; `page` is that of its comments. */
export async function loadQuestion(fetchQuery: FetchQuery, slug: string, page: number) {
  const { path } = questionComments(slug);
  await Promise.all([
    fetchQuery(getQuestion.initiate({ slug })),
    fetchQuery(commentsApi.endpoints.getComments.initiate({ path, page })),
    fetchQuery(getQuestions.initiate(waitingQuery)),
  ]);
}
