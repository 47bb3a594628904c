import { z } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import { likeAnswer, slug, success } from '../../../contract/common.ts';
import {
  type Answer,
  acceptAnswer,
  answer,
  answerBody,
  answerId,
  answerUpdateBody,
  myAnswer,
} from '../../../contract/questions.ts';
import { answers, questions } from '../../db/schema/questions.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { notFound } from '../../platform/errors/errors.ts';
import {
  type AppContext,
  call,
  invalidates,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { createAnswer, deleteAnswer, toggleAccepted, toggleAnswerLike, updateAnswer } from './answers.ts';
import { questionPage } from './comments.ts';
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
      .select({ acceptedId: questions.acceptedId })
      .from(questions)
      .where(eq(questions.id, row.answer.questionId));
    return presentAnswer(row, question?.acceptedId ?? null);
  });
}

/** Answers to questions: one a member a question. */
export const answerRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/questions/{slug}/answers/my/',
      summary: 'The caller’s answer; null without one',
      params: z.object({ slug }),
      answer: myAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const own = await read(c, async (db) => {
        const found = await findQuestion(db, c.req.valid('param').slug, member);
        if (!found) throw notFound();
        const { id, acceptedId } = found.question;
        const mine = and(eq(answers.questionId, id), eq(answers.userId, member.id));
        const row = await findAnswer(db, mine, asAuthor(member));
        return row ? presentAnswer(row, acceptedId) : null;
      });
      return c.json({ answer: own }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/questions/answers/',
      summary: 'Answer a question, once per member',
      body: answerBody,
      answer,
      errors: [404],
    }),
    async (c) => {
      const member = requireVerified(c);
      const body = c.req.valid('json');
      const created = await write(c, (tx) => createAnswer(tx, body, requestContext(c, member)));
      invalidates(c, questionPage(body.question));
      return c.json(await readAnswer(c, created), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/questions/answers/{id}/',
      summary: 'Change an answer',
      params: answerId,
      body: answerUpdateBody,
      answer,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const member = requireVerified(c);
      const body = c.req.valid('json');
      const question = await write(c, (tx) => updateAnswer(tx, id, body, requestContext(c, member)));
      invalidates(c, questionPage(question.slug));
      return c.json(await readAnswer(c, id), 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/questions/answers/{id}/',
      summary: 'Delete an answer',
      params: answerId,
      answer: success,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const member = requireMember(c);
      const question = await write(c, (tx) => deleteAnswer(tx, id, requestContext(c, member)));
      invalidates(c, questionPage(question.slug));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/questions/answers/{id}/like/',
      summary: 'Like or unlike an answer',
      params: answerId,
      answer: likeAnswer,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const member = requireMember(c);
      const done = await write(c, (tx) => toggleAnswerLike(tx, id, requestContext(c, member)));
      invalidates(c, questionPage(done.question.slug));
      return c.json(done.answer, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/questions/answers/{id}/accept/',
      summary: 'Accept an answer or undo it, for the author of the question',
      params: answerId,
      answer: acceptAnswer,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const member = requireMember(c);
      const done = await write(c, (tx) => toggleAccepted(tx, id, requestContext(c, member)));
      invalidates(c, questionPage(done.question.slug));
      return c.json({ success: true as const, accepted: done.accepted }, 200);
    },
  );
