import type { Product } from '../../../contract/products.ts';
import type { Db } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { recentRead } from '../../platform/http/recentRead.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { productPresenter } from './present.ts';
import { readProducts, readProductTaxonomy } from './queries.ts';

/** The names of categories and stores, at most five seconds old. */
export const productTaxonomyOf = recentRead(readProductTaxonomy);

/**
 * Reads the products that rows name by their ids, once for all of them: pass every id, then look up each
 * row's own in its order. Products that are no longer sold are left out.
 */
export async function loadProducts(c: AppContext, ids: number[]): Promise<(own: number[]) => Product[]> {
  if (ids.length === 0) return () => [];
  const taxonomy = await productTaxonomyOf(c);
  const rows = await read(c, (db) => readProducts(db, ids));
  const present = productPresenter(taxonomy, c.get('locale'), c.get('services').now());
  return (own) =>
    own.flatMap((id) => {
      const row = rows.get(id);
      return row ? [present(row)] : [];
    });
}

/**
 * Returns the ids without repeats, and those of `held` that are not sold now: a form does not show them, and they come
 * back with the product. @throws 400 when another one is not an active product
 */
export async function knownProducts(tx: Db, ids: number[], held: readonly number[], locale: Locale): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const sold = await readProducts(tx, [...wanted, ...held]);
  if (wanted.some((id) => !sold.has(id) && !held.includes(id))) throw fieldError(locale, 'products', 'unknownProduct');
  return [...wanted, ...held.filter((id) => !sold.has(id) && !wanted.includes(id))];
}
