import { and, arrayOverlaps, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { otherContentCalls } from '../../../contract/contents.calls.ts';
import type { OtherContent } from '../../../contract/contents.ts';
import type { Product } from '../../../contract/products.ts';
import { otherContents } from '../../db/schema/contents.ts';
import { products } from '../../db/schema/products.ts';
import { productIdsOf } from '../../domain/products/queries.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf, total } from '../../platform/db/paging.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';

type OtherRow = typeof otherContents.$inferSelect;
/** A collection with the ids of those of its products that the filters leave. */
export type NarrowedRow = OtherRow & { left: number[] };

/** Returns whether a query filters by fields of products. */
const narrowsProducts = ({ deals, stores, categories }: InputOf<typeof otherContentCalls.getOtherContents>['query']) =>
  Boolean(deals || stores || categories);

/** Reads the ids of the products whose names match a search: a short list, read in full. */
async function productsNamed(db: Db, search: string): Promise<number[]> {
  const { name, nameEn, brand, brandEn } = products;
  const searchText = sql`${name} || ' ' || ${nameEn} || ' ' || ${brand} || ' ' || ${brandEn}`;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'active'), holds(searchText, search)));
  return rows.map(({ id }) => id);
}

/**
 * Returns a page of collections (a short list, which may be counted), newest first, each with its products
 * that match.
 */
export async function listOthers(
  db: Db,
  query: InputOf<typeof otherContentCalls.getOtherContents>['query'],
  now: Date,
): Promise<{ count: number; rows: NarrowedRow[] }> {
  const { title, titleEn, description, descriptionEn, productIds } = otherContents;
  const left = narrowsProducts(query) ? await productIdsOf(db, query, now) : undefined;
  const named = query.search ? await productsNamed(db, query.search) : [];
  const searchText = sql`${title} || ' ' || ${titleEn} || ' ' || ${description} || ' ' || ${descriptionEn}`;
  const overlaps = (ids: number[]) => (ids.length > 0 ? arrayOverlaps(productIds, ids) : sql`false`);
  const direction = query.ordering === 'published_at' ? asc : desc;
  const rows = await db
    .select({ item: otherContents, total })
    .from(otherContents)
    .where(
      and(
        eq(otherContents.status, 'published'),
        query.type ? eq(otherContents.type, query.type) : undefined,
        left ? overlaps(left) : undefined,
        query.search ? or(holds(searchText, query.search), overlaps(named)) : undefined,
      ),
    )
    .orderBy(direction(otherContents.publishedAt), direction(otherContents.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  const known = left && new Set(left);
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.map(({ item }) => ({
      ...item,
      left: known ? item.productIds.filter((id) => known.has(id)) : item.productIds,
    })),
  };
}

export const presentOther = (row: NarrowedRow, shown: (ids: number[]) => Product[], locale: Locale): OtherContent => ({
  id: row.id,
  type: row.type,
  status: row.status,
  title: localised(row, 'title', locale),
  description: localised(row, 'description', locale),
  published_at: row.publishedAt.toISOString(),
  products: shown(row.left),
});
