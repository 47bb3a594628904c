import { z } from '@hono/zod-openapi';
import { id } from '../../../contract/common.ts';
import { postPageQuery, postsAnswer, postsQuery, postTermsAnswer, postTermsQuery } from '../../../contract/posts.ts';
import { postCategories, postTags } from '../../db/schema/posts.ts';
import { listTerms, presentTerm } from '../../domain/taxonomy/postTaxonomy.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, call, paginate, read, requireMember, router } from '../../platform/http/context.ts';
import { type IdPage, listLiked, listPosts, listRelated } from './list.ts';
import { presentSummaries } from './present.ts';
import { findPost, readSummaries } from './queries.ts';

/** Answers a page of posts: finds its ids first, and then reads those rows only. */
async function answerPage(
  c: AppContext,
  query: { page: number; page_size: number },
  find: (db: Db) => Promise<IdPage>,
) {
  const { count, rows } = await read(c, async (db) => {
    const found = await find(db);
    return { count: found.count, rows: await readSummaries(db, found.ids) };
  });
  return paginate(c, query, count, await presentSummaries(c, rows));
}

/** Lists of posts, and their taxonomy. */
export const postListRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/posts/categories/',
      summary: 'Categories of posts',
      query: postTermsQuery,
      answer: postTermsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listTerms(db, postCategories, query));
      const results = rows.map((row) => presentTerm(row, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/posts/tags/',
      summary: 'Tags of posts',
      query: postTermsQuery,
      answer: postTermsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listTerms(db, postTags, query));
      const results = rows.map((row) => presentTerm(row, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/posts/',
      summary: 'Posts',
      query: postsQuery,
      answer: postsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const now = c.get('services').now();
      return c.json(await answerPage(c, query, (db) => listPosts(db, query, now)), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/posts/like/',
      summary: 'Posts that the caller likes, the last liked first',
      query: postPageQuery,
      answer: postsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const member = requireMember(c);
      return c.json(await answerPage(c, query, (db) => listLiked(db, member.id, query)), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/posts/{id}/related/',
      summary: 'Posts that share products, tags or categories with one, the closest first',
      params: z.object({ id }),
      query: postPageQuery,
      answer: postsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const find = async (db: Db) => {
        const row = await findPost(db, c.req.valid('param').id, c.get('member'));
        if (!row) throw notFound();
        return listRelated(db, row.post, query);
      };
      return c.json(await answerPage(c, query, find), 200);
    },
  );
