import { topicCalls } from '../../../contract/topics.calls.ts';
import { like } from '../../domain/actions/like.ts';
import { remove } from '../../domain/actions/remove.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { findForum } from '../../domain/taxonomy/forums.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { createTopic, updateTopic } from './commands.ts';
import { topicContent } from './content.ts';
import { readTopic } from './handlers.ts';
import { listTopics } from './list.ts';
import { presentListItem } from './present.ts';

/** Topics across every forum. */
export const topicRoutes = mount(topicCalls, {
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
    invalidates(c, topicContent.page({ slug, id: created }));
    return readTopic(c, created);
  },
  getTopicById: (c, { params }) => readTopic(c, params.id),
  async updateTopic(c, { params: { id }, body, member }) {
    await write(c, (tx) => updateTopic(tx, id, body, requestContext(c, member)));
    const changed = await readTopic(c, id);
    invalidates(c, topicContent.page({ slug: changed.forum.slug, id }));
    return changed;
  },
  deleteTopic: remove(topicContent),
  likeTopic: like(topicContent),
});
