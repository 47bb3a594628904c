import { and, eq, inArray } from 'drizzle-orm';
import type { contentCategories } from '../../db/schema/contents.ts';
import { posts } from '../../db/schema/posts.ts';
import { productsShown } from '../../domain/products/shown.ts';
import { presentCategory, readCategories } from '../../domain/taxonomy/contentLabels.ts';
import type { Database } from '../../platform/db/client.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import type { Beside, PhotoRow, VideoRow } from './present.ts';

type CategoryRow = typeof contentCategories.$inferSelect;

/** Categories hardly ever change, and every page of contents needs them. */
const KEPT_MILLISECONDS = 5_000;
const kept = new WeakMap<Database, { rows: CategoryRow[]; until: number }>();

async function categoriesOf(c: AppContext): Promise<CategoryRow[]> {
  const { database, now } = c.get('services');
  const time = now().getTime();
  const held = kept.get(database);
  if (held && time < held.until) return held.rows;
  const rows = await read(c, readCategories);
  kept.set(database, { rows, until: time + KEPT_MILLISECONDS });
  return rows;
}

/** The titles of published posts by id. */
async function postsShown(c: AppContext, ids: number[]): Promise<Beside['posts']> {
  if (ids.length === 0) return () => [];
  const rows = await read(c, (db) =>
    db
      .select({ id: posts.id, title: posts.title })
      .from(posts)
      .where(and(inArray(posts.id, [...new Set(ids)]), eq(posts.status, 'published'))),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (own) =>
    own.flatMap((id) => {
      const row = byId.get(id);
      return row ? [row] : [];
    });
}

/** Categories, products and posts that rows name, each kind read once for all of them. */
export async function readBeside(
  c: AppContext,
  rows: Pick<VideoRow | PhotoRow, 'productIds' | 'postIds'>[],
): Promise<Beside> {
  const named = await categoriesOf(c);
  return {
    categories: (slugs) =>
      named
        .filter(({ slug }) => slugs.includes(slug))
        .map((row) => presentCategory(row, c.get('locale'))),
    products: await productsShown(
      c,
      rows.flatMap(({ productIds }) => productIds),
    ),
    posts: await postsShown(
      c,
      rows.flatMap(({ postIds }) => postIds),
    ),
  };
}
