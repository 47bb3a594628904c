import type { CallSchemas } from './call.ts';
import {
  bodyId,
  fileUrl,
  givenInstant,
  id,
  instant,
  ordered,
  ordering,
  pageQuery,
  paginated,
  success,
  text,
} from './common.ts';
import { productDeals } from './constants/common.ts';
import { FORUM_TERMS_MAX } from './constants/forums.ts';
import {
  PRODUCT_BRAND_MAX,
  PRODUCT_HREF_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_PRICE_MAX,
  productStates,
} from './constants/products.ts';
import { managedTerms, storedTerm, termSlug } from './terms.ts';
import * as z from './zod.ts';

const name = text(PRODUCT_NAME_MAX);
const brand = text(PRODUCT_BRAND_MAX);
const price = z.number().int().min(1).max(PRODUCT_PRICE_MAX);
const version = z.number().int().min(1);

/**
 * A product in both languages; prices in won, `stores` are slugs. A `sale` has a `deal_price` below its price, the other
 * deals may have one; `deal_ends_at` is null for no end. `href` is its page at a store, '' for none.
 */
const managedProductBody = z.strictObject({
  status: z.enum(productStates),
  name,
  name_en: name,
  brand,
  brand_en: brand,
  category: termSlug,
  image: fileUrl,
  price,
  stores: z.array(termSlug).max(FORUM_TERMS_MAX),
  deal: z.enum(productDeals).nullable(),
  deal_price: price.nullable(),
  deal_ends_at: givenInstant.nullable(),
  href: z.union([z.literal(''), z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(PRODUCT_HREF_MAX)]),
});
export type ManagedProductBody = z.input<typeof managedProductBody>;
export const managedProductFields = managedProductBody.keyof().options;

/** A product as the console shows and changes it. `version` counts its changes. */
const managedProduct = z.object({
  id: z.number().int().positive(),
  status: z.enum(productStates),
  name: z.string(),
  name_en: z.string(),
  brand: z.string(),
  brand_en: z.string(),
  category: z.string(),
  image: z.string(),
  price: z.number().int(),
  stores: z.array(z.string()),
  deal: z.enum(productDeals).nullable(),
  deal_price: z.number().int().nullable(),
  deal_ends_at: instant.nullable(),
  href: z.string(),
  version,
});
export type ManagedProduct = z.infer<typeof managedProduct>;

/** The categories of products and the stores that sell them, each in its order. `version` is a sum of them. */
const productTerms = z.object({
  categories: z.array(storedTerm),
  stores: z.array(storedTerm),
  version: z.number().int(),
});
export type ProductTerms = z.infer<typeof productTerms>;

const byId = z.object({ id });

export const managedProductSchemas = {
  /** `search` finds names and brands. */
  getManagedProducts: {
    summary: 'Products, sold or not, in their order',
    query: pageQuery.extend({ state: z.enum(productStates).optional(), ordering: ordering('products') }),
    response: paginated(managedProduct),
    errors: [409],
  },
  /** A product before the others. */
  createProduct: {
    summary: 'Create a product',
    body: managedProductBody,
    response: managedProduct,
    errors: [404],
  },
  /** Some products once each; those that are not named keep their places. */
  orderProducts: {
    summary: 'Order products among each other',
    body: z.strictObject({ ids: ordered(bodyId) }),
    response: success,
    errors: [404],
  },
  getProductTerms: {
    summary: 'Categories and stores of products in both languages',
    response: productTerms,
    errors: [404, 409],
  },
  /** Each list whole, in its order, over the version that was read. @throws 400 for removing one that a product has */
  setProductTerms: {
    summary: 'Set the categories and stores of products',
    body: z.strictObject({
      categories: managedTerms.refine((list) => list.length > 0),
      stores: managedTerms,
      version: z.number().int(),
    }),
    response: productTerms,
    errors: [404],
  },
  getManagedProduct: {
    summary: 'A product with its texts in both languages',
    params: byId,
    response: managedProduct,
    errors: [409],
  },
  updateProduct: {
    summary: 'Change a product over the version that was read',
    params: byId,
    body: managedProductBody.extend({ version }),
    response: managedProduct,
  },
} satisfies CallSchemas;
