import type { Answer } from '../../../contract/questions.ts';
import { answers, questions } from '../../db/schema/questions.ts';
import { type Caller, isAuthor, visibleTo } from '../../domain/identity/policy.ts';
import { contentCan } from '../../domain/moderation/policy.ts';
import { ApiError } from '../../platform/errors/errors.ts';

/** Selects the questions that the caller may read. */
export const visibleQuestions = (caller: Caller) => visibleTo(questions, caller);

/** Selects the answers that the caller may read. */
export const visibleAnswers = (caller: Caller) => visibleTo(answers, caller);

/** Returns the caller without a manager's permissions: they read what the author of an answer may. */
export const asAuthor = <M extends { isManager: boolean }>(member: M): M => ({
  ...member,
  isManager: false,
});

/** Rejects a caller who did not ask the question: its author alone accepts an answer. @throws 409 `not_asker` */
export function requireAsker(caller: Caller, question: { userId: number }) {
  if (!isAuthor(caller, question)) throw new ApiError(409, 'not_asker');
}

/** Returns what the caller may do with an answer to a question; null for a visitor. */
export function answerCan(
  caller: Caller,
  answer: Parameters<typeof contentCan>[1],
  question: { userId: number },
): Answer['can'] {
  const can = contentCan(caller, answer);
  return can && { ...can, accept: answer.status === 'published' && isAuthor(caller, question) };
}
