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
import { forumCategories, type forums, forumTags } from '../../db/schema/topics.ts';
import { labelsOf } from '../../domain/taxonomy/forumLabels.ts';
import { findForum, listEvents, listForums, listLabels } from '../../domain/taxonomy/forums.ts';
import { presentEvent, presentForum, presentLabel } from '../../domain/taxonomy/presentForum.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, call, paginate, read, router } from '../../platform/http/context.ts';

/** Any text: a slug that no forum has answers 404, whatever it looks like. */
const bySlug = z.object({ slug: text(60) });

/** Presents forums with the categories and tags of each. */
export async function forumPresenter(c: AppContext) {
  const labels = await labelsOf(c);
  const locale = c.get('locale');
  return (row: typeof forums.$inferSelect) =>
    presentForum(row, labels.categoriesOf(row.id, locale), labels.tagsOf(row.id, locale), locale);
}

/** Forums and what they are sorted by. The fixed names stand before `{slug}`. */
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
      const { count, rows } = await read(c, (db) => listForums(db, query));
      return c.json(paginate(c, query, count, rows.map(await forumPresenter(c))), 200);
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
      const { count, rows } = await read(c, (db) => listLabels(db, forumCategories, query));
      const results = rows.map((row) => presentLabel(row.label, row.forum, c.get('locale')));
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
      const { count, rows } = await read(c, (db) => listLabels(db, forumTags, query));
      const results = rows.map((row) => presentLabel(row.label, row.forum, c.get('locale')));
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
