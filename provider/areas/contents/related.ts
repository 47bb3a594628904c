import { and, eq, inArray } from 'drizzle-orm';
import { posts } from '../../db/schema/posts.ts';
import { loadProducts } from '../../domain/products/read.ts';
import { presentCategory, readCategories } from '../../domain/taxonomy/contentTaxonomy.ts';
import { inOrder } from '../../platform/db/rows.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { recentRead } from '../../platform/http/recentRead.ts';
import type { PhotoRow, Related, VideoRow } from './present.ts';

const categoriesOf = recentRead(readCategories);

/** Reads the titles of published posts; the result returns them by id. */
async function postsShown(c: AppContext, ids: number[]): Promise<Related['posts']> {
  if (ids.length === 0) return () => [];
  const rows = await read(c, (db) =>
    db
      .select({ id: posts.id, title: posts.title })
      .from(posts)
      .where(and(inArray(posts.id, [...new Set(ids)]), eq(posts.status, 'published'))),
  );
  return (own) => inOrder(rows, own);
}

/** Reads the categories, products and posts that rows refer to, one query per kind. */
export async function readRelated(
  c: AppContext,
  rows: Pick<VideoRow | PhotoRow, 'productIds' | 'postIds'>[],
): Promise<Related> {
  const named = await categoriesOf(c);
  return {
    categories: (slugs) =>
      named.filter(({ slug }) => slugs.includes(slug)).map((row) => presentCategory(row, c.get('locale'))),
    products: await loadProducts(
      c,
      rows.flatMap(({ productIds }) => productIds),
    ),
    posts: await postsShown(
      c,
      rows.flatMap(({ postIds }) => postIds),
    ),
  };
}
