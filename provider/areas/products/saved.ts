import type { FindSaved } from '../../domain/bookmarks/content.ts';
import { readProducts } from '../../domain/products/queries.ts';
import { localised } from '../../platform/messages/localised.ts';

/** Finds products that are sold for a member's list of bookmarks. */
export const findSavedProducts: FindSaved = async (db, ids, _member, locale) =>
  [...(await readProducts(db, [...ids])).values()].map((row) => ({
    id: row.id,
    title: localised(row, 'name', locale),
    excerpt: localised(row, 'brand', locale),
    path: `/products/${row.id}`,
    image: row.image,
  }));
