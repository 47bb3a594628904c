import { eq, sql } from 'drizzle-orm';
import { answerFields, questionFields } from '../../../contract/questions.ts';
import { answerLikes, answers, questions } from '../../db/schema/questions.ts';
import { defineWritten, textColumns } from '../../domain/content/written.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { visibleAnswers, visibleQuestions } from './policy.ts';
import { hasAnswer, questionRank } from './queries.ts';

/** Questions, by their slugs. Their lists are counted by triggers. */
export const questionContent = defineWritten({
  kind: 'question',
  table: questions,
  address: { slug: questions.slug },
  page: ({ slug }: { slug: string }) => `questions/${slug}`,
  visible: visibleQuestions,
  texts: textColumns(questions, questionFields.shape),
  rank: questionRank,
});

/** Answers, on the page of their question. */
export const answerContent = defineWritten({
  kind: 'answer',
  table: answers,
  address: {
    slug: sql`(select questions.slug from questions where questions.id = answers.question_id)`,
    id: answers.id,
  },
  page: ({ slug }: { slug: string; id: number }) => questionContent.page({ slug }),
  within: { content: questionContent, id: answers.questionId },
  visible: visibleAnswers,
  title: sql`(select questions.title from questions where questions.id = answers.question_id)`,
  texts: textColumns(answers, answerFields.shape),
  likes: answerLikes,
  async count(tx, { questionId }, change) {
    const question = await lockExisting(tx, questions, eq(questions.id, questionId));
    await questionContent.setCounts(tx, question, { answerCount: question.answerCount + change });
  },
  /** A member has one answer: while there is a newer one, the deleted one cannot be restored. */
  async requireRestorable(tx, answer) {
    if (await hasAnswer(tx, answer)) throw new ApiError(409, 'answered_anew');
  },
});
