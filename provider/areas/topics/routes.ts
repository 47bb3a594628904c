import { z } from '@hono/zod-openapi';
import { id, likeAnswer, success } from '../../../contract/common.ts';
import { topic, topicCreateBody, topicsAnswer, topicsQuery, topicUpdateBody } from '../../../contract/topics.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { findForum } from '../../domain/taxonomy/forums.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import {
  call,
  invalidates,
  paginate,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { createTopic, deleteTopic, updateTopic } from './commands.ts';
import { readTopic, topicPage } from './handlers.ts';
import { toggleTopicLike } from './likes.ts';
import { listTopics } from './list.ts';
import { notifyLike } from './notifyLike.ts';
import { presentListItem } from './present.ts';
import { findTopic } from './queries.ts';

const byId = z.object({ id });

/** Topics across every forum. */
export const topicRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/topics/',
      summary: 'Topics of every forum',
      query: topicsQuery,
      answer: topicsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listTopics(db, query, { now: c.get('services').now() }));
      const taxonomy = await taxonomyOf(c);
      const results = rows.map((row) => presentListItem(row, taxonomy, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/topics/',
      summary: 'Write a topic',
      body: topicCreateBody,
      answer: topic,
    }),
    async (c) => {
      const { forum: slug, ...body } = c.req.valid('json');
      const member = requireVerified(c);
      const created = await write(c, async (tx) => {
        const forum = await findForum(tx, slug);
        if (!forum) throw fieldError(c.get('locale'), 'forum', 'unknownForum');
        return createTopic(tx, forum, body, requestContext(c, member));
      });
      invalidates(c, topicPage(slug, created));
      return c.json(await readTopic(c, created), 200);
    },
  )
  .openapi(call({ method: 'get', path: '/topics/{id}/', summary: 'A topic', params: byId, answer: topic }), async (c) =>
    c.json(await readTopic(c, c.req.valid('param').id), 200),
  )
  .openapi(
    call({
      method: 'put',
      path: '/topics/{id}/',
      summary: 'Change a topic; omitted fields stay',
      params: byId,
      body: topicUpdateBody,
      answer: topic,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const member = requireVerified(c);
      await write(c, (tx) => updateTopic(tx, id, c.req.valid('json'), requestContext(c, member)));
      const changed = await readTopic(c, id);
      invalidates(c, topicPage(changed.forum.slug, id));
      return c.json(changed, 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/topics/{id}/',
      summary: 'Delete a topic',
      params: byId,
      answer: success,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const member = requireMember(c);
      const forum = await write(c, async (tx) => {
        const row = await findTopic(tx, id, { member });
        if (!row) throw notFound();
        await deleteTopic(tx, id, requestContext(c, member));
        return row.forum.slug;
      });
      invalidates(c, topicPage(forum, id));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/topics/{id}/like/',
      summary: 'Like or unlike a topic',
      params: byId,
      answer: likeAnswer,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const member = requireMember(c);
      const { answer, forum } = await write(c, async (tx) => {
        const row = await findTopic(tx, id, { member: null });
        if (!row) throw notFound();
        const now = c.get('services').now();
        const answer = await toggleTopicLike(tx, id, {
          userId: member.id,
          now: now,
          locale: c.get('locale'),
        });
        const liked = { topic: row.topic, forum: row.forum.slug };
        await notifyLike(tx, liked, { liked: answer.liked, actorId: member.id, now });
        return { answer, forum: row.forum.slug };
      });
      invalidates(c, topicPage(forum, id));
      return c.json(answer, 200);
    },
  );
