/** Whether a product is sold; it is never deleted, since posts name it. */
export const productStates = ['active', 'inactive'] as const;
export type ProductState = (typeof productStates)[number];

export const PRODUCT_NAME_MAX = 80;
export const PRODUCT_BRAND_MAX = 40;
export const PRODUCT_HREF_MAX = 500;
/** The highest price in won. */
export const PRODUCT_PRICE_MAX = 100_000_000;
