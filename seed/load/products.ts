import { productCategories, products, stores } from '../../provider/db/schema/products.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import {
  productCategories as categoryContent,
  products as content,
  type SeedTerm,
  stores as storeContent,
} from '../content/products.ts';
import { idAt } from './accounts.ts';
import { closingAfter } from './closing.ts';
import { productPicture } from './pictures.ts';

/** Converts labels of the first content to rows, in order. */
export const termRows = (terms: readonly SeedTerm[]) =>
  terms.map(({ slug, name, name_en }, position) => ({ slug, name, nameEn: name_en, position }));

/** Inserts the stores and the products with their deals. Returns each product's row by its slug. */
export async function insertProducts(tx: Db, now: Date): Promise<Map<string, number>> {
  await tx.insert(productCategories).values(termRows(categoryContent));
  await tx.insert(stores).values(termRows(storeContent));
  const made = await tx
    .insert(products)
    .values(
      content.map((product, position) => {
        const { deal } = product;
        return {
          slug: product.slug,
          name: product.name,
          nameEn: product.name_en,
          brand: product.brand,
          brandEn: product.brand_en,
          category: product.category,
          image: urlOf(productPicture(product.image).name),
          price: product.price,
          stores: product.stores,
          deal: deal?.type,
          dealPrice: deal?.price,
          dealEndsAt: deal?.ends_in_days ? closingAfter(now, deal.ends_in_days) : null,
          position,
          createdAt: now,
        };
      }),
    )
    .returning({ id: products.id });
  return new Map(content.map(({ slug }, index) => [slug, idAt(made, index)]));
}
