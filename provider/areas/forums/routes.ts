import { z } from '@hono/zod-openapi';
import { text } from '../../../contract/common.ts';
import {
  forum,
  forumCategoriesAnswer,
  forumEventsAnswer,
  forumsAnswer,
  forumsQuery,
  forumTagsAnswer,
} from '../../../contract/forums.ts';
import { forumCategories, forumTags } from '../../db/schema/topics.ts';
import { findForum, listEvents, listForums, listTerms } from '../../domain/taxonomy/forums.ts';
import { presentEvent, presentTerm } from '../../domain/taxonomy/presentForum.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { call, paginate, read, router } from '../../platform/http/context.ts';
import { forumPresenter } from './present.ts';
import { findLatestTopics } from './queries.ts';

/** Any text: a slug without a forum answers 404. */
const bySlug = z.object({ slug: text(60) });

/** Forums and their taxonomy. The fixed names are matched before `{slug}`. */
export const forumRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/forums/',
      summary: 'Forums in their order',
      query: forumsQuery,
      answer: forumsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows, latest } = await read(c, async (db) => {
        const found = await listForums(db, query);
        return { ...found, latest: await findLatestTopics(db, found.rows) };
      });
      const present = await forumPresenter(c);
      const results = rows.map((row) => ({ ...present(row), last_topic: latest.get(row.id) ?? null }));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/forums/categories/',
      summary: 'Categories of a forum, or of all',
      query: forumsQuery,
      answer: forumCategoriesAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listTerms(db, forumCategories, query));
      const results = rows.map((row) => presentTerm(row.term, row.forum, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/forums/tags/',
      summary: 'Tags of a forum, or of all',
      query: forumsQuery,
      answer: forumTagsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listTerms(db, forumTags, query));
      const results = rows.map((row) => presentTerm(row.term, row.forum, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/forums/events/',
      summary: 'Events of a forum, or of all',
      query: forumsQuery,
      answer: forumEventsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listEvents(db, query));
      const results = rows.map((row) => presentEvent(row.event, row.forum, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/forums/{slug}/',
      summary: 'A forum',
      params: bySlug,
      answer: forum,
    }),
    async (c) => {
      const { slug } = c.req.valid('param');
      const row = await read(c, (db) => findForum(db, slug));
      if (!row) throw notFound();
      return c.json((await forumPresenter(c))(row), 200);
    },
  );
