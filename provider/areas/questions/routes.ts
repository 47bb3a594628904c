import { z } from '@hono/zod-openapi';
import { slug, success } from '../../../contract/common.ts';
import { DEFAULT_PAGE_SIZE } from '../../../contract/constants/common.ts';
import {
  type Question,
  question,
  questionBody,
  questionsAnswer,
  questionsQuery,
  questionUpdateBody,
} from '../../../contract/questions.ts';
import { presentThread } from '../../domain/comments/present.ts';
import { listThreads } from '../../domain/comments/queries.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { notFound } from '../../platform/errors/errors.ts';
import {
  type AppContext,
  call,
  invalidates,
  paginate,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { createQuestion, deleteQuestion, updateQuestion } from './commands.ts';
import { questionPage } from './comments.ts';
import { listQuestions } from './list.ts';
import { presentQuestion, presentSummary } from './present.ts';
import { findQuestion, listAnswers } from './queries.ts';

const bySlug = z.object({ slug });

/** Reads a question as the caller sees it. @throws 404 */
function readQuestion(c: AppContext, name: string): Promise<Question> {
  const member = c.get('member');
  return read(c, async (db) => {
    const found = await findQuestion(db, name, member);
    if (!found) throw notFound();
    const answers = await listAnswers(db, found.question, member);
    const first = { page: 1, page_size: DEFAULT_PAGE_SIZE, ordering: 'old' as const };
    const threads = await listThreads(db, { ...found.question, kind: 'question' }, first, member?.id);
    return presentQuestion(found, answers, threads.rows.map(presentThread));
  });
}

/** Questions of members and managers. */
export const questionRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/questions/',
      summary: 'Questions',
      query: questionsQuery,
      answer: questionsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listQuestions(db, query));
      return c.json(paginate(c, query, count, rows.map(presentSummary)), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/questions/',
      summary: 'Ask a question',
      body: questionBody,
      answer: question,
    }),
    async (c) => {
      const member = requireVerified(c);
      const body = c.req.valid('json');
      const created = await write(c, (tx) => createQuestion(tx, body, requestContext(c, member)));
      invalidates(c, questionPage(created));
      return c.json(await readQuestion(c, created), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/questions/{slug}/',
      summary: 'A question with its best answers and its first comments',
      params: bySlug,
      answer: question,
    }),
    async (c) => c.json(await readQuestion(c, c.req.valid('param').slug), 200),
  )
  .openapi(
    call({
      method: 'put',
      path: '/questions/{slug}/',
      summary: 'Change a question; omitted fields stay',
      params: bySlug,
      body: questionUpdateBody,
      answer: question,
    }),
    async (c) => {
      const { slug: name } = c.req.valid('param');
      const member = requireVerified(c);
      await write(c, (tx) => updateQuestion(tx, name, c.req.valid('json'), requestContext(c, member)));
      invalidates(c, questionPage(name));
      return c.json(await readQuestion(c, name), 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/questions/{slug}/',
      summary: 'Delete a question',
      params: bySlug,
      answer: success,
    }),
    async (c) => {
      const { slug: name } = c.req.valid('param');
      const member = requireMember(c);
      await write(c, (tx) => deleteQuestion(tx, name, requestContext(c, member)));
      invalidates(c, questionPage(name));
      return c.json({ success: true as const }, 200);
    },
  );
