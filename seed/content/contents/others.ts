import { z } from 'zod';
import { readRecords } from '../records.ts';

/** A collection of the first content; `products` are slugs. */
const row = z.strictObject({
  type: z.enum(['collection', 'guide']),
  title: z.string(),
  title_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  products: z.array(z.string()),
});

const DAYS_BETWEEN = 6;

/** The collections, newest first; `published` counts days back from now. */
export const others = readRecords('contents/others', row).map((other, index) => ({
  ...other,
  published: 1 + index * DAYS_BETWEEN,
}));
