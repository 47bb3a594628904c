/** The kinds of product that a review may name; an earlier free text is kept. */
export const productTypes = ['cleanser', 'toner', 'serum', 'cream', 'suncare', 'mask-pack', 'body', 'makeup'] as const;
export type ProductType = (typeof productTypes)[number];

export const isProductType = (value: string): value is ProductType => productTypes.some((it) => it === value);
