import { eq, inArray } from 'drizzle-orm';
import { answers, questions } from '../../db/schema/questions.ts';
import type { SubjectHandler } from '../../domain/moderation/subject.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRow } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { hasAnswer, setCounts } from './queries.ts';

/** Returns a question's row whatever its status, locked until the transaction ends. */
export async function lockAnyQuestion(tx: Db, id: number) {
  const row = await lockRow(tx, questions, eq(questions.id, id));
  return row;
}

/** The operations of moderation on questions. Their counters follow by triggers. */
export const questionSubject: SubjectHandler = {
  async find(db, ids) {
    const rows = await db.select().from(questions).where(inArray(questions.id, ids));
    return rows.map(({ id, userId, title, content, status, createdAt, slug }) => ({
      id,
      authorId: userId,
      title,
      content,
      status,
      createdAt,
      path: `/questions/${slug}`,
      page: `questions/${slug}`,
    }));
  },

  lock: lockAnyQuestion,

  async setStatus(tx, id, status, now) {
    await tx.update(questions).set({ status, deletedAt: null, updatedAt: now }).where(eq(questions.id, id));
  },

  async erase(tx, ids) {
    await tx.update(questions).set({ title: '', content: '' }).where(inArray(questions.id, ids));
  },
};

/** Locks an answer and its question, the question first, and returns both. */
async function lockAnswer(tx: Db, id: number) {
  const [known] = await tx.select().from(answers).where(eq(answers.id, id));
  if (!known) return undefined;
  const question = await lockAnyQuestion(tx, known.questionId);
  const answer = await lockRow(tx, answers, eq(answers.id, id));
  return question && answer && { question, answer };
}

/** The operations of moderation on answers. */
export const answerSubject: SubjectHandler = {
  async find(db, ids) {
    const rows = await db
      .select({ answer: answers, slug: questions.slug, title: questions.title })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(inArray(answers.id, ids));
    return rows.map(({ answer, slug, title }) => ({
      id: answer.id,
      authorId: answer.userId,
      title,
      content: answer.content,
      status: answer.status,
      createdAt: answer.createdAt,
      path: `/questions/${slug}#answer-${answer.id}`,
      page: `questions/${slug}`,
    }));
  },

  lock: lockAnswer,

  async setStatus(tx, id, status, now) {
    const locked = await lockAnswer(tx, id);
    if (!locked || locked.answer.status === status) return;
    const { question, answer: row } = locked;
    // A member has one answer: while there is a newer one, the deleted one cannot be restored.
    if (row.status === 'deleted' && (await hasAnswer(tx, row))) {
      throw new ApiError(409, 'answered_anew');
    }
    await tx.update(answers).set({ status, deletedAt: null, updatedAt: now }).where(eq(answers.id, id));
    const change = (status === 'published' ? 1 : 0) - (row.status === 'published' ? 1 : 0);
    if (change) await setCounts(tx, question, { answerCount: question.answerCount + change });
  },

  async erase(tx, ids) {
    await tx.update(answers).set({ content: '' }).where(inArray(answers.id, ids));
  },
};
