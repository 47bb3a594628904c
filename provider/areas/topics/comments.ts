import { topicCommentCalls } from '../../../contract/topics.calls.ts';
import { topicCommentSchemas } from '../../../contract/topics.ts';
import { commentParent } from '../../domain/comments/parents.ts';
import { commentRoutes } from '../../domain/comments/routes.ts';
import { findForum } from '../../domain/taxonomy/forums.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { lockTopic } from './commands.ts';
import { setCounts } from './counters.ts';
import { topicPage } from './handlers.ts';
import { lockAnyTopic, topicSubject } from './moderate.ts';
import { requireOpenForum } from './policy.ts';
import { findTopic } from './queries.ts';

/** Comments of a topic and their replies. */
export const topicCommentRoutes = commentRoutes({
  kind: 'topic',
  calls: topicCommentCalls,
  schemas: topicCommentSchemas,
  find: async (db, { slug, id }, member) => (await findTopic(db, id, { member, forum: slug }))?.topic,
  lock: async (tx, { slug, id }, member) => {
    const forum = await findForum(tx, slug);
    if (!forum) throw notFound();
    return lockTopic(tx, id, member, forum.id);
  },
  setCounts,
  requireOpen: async (tx, { slug }, member) => {
    const forum = await findForum(tx, slug);
    if (forum) requireOpenForum(member, forum);
  },
  page: ({ slug, id }) => topicPage(slug, id),
});

/** Topics as the moderation of their comments needs them. */
export const topicCommentParent = commentParent({
  pages: async (db, ids) => new Map((await topicSubject.find(db, ids)).map(({ id, page }) => [id, page])),
  lock: lockAnyTopic,
  setCounts,
});
