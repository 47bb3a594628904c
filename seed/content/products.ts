import { z } from 'zod';
import { productDeals } from '../../contract/constants/common.ts';
import { readRecords } from './records.ts';

/** A name in both languages under a slug. */
export interface SeedTerm {
  slug: string;
  name: string;
  name_en: string;
}

export const productCategories: SeedTerm[] = [
  { slug: 'cleanser', name: '클렌저', name_en: 'Cleansers' },
  { slug: 'toner', name: '토너', name_en: 'Toners' },
  { slug: 'serum', name: '세럼', name_en: 'Serums' },
  { slug: 'cream', name: '크림', name_en: 'Creams' },
  { slug: 'sun', name: '선케어', name_en: 'Sun care' },
  { slug: 'mask', name: '팩', name_en: 'Masks' },
  { slug: 'body', name: '바디·핸드', name_en: 'Body and hands' },
];

/** Shops of this site's own world: none of them exists. */
export const stores: SeedTerm[] = [
  { slug: 'gyeol-shop', name: '결상점', name_en: 'Gyeol Shop' },
  { slug: 'alley-pharmacy', name: '골목약방', name_en: 'Alley Pharmacy' },
  { slug: 'slow-market', name: '느린장터', name_en: 'Slow Market' },
  { slug: 'two-doors', name: '두짝문 편집숍', name_en: 'Two Doors' },
  { slug: 'dawn-box', name: '새벽꾸러미', name_en: 'Dawn Box' },
];

/** A product of the first content; `stores` are slugs. */
const product = z.strictObject({
  slug: z.string(),
  category: z.string(),
  brand: z.string(),
  brand_en: z.string(),
  name: z.string(),
  name_en: z.string(),
  price: z.int(),
  stores: z.array(z.string()),
  deal: z
    .strictObject({
      type: z.enum(productDeals),
      price: z.int().optional(),
      /** Days from now. */
      ends_in_days: z.int().optional(),
    })
    .optional(),
});

/** The products of the first content, in the order they are listed. */
export const products = readRecords('products', product).map((one, index) => ({
  ...one,
  image: index + 1,
}));
