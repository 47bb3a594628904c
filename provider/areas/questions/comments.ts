import { eq } from 'drizzle-orm';
import { questionCommentCalls } from '../../../contract/questions.calls.ts';
import { questionCommentSchemas } from '../../../contract/questions.ts';
import { questions } from '../../db/schema/questions.ts';
import { commentParent } from '../../domain/comments/parents.ts';
import { commentRoutes } from '../../domain/comments/routes.ts';
import { lockAnyQuestion, questionSubject } from './moderate.ts';
import { findQuestion, lockQuestion, setCounts } from './queries.ts';

/** Returns the page of a question, as `invalidates` expects it. */
export const questionPage = (name: string) => `questions/${name}`;

/** Comments of a question and their replies. */
export const questionCommentRoutes = commentRoutes({
  kind: 'question',
  calls: questionCommentCalls,
  schemas: questionCommentSchemas,
  find: async (db, params, member) => (await findQuestion(db, params.slug, member))?.question,
  lock: (tx, params, member) => lockQuestion(tx, eq(questions.slug, params.slug), member),
  setCounts,
  page: (params) => questionPage(params.slug),
});

/** Questions as the moderation of their comments needs them. */
export const questionCommentParent = commentParent({
  pages: async (db, ids) => new Map((await questionSubject.find(db, ids)).map(({ id, page }) => [id, page])),
  lock: lockAnyQuestion,
  setCounts,
});
