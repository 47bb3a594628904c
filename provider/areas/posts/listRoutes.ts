import type { PageQuery } from '../../../contract/common.ts';
import { postListCalls } from '../../../contract/posts.calls.ts';
import { postCategories, postTags } from '../../db/schema/posts.ts';
import { mount } from '../../domain/identity/mount.ts';
import { listTerms, presentTerm } from '../../domain/taxonomy/postTaxonomy.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, paginate, read } from '../../platform/http/context.ts';
import { type IdPage, listLiked, listPosts, listRelated } from './list.ts';
import { presentSummaries } from './present.ts';
import { findPost, readSummaries } from './queries.ts';

/** Returns a page of posts: finds its ids first, and then reads those rows only. */
async function postsPage(c: AppContext, query: { page: number; page_size: number }, find: (db: Db) => Promise<IdPage>) {
  const { count, rows } = await read(c, async (db) => {
    const found = await find(db);
    return { count: found.count, rows: await readSummaries(db, found.ids) };
  });
  return paginate(c, query, count, await presentSummaries(c, rows));
}

/** Returns a page of the categories or of the tags. */
async function termsPage(c: AppContext, table: typeof postCategories | typeof postTags, query: PageQuery) {
  const { count, rows } = await read(c, (db) => listTerms(db, table, query));
  const results = rows.map((row) => presentTerm(row, c.get('locale')));
  return paginate(c, query, count, results);
}

/** Lists of posts, and their taxonomy. */
export const postListRoutes = mount(postListCalls, {
  getPostCategories: (c, { query }) => termsPage(c, postCategories, query),
  getPostTags: (c, { query }) => termsPage(c, postTags, query),
  getPosts(c, { query }) {
    const now = c.get('services').now();
    return postsPage(c, query, (db) => listPosts(db, query, now));
  },
  getLikedPosts: (c, { query, member }) => postsPage(c, query, (db) => listLiked(db, member.id, query)),
  getRelatedPosts: (c, { params, query, member }) =>
    postsPage(c, query, async (db) => {
      const row = await findPost(db, params.id, member);
      if (!row) throw notFound();
      return listRelated(db, row.post, query);
    }),
});
