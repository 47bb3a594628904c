import { and, eq } from 'drizzle-orm';
import { questionAnswerCalls } from '../../../contract/questions.calls.ts';
import type { Answer } from '../../../contract/questions.ts';
import { answers, questions } from '../../db/schema/questions.ts';
import { like } from '../../domain/actions/like.ts';
import { remove } from '../../domain/actions/remove.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, invalidates, read, write } from '../../platform/http/context.ts';
import { createAnswer, toggleAccepted, updateAnswer } from './answers.ts';
import { answerContent, questionContent } from './content.ts';
import { asAuthor } from './policy.ts';
import { presentAnswer } from './present.ts';
import { findAnswer, findQuestion } from './queries.ts';

/** Reads an answer as the caller sees it. @throws 404 */
function readAnswer(c: AppContext, id: number): Promise<Answer> {
  const member = c.get('member');
  return read(c, async (db) => {
    const row = await findAnswer(db, eq(answers.id, id), member);
    if (!row) throw notFound();
    const [question] = await db
      .select({ acceptedId: questions.acceptedId, userId: questions.userId })
      .from(questions)
      .where(eq(questions.id, row.answer.questionId));
    if (!question) throw notFound();
    return presentAnswer(row, question, { member, locale: c.get('locale') });
  });
}

/** Answers to questions: one a member a question. */
export const answerRoutes = mount(questionAnswerCalls, {
  async getMyAnswer(c, { params, member }) {
    const own = await read(c, async (db) => {
      const found = await findQuestion(db, params.slug, member);
      if (!found) throw notFound();
      const mine = and(eq(answers.questionId, found.question.id), eq(answers.userId, member.id));
      const row = await findAnswer(db, mine, asAuthor(member));
      return row ? presentAnswer(row, found.question, { member, locale: c.get('locale') }) : null;
    });
    return { answer: own };
  },
  async createAnswer(c, { body, member }) {
    const created = await write(c, (tx) => createAnswer(tx, body, requestContext(c, member)));
    invalidates(c, questionContent.page({ slug: body.question }));
    return readAnswer(c, created);
  },
  async updateAnswer(c, { params: { id }, body, member }) {
    const page = await write(c, (tx) => updateAnswer(tx, id, body, requestContext(c, member)));
    invalidates(c, page);
    return readAnswer(c, id);
  },
  deleteAnswer: remove(answerContent),
  likeAnswer: like(answerContent),
  async acceptAnswer(c, { params, member }) {
    const { page, accepted } = await write(c, (tx) => toggleAccepted(tx, params.id, requestContext(c, member)));
    invalidates(c, page);
    return { ...done, accepted };
  },
});
