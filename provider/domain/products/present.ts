import type { Product, ProductDeal, ProductLabel } from '../../../contract/products.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import type { ProductLabels, ProductRow } from './queries.ts';

/** Presents a category or a store in the caller's language. */
export const presentProductLabel = (row: ProductLabels['stores'][number], locale: Locale): ProductLabel => ({
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
export function productPresenter(labels: ProductLabels, locale: Locale, now: Date) {
  return (row: ProductRow): Product => ({
    id: row.id,
    name: localised(row, 'name', locale),
    brand: localised(row, 'brand', locale),
    image: row.image,
    category: labels.categories
      .filter(({ slug }) => slug === row.category)
      .map((label) => presentProductLabel(label, locale))[0] ?? { slug: row.category, name: '' },
    price: row.price,
    stores: labels.stores
      .filter(({ slug }) => row.stores.includes(slug))
      .map((label) => presentProductLabel(label, locale)),
    deal: presentDeal(row, now),
    href: row.href,
  });
}
