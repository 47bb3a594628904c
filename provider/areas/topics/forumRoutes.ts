import { z } from '@hono/zod-openapi';
import { id, text, viewAnswer } from '../../../contract/common.ts';
import { topic, topicBody, topicsAnswer, topicsQuery } from '../../../contract/topics.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { findForum } from '../../domain/taxonomy/forums.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { mayCountView, readerOf } from '../../domain/views/reader.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { call, invalidates, paginate, read, requireVerified, router, write } from '../../platform/http/context.ts';
import { createTopic } from './commands.ts';
import { readTopic, topicPage } from './handlers.ts';
import { listForumTopics } from './list.ts';
import { presentListItem } from './present.ts';
import { countView } from './views.ts';

const bySlug = z.object({ slug: text(60) });
const byTopic = bySlug.extend({ id });

/** Topics of one forum. */
export const forumTopicRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/forums/{slug}/topics/',
      summary: 'Topics of a forum',
      params: bySlug,
      query: topicsQuery,
      answer: topicsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { slug } = c.req.valid('param');
      const found = await read(c, (db) => listForumTopics(db, slug, query, c.get('services').now()));
      if (!found) throw notFound();
      const { count, rows } = found;
      const taxonomy = await taxonomyOf(c);
      const results = rows.map((row) => presentListItem(row, taxonomy, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/forums/{slug}/topics/',
      summary: 'Write a topic in a forum',
      params: bySlug,
      body: topicBody,
      answer: topic,
    }),
    async (c) => {
      const { slug } = c.req.valid('param');
      const member = requireVerified(c);
      const created = await write(c, async (tx) => {
        const forum = await findForum(tx, slug);
        if (!forum) throw notFound();
        return createTopic(tx, forum, c.req.valid('json'), requestContext(c, member));
      });
      invalidates(c, topicPage(slug, created));
      return c.json(await readTopic(c, created), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/forums/{slug}/topics/{id}/',
      summary: 'A topic of a forum',
      params: byTopic,
      answer: topic,
    }),
    async (c) => {
      const { slug, id } = c.req.valid('param');
      return c.json(await readTopic(c, id, slug), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/forums/{slug}/topics/{id}/view/',
      summary: 'Count a view, once per reader and day',
      params: byTopic,
      answer: viewAnswer,
    }),
    async (c) => {
      const { slug, id } = c.req.valid('param');
      const reader = readerOf(c);
      const answer = await write(c, async (tx) => {
        const forum = await findForum(tx, slug);
        if (!forum) throw notFound();
        const now = c.get('services').now();
        const mayCount = () => mayCountView(c, `topic:${id}`);
        const member = c.get('member');
        return countView(tx, { id, forumId: forum.id, reader, member, now, mayCount });
      });
      return c.json(answer, 200);
    },
  );
