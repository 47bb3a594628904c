import { commentsApi } from '@/api/comments';
import { questionComments, questionsApi } from '@/api/questions';
import {
  type QuestionsScope,
  questionsQueryOf,
  waitingQuery,
} from '@/components/questions/questionsQuery';
import type { ListState } from '@/lib/listState';
import type { Ask } from '@/store/pageData';

const { getQuestions, getQuestion } = questionsApi.endpoints;

/** Asks for a page of questions, and for those that wait in the rail. */
export const loadQuestions = (ask: Ask, state: ListState, scope: QuestionsScope) =>
  Promise.all([
    ask(getQuestions.initiate(questionsQueryOf(state, scope))),
    ...(scope.unanswered ? [] : [ask(getQuestions.initiate(waitingQuery))]),
  ]);

/** Asks at once for everything that a question's page shows; `page` is that of its comments. */
export async function loadQuestion(ask: Ask, slug: string, page: number) {
  const { path } = questionComments(slug);
  await Promise.all([
    ask(getQuestion.initiate(slug)),
    ask(commentsApi.endpoints.getComments.initiate({ path, page })),
    ask(getQuestions.initiate(waitingQuery)),
  ]);
}
