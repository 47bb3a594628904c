import { postCommentCalls } from '../../../contract/posts.calls.ts';
import { postCommentSchemas } from '../../../contract/posts.ts';
import { commentParent } from '../../domain/comments/parents.ts';
import { commentRoutes } from '../../domain/comments/routes.ts';
import { lockPost } from './commands.ts';
import { setCounts } from './counters.ts';
import { lockAnyPost } from './moderate.ts';
import { findPost } from './queries.ts';
import { postPage } from './routes.ts';

/** Comments of a post and their replies. */
export const postCommentRoutes = commentRoutes({
  kind: 'post',
  calls: postCommentCalls,
  schemas: postCommentSchemas,
  find: async (db, params, member) => (await findPost(db, params.id, member))?.post,
  lock: (tx, params, member) => lockPost(tx, params.id, member),
  setCounts,
  page: (params) => postPage(params.id),
});

/** Posts as the moderation of their comments needs them. */
export const postCommentParent = commentParent({
  pages: async (_db, ids) => new Map(ids.map((postId) => [postId, postPage(postId)])),
  lock: lockAnyPost,
  setCounts,
});
