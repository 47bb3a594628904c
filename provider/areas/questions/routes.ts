import { DEFAULT_PAGE_SIZE } from '../../../contract/constants/common.ts';
import { questionCalls, questionCommentCalls } from '../../../contract/questions.calls.ts';
import type { Question } from '../../../contract/questions.ts';
import { remove } from '../../domain/actions/remove.ts';
import { presentThread } from '../../domain/comments/present.ts';
import { listThreads } from '../../domain/comments/queries.ts';
import { commentRoutes } from '../../domain/comments/routes.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { createQuestion, updateQuestion } from './commands.ts';
import { questionContent } from './content.ts';
import { listQuestions } from './list.ts';
import { presentQuestion, presentSummary } from './present.ts';
import { findQuestion, listAnswers } from './queries.ts';

/** Reads a question as the caller sees it. @throws 404 */
function readQuestion(c: AppContext, name: string): Promise<Question> {
  const [member, locale] = [c.get('member'), c.get('locale')];
  return read(c, async (db) => {
    const found = await findQuestion(db, name, member);
    if (!found) throw notFound();
    const answers = await listAnswers(db, found.question, member);
    const first = { page: 1, page_size: DEFAULT_PAGE_SIZE, ordering: 'old' as const };
    const threads = await listThreads(db, { ...found.question, kind: 'question' }, first, member?.id);
    const comments = threads.rows.map((row) => presentThread(row, { member, forumId: null, locale }));
    return presentQuestion(found, answers, comments, { member, locale });
  });
}

/** Questions of members and managers. */
export const questionRoutes = mount(questionCalls, {
  async getQuestions(c, { query }) {
    const { count, rows } = await read(c, (db) => listQuestions(db, query));
    const results = rows.map((row) => presentSummary(row, c.get('locale')));
    return paginate(c, query, count, results);
  },
  async createQuestion(c, { body, member }) {
    const created = await write(c, (tx) => createQuestion(tx, body, requestContext(c, member)));
    invalidates(c, questionContent.page({ slug: created }));
    return readQuestion(c, created);
  },
  getQuestion: (c, { params }) => readQuestion(c, params.slug),
  async updateQuestion(c, { params: { slug }, body, member }) {
    await write(c, (tx) => updateQuestion(tx, slug, body, requestContext(c, member)));
    invalidates(c, questionContent.page({ slug }));
    return readQuestion(c, slug);
  },
  deleteQuestion: remove(questionContent),
});

/** Comments of a question and their replies. */
export const questionCommentRoutes = commentRoutes(questionContent, questionCommentCalls);
