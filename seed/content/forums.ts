import { z } from 'zod';
import { readRecords } from './records.ts';

const forum = z.strictObject({
  slug: z.string(),
  name: z.string(),
  name_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  categories: z.array(z.strictObject({ slug: z.string(), name: z.string(), name_en: z.string() })),
  tags: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
  /** Activities of the forum, to which topics may belong. */
  events: z
    .array(
      z.strictObject({
        slug: z.string(),
        title: z.string(),
        title_en: z.string(),
        description: z.string(),
        /** Days from the first start; negative for a day before it. */
        starts_in_days: z.int(),
        ends_in_days: z.int(),
      }),
    )
    .optional(),
});

/** The forums in the order they are listed; slugs of categories and tags are unique in a forum. */
export const forums = readRecords('forums', forum);
