import type { Content } from '../../domain/content/contents.ts';
import { readProducts } from '../../domain/products/queries.ts';
import { localised } from '../../platform/messages/localised.ts';

/** Products, which are saved while they are sold. */
export const productContent: Content = {
  kind: 'product',
  async saved(db, ids, _member, locale) {
    const products = await readProducts(db, [...ids]);
    return [...products.values()].map((row) => ({
      id: row.id,
      title: localised(row, 'name', locale),
      excerpt: localised(row, 'brand', locale),
      path: `/products/${row.id}`,
      image: row.image,
      collapsed: false,
    }));
  },
};
