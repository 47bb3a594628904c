import { forumTopicCalls, topicCommentCalls } from '../../../contract/topics.calls.ts';
import { view } from '../../domain/actions/view.ts';
import { commentRoutes } from '../../domain/comments/routes.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { findForum } from '../../domain/taxonomy/forums.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { createTopic } from './commands.ts';
import { topicContent } from './content.ts';
import { readTopic } from './handlers.ts';
import { listForumTopics } from './list.ts';
import { requireOpenForum } from './policy.ts';
import { presentListItem } from './present.ts';

/** Topics of one forum. */
export const forumTopicRoutes = mount(forumTopicCalls, {
  async getForumTopics(c, { params, query }) {
    const found = await read(c, (db) => listForumTopics(db, params.slug, query, c.get('services').now()));
    if (!found) throw notFound();
    const { count, rows } = found;
    const taxonomy = await taxonomyOf(c);
    const results = rows.map((row) => presentListItem(row, taxonomy, c.get('locale')));
    return paginate(c, query, count, results);
  },
  async createTopic(c, { params: { slug }, body, member }) {
    const created = await write(c, async (tx) => {
      const forum = await findForum(tx, slug);
      if (!forum) throw notFound();
      return createTopic(tx, forum, body, requestContext(c, member));
    });
    invalidates(c, topicContent.page({ slug, id: created }));
    return readTopic(c, created);
  },
  getTopic: (c, { params: { slug, id } }) => readTopic(c, id, slug),
  viewTopic: view(topicContent),
});

/** Comments of a topic and their replies. */
export const topicCommentRoutes = commentRoutes(topicContent, topicCommentCalls, {
  async requireOpen(tx, { slug }, member) {
    const forum = await findForum(tx, slug);
    if (forum) requireOpenForum(member, forum);
  },
});
