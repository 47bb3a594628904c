import { and, arrayOverlaps, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import { productDeals } from '../../../contract/constants/common.ts';
import type { productCalls } from '../../../contract/products.calls.ts';
import { productCategories, products, stores } from '../../db/schema/products.ts';
import type { Db } from '../../platform/db/client.ts';
import { counted, offsetOf, total } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { commaList } from '../../platform/text/commaList.ts';
import { holds } from '../search/search.ts';

export type ProductRow = typeof products.$inferSelect;
type TermRow = typeof stores.$inferSelect;

/** The names of product categories and of stores, by slug. */
export interface ProductTaxonomy {
  categories: TermRow[];
  stores: TermRow[];
}

/** The filters by products: slugs and kinds, separated by commas. */
export interface ProductNarrowing {
  deals?: string;
  stores?: string;
  categories?: string;
}

/** Builds a condition: products with a deal at this time. */
const onDeal = (now: Date) =>
  and(isNotNull(products.deal), or(isNull(products.dealEndsAt), gt(products.dealEndsAt, now)));

/** Builds the conditions of a product query; an unknown kind of deal or slug matches no product. */
function narrowed(query: ProductNarrowing, now: Date): SQL[] {
  const wanted = commaList(query.deals);
  const deals = productDeals.filter((deal) => wanted.includes(deal));
  const sold = commaList(query.stores);
  const categories = commaList(query.categories);
  const offered = and(inArray(products.deal, deals), onDeal(now));
  return [
    eq(products.status, 'active'),
    ...(wanted.length > 0 && offered ? [offered] : []),
    ...(sold.length > 0 ? [arrayOverlaps(products.stores, sold)] : []),
    ...(categories.length > 0 ? [inArray(products.category, categories)] : []),
  ];
}

/**
 * Reads the ids of the products that match deals and stores, for a list of content that names products.
 */
export async function productIdsOf(db: Db, query: ProductNarrowing, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(...narrowed(query, now)));
  return rows.map(({ id }) => id);
}

/** The names and brands of a product, in which a search finds it. */
export const productText = sql`${products.name} || ' ' || ${products.nameEn} || ' ' || ${products.brand} || ' ' || ${products.brandEn}`;

/** Returns a page of the products in the operator's order: a short list, which may be counted. */
export async function listProducts(db: Db, query: InputOf<typeof productCalls.getProducts>['query'], now: Date) {
  const rows = await db
    .select({ item: products, total })
    .from(products)
    .where(and(...narrowed(query, now), query.search ? holds(productText, query.search) : undefined))
    .orderBy(asc(products.position), asc(products.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return counted(rows);
}

/** Finds a product that is sold. @throws 404 */
export async function findProduct(db: Db, id: number): Promise<ProductRow> {
  const found = (await readProducts(db, [id])).get(id);
  if (!found) throw notFound();
  return found;
}

/** Reads the products with these ids into a map; inactive ones are left out. */
export async function readProducts(db: Db, ids: number[]): Promise<Map<number, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...new Set(ids)]), eq(products.status, 'active')));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the names of all product categories and stores: few rows. */
export async function readProductTaxonomy(db: Db): Promise<ProductTaxonomy> {
  const [categories, sellers] = await Promise.all([
    db.select().from(productCategories).orderBy(asc(productCategories.position), asc(productCategories.slug)),
    db.select().from(stores).orderBy(asc(stores.position), asc(stores.slug)),
  ]);
  return { categories, stores: sellers };
}
