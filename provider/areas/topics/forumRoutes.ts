import { forumTopicCalls } from '../../../contract/topics.calls.ts';
import { forumTopicSchemas } from '../../../contract/topics.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { findForum } from '../../domain/taxonomy/forums.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { mayCountView, readerOf } from '../../domain/views/reader.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { createTopic } from './commands.ts';
import { readTopic, topicPage } from './handlers.ts';
import { listForumTopics } from './list.ts';
import { presentListItem } from './present.ts';
import { countView } from './views.ts';

/** Topics of one forum. */
export const forumTopicRoutes = mount(forumTopicCalls, forumTopicSchemas, {
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
    invalidates(c, topicPage(slug, created));
    return readTopic(c, created);
  },
  getTopic: (c, { params: { slug, id } }) => readTopic(c, id, slug),
  viewTopic(c, { params: { slug, id }, member }) {
    const reader = readerOf(c);
    return write(c, async (tx) => {
      const forum = await findForum(tx, slug);
      if (!forum) throw notFound();
      const now = c.get('services').now();
      const mayCount = () => mayCountView(c, `topic:${id}`);
      return countView(tx, { id, forumId: forum.id, reader, member, now, mayCount });
    });
  },
});
