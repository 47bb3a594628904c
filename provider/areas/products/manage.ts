import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { and, asc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { managedProductCalls } from '../../../contract/managedProducts.calls.ts';
import { type ManagedProduct, managedProductFields, type ProductTerms } from '../../../contract/managedProducts.ts';
import type { ManagedTerm } from '../../../contract/terms.ts';
import { productCategories, products, stores } from '../../db/schema/products.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { orderRows } from '../../domain/moderation/order.ts';
import { type ProductRow, productText, readProductTaxonomy } from '../../domain/products/queries.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { toColumns, toFields } from '../../platform/db/fields.ts';
import { lockExisting, lockName } from '../../platform/db/locks.ts';
import { sorted } from '../../platform/db/ordering.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';

type Fields = InputOf<typeof managedProductCalls.createProduct>['body'];

/** Returns a stored product as the fields of its form. */
const fieldsOf = (row: ProductRow): Fields => ({ ...toFields(row, managedProductFields), href: row.href ?? '' });

const columnsOf = ({ deal_ends_at, href, ...body }: Fields) => ({
  ...toColumns(body),
  dealEndsAt: deal_ends_at === null ? null : new Date(deal_ends_at),
  href: href || null,
});

const presentManaged = (row: ProductRow): ManagedProduct => ({
  id: row.id,
  ...fieldsOf(row),
  version: row.version,
});

/** Lists the products that match, sold or not, in the order in which they are shown. */
export async function listManagedProducts(
  db: Db,
  { state, search, ordering, ...page }: InputOf<typeof managedProductCalls.getManagedProducts>['query'],
): Promise<{ count: number; results: ManagedProduct[] }> {
  const where = and(state && eq(products.status, state), search ? holds(productText, search) : undefined);
  const rows = await db
    .select()
    .from(products)
    .where(where)
    .orderBy(
      ...sorted(ordering, {
        columns: {
          name: products.name,
          price: products.price,
        },
        last: products.id,
        own: [asc(products.position), asc(products.id)],
      }),
    )
    .limit(page.page_size)
    .offset(offsetOf(page));
  return { count: await db.$count(products, where), results: rows.map(presentManaged) };
}

/** Orders products among each other, and logs it. @throws 400 */
export const orderProducts = (tx: Db, ids: readonly number[], by: RequestContext) =>
  orderRows(tx, products, { action: 'order_products', field: 'ids', key: products.id, label: products.name }, ids, by);

/** Returns one product as the console shows it. @throws 404 */
export async function findManagedProduct(db: Db, id: number): Promise<ManagedProduct> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) throw notFound();
  return presentManaged(row);
}

/** Returns what the log stores of a product. */
const logged = ({ stores: sellers, status, image, href, deal_ends_at, ...fields }: Fields) => ({
  ...fields,
  selling: status === 'active',
  cover: image,
  stores: sellers.join(', '),
  path: href,
  ends_at: deal_ends_at,
});

/** Checks the fields against each other and the database; a picture that it shows already (`held`) stays. @throws 400 */
async function rejectFields(tx: Db, body: Fields, by: RequestContext, held: string[] = []) {
  const { locale } = by;
  const { categories, stores: known } = await readProductTaxonomy(tx);
  if (!categories.some(({ slug }) => slug === body.category)) throw fieldError(locale, 'category', 'unknownTerm');
  if (!body.stores.every((store) => known.some(({ slug }) => slug === store))) {
    throw fieldError(locale, 'stores', 'unknownTerm');
  }
  await requireFiles(tx, 'image', [body.image], { ...by, held });
  const { deal, deal_price: reduced, deal_ends_at: endsAt } = body;
  if (deal === 'sale' && reduced === null) throw fieldError(locale, 'deal_price', 'dealPriceNeeded');
  if (reduced !== null && (deal === null || reduced >= body.price)) {
    throw fieldError(locale, 'deal_price', 'dealPriceTooHigh');
  }
  if (endsAt !== null && deal === null) throw fieldError(locale, 'deal_ends_at', 'dealNeeded');
}

/** Creates a product before the others, and logs it. Returns its id. @throws 400 */
export async function createProduct(tx: Db, body: Fields, by: RequestContext): Promise<number> {
  await lockName(tx, 'product_terms', '');
  await rejectFields(tx, body, by);
  const { now } = by;
  const [row] = await tx
    .insert(products)
    .values({
      ...columnsOf(body),
      slug: randomUUID(),
      position: sql`(select coalesce(min(position) - 1, 0) from ${products})`,
      createdAt: now,
    })
    .returning({ id: products.id });
  if (!row) throw new Error('No product was inserted');
  await logAction(tx, by, { action: 'create_product', label: body.name, after: logged(body) });
  return row.id;
}

/** Changes a product over the version that was read, and logs it. @throws 404, 409 `edit_conflict`, 400 */
export async function updateProduct(
  tx: Db,
  id: number,
  { version, ...body }: InputOf<typeof managedProductCalls.updateProduct>['body'],
  by: RequestContext,
) {
  await lockName(tx, 'product_terms', '');
  const row = await lockExisting(tx, products, eq(products.id, id));
  requireVersion(row, { version });
  await rejectFields(tx, body, by, [row.image]);
  await tx
    .update(products)
    .set({ ...columnsOf(body), version: version + 1 })
    .where(eq(products.id, id));
  await logAction(tx, by, {
    action: 'edit_product',
    label: body.name,
    before: logged(fieldsOf(row)),
    after: logged(body),
  });
}

/** Returns the categories and stores as the console shows them. */
export async function findProductTerms(db: Db): Promise<ProductTerms> {
  const { categories, stores: sellers } = await readProductTaxonomy(db);
  const shown = (rows: typeof sellers): ManagedTerm[] =>
    rows.map(({ slug, name, nameEn }) => ({ slug, name, name_en: nameEn }));
  const lists = { categories: shown(categories), stores: shown(sellers) };
  return { ...lists, version: crc32(JSON.stringify(lists)) };
}

/** Each list of terms, and what selects the products that have another term than those that stay. */
const termLists = {
  categories: { table: productCategories, others: (kept: string[]) => notInArray(products.category, kept) },
  stores: {
    table: stores,
    others: (kept: string[]) => sql`exists (select 1 from unnest(${products.stores}) as store where ${notIn(kept)})`,
  },
} as const;
const notIn = (kept: string[]): SQL => (kept.length > 0 ? notInArray(sql`store`, kept) : sql`true`);

/**
 * Makes the categories and stores those of the body, in its order, and logs it.
 * @throws 409 `edit_conflict`, 400 for removing one that a product has
 */
export async function setProductTerms(
  tx: Db,
  { version, ...lists }: InputOf<typeof managedProductCalls.setProductTerms>['body'],
  by: RequestContext,
) {
  await lockName(tx, 'product_terms', '');
  const before = await findProductTerms(tx);
  requireVersion(before, { version });
  for (const list of ['categories', 'stores'] as const) {
    const { table, others } = termLists[list];
    const kept = lists[list].map(({ slug }) => slug);
    const [used] = await tx.select({ id: products.id }).from(products).where(others(kept)).limit(1);
    if (used) throw fieldError(by.locale, list, 'productTermInUse');
    await tx.delete(table).where(kept.length > 0 ? notInArray(table.slug, kept) : undefined);
    for (const [position, { slug, name, name_en: nameEn }] of lists[list].entries()) {
      await tx
        .insert(table)
        .values({ slug, name, nameEn, position })
        .onConflictDoUpdate({ target: table.slug, set: { name, nameEn, position } });
    }
  }
  const named = (terms: ManagedTerm[]) => terms.map(({ slug, name, name_en }) => `${slug} (${name}, ${name_en})`);
  const shown = (terms: Pick<ProductTerms, 'categories' | 'stores'>) => ({
    categories: named(terms.categories).join(', '),
    stores: named(terms.stores).join(', '),
  });
  await logAction(tx, by, { action: 'set_product_terms', before: shown(before), after: shown(lists) });
}
