import type { Product, ProductDeal, ProductTerm } from '../../../contract/products.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import type { ProductRow, ProductTaxonomy } from './queries.ts';

/** Presents a category or a store in the caller's language. */
export const presentProductTerm = (row: ProductTaxonomy['stores'][number], locale: Locale): ProductTerm => ({
  slug: row.slug,
  name: localised(row, 'name', locale),
});

/** Presents the current offer of a product, or null once the deal has ended. */
function presentDeal(row: ProductRow, now: Date): ProductDeal | null {
  if (!row.deal || (row.dealEndsAt && row.dealEndsAt <= now)) return null;
  const price = row.dealPrice ?? row.price;
  return {
    type: row.deal,
    price,
    percent: Math.max(0, Math.floor(((row.price - price) * 100) / row.price)),
    ends_at: row.dealEndsAt?.toISOString() ?? null,
  };
}

/**
 * Returns a function that presents products in the caller's language, with the names of categories and stores
 * read before.
 */
export function productPresenter(taxonomy: ProductTaxonomy, locale: Locale, now: Date) {
  return (row: ProductRow): Product => ({
    id: row.id,
    name: localised(row, 'name', locale),
    brand: localised(row, 'brand', locale),
    image: row.image,
    category: taxonomy.categories
      .filter(({ slug }) => slug === row.category)
      .map((term) => presentProductTerm(term, locale))[0] ?? { slug: row.category, name: '' },
    price: row.price,
    stores: taxonomy.stores
      .filter(({ slug }) => row.stores.includes(slug))
      .map((term) => presentProductTerm(term, locale)),
    deal: presentDeal(row, now),
    href: row.href,
  });
}
