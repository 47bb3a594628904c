import type { CallSchemas } from './call.ts';
import { id, instant, pageQuery, paginated, text } from './common.ts';
import { MAX_PRODUCTS, productDeals } from './constants/common.ts';
import * as z from './zod.ts';

/** A category of products, or a store that sells them; the name is in the asker's language. */
const productTerm = z.object({ slug: z.string(), name: z.string() });
export type ProductTerm = z.infer<typeof productTerm>;

/** The current offer of a product. `price` in won; `percent` off its own price, 0 where only a gift is added. */
const productDeal = z.object({
  type: z.enum(productDeals),
  price: z.number().int(),
  percent: z.number().int(),
  ends_at: instant.nullable(),
});
export type ProductDeal = z.infer<typeof productDeal>;

/** A product as posts and contents show it. `price` in won; `image` is square, from our file store. */
export const product = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  brand: z.string(),
  image: z.string(),
  category: productTerm,
  price: z.number().int(),
  stores: z.array(productTerm),
  deal: productDeal.nullable(),
  href: z.string().nullable(),
});
export type Product = z.infer<typeof product>;

/** Ids of the products that a member adds to their content. */
export const productIds = z.array(z.number().int().positive().max(2_147_483_647)).max(MAX_PRODUCTS);

/** The filters of a list by its products: comma-separated `deals` (kinds) and `stores` (slugs). */
export const productFilters = {
  deals: text(200, 0).optional(),
  stores: text(400, 0).optional(),
};

export const productSchemas = {
  /** Of a list of products, or of content with products. */
  getProductFilters: {
    summary: 'Filters of products',
    response: z.object({
      categories: z.array(productTerm),
      stores: z.array(productTerm),
      deals: z.array(z.enum(productDeals)),
    }),
  },
  /** In the shop's own order; `categories` are products' own. */
  getProducts: {
    summary: 'Products, by category, store and deal',
    query: pageQuery.extend({ ...productFilters, categories: text(400, 0).optional() }),
    response: paginated(product),
  },
  getProduct: {
    summary: 'A product',
    params: z.object({ id }),
    response: product,
  },
} satisfies CallSchemas;
