import { answers, questions } from '../../db/schema/questions.ts';
import { type Caller, mayChange, visibleTo } from '../../domain/identity/policy.ts';
import { ApiError } from '../../platform/errors/errors.ts';

/** Selects the questions that the caller may read. */
export const visibleQuestions = (caller: Caller) => visibleTo(questions, caller);

/** Selects the answers that the caller may read. */
export const visibleAnswers = (caller: Caller) => visibleTo(answers, caller);

/** The caller as any author of an answer: reads what an author may, and nothing that only managers may. */
export const asAuthor = <M extends { isManager: boolean }>(member: M): M => ({
  ...member,
  isManager: false,
});

/** Returns whether the caller may read one answer. */
export const mayReadAnswer = (
  caller: Caller,
  answer: Pick<typeof answers.$inferSelect, 'status' | 'userId'>,
): boolean => answer.status === 'published' || (answer.status === 'hidden' && mayChange(caller, answer));

/** @throws 409 `not_asker` unless the caller asked the question: the author alone accepts an answer */
export function requireAsker(caller: { id: number }, question: { userId: number }) {
  if (question.userId !== caller.id) throw new ApiError(409, 'not_asker');
}
