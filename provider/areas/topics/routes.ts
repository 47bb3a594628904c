import { topicCalls } from '../../../contract/topics.calls.ts';
import { topicSchemas } from '../../../contract/topics.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { findForum } from '../../domain/taxonomy/forums.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { createTopic, deleteTopic, updateTopic } from './commands.ts';
import { readTopic, topicPage } from './handlers.ts';
import { toggleTopicLike } from './likes.ts';
import { listTopics } from './list.ts';
import { presentListItem } from './present.ts';
import { findTopic } from './queries.ts';

/** Topics across every forum. */
export const topicRoutes = mount(topicCalls, topicSchemas, {
  async getTopics(c, { query }) {
    const { count, rows } = await read(c, (db) => listTopics(db, query, { now: c.get('services').now() }));
    const taxonomy = await taxonomyOf(c);
    const results = rows.map((row) => presentListItem(row, taxonomy, c.get('locale')));
    return paginate(c, query, count, results);
  },
  async writeTopic(c, { body: { forum: slug, ...fields }, member }) {
    const created = await write(c, async (tx) => {
      const forum = await findForum(tx, slug);
      if (!forum) throw fieldError(c.get('locale'), 'forum', 'unknownForum');
      return createTopic(tx, forum, fields, requestContext(c, member));
    });
    invalidates(c, topicPage(slug, created));
    return readTopic(c, created);
  },
  getTopicById: (c, { params }) => readTopic(c, params.id),
  async updateTopic(c, { params: { id }, body, member }) {
    await write(c, (tx) => updateTopic(tx, id, body, requestContext(c, member)));
    const changed = await readTopic(c, id);
    invalidates(c, topicPage(changed.forum.slug, id));
    return changed;
  },
  async deleteTopic(c, { params: { id }, member }) {
    const forum = await write(c, async (tx) => {
      const row = await findTopic(tx, id, { member });
      if (!row) throw notFound();
      await deleteTopic(tx, id, requestContext(c, member));
      return row.forum.slug;
    });
    invalidates(c, topicPage(forum, id));
    return done;
  },
  async likeTopic(c, { params: { id }, member }) {
    const by = { userId: member.id, now: c.get('services').now(), locale: c.get('locale') };
    const { answer, forum } = await write(c, (tx) => toggleTopicLike(tx, id, by));
    invalidates(c, topicPage(forum, id));
    return answer;
  },
});
