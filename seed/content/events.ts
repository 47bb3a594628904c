import { z } from 'zod';
import { eventFieldNames } from '../../contract/constants/participation.ts';
import { readRecords } from './records.ts';

/** A field of the application form; without a label the field's own name is shown. */
const field = z.strictObject({
  field: z.enum(eventFieldNames),
  label: z.string().optional(),
  label_en: z.string().optional(),
  hint: z.string().optional(),
  hint_en: z.string().optional(),
});

const seedEvent = z.strictObject({
  slug: z.string(),
  title: z.string(),
  title_en: z.string(),
  /** The text in a list. */
  summary: z.string(),
  summary_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  gift: z.string(),
  gift_en: z.string(),
  choosing: z.string(),
  choosing_en: z.string(),
  image: z.int(),
  winner_count: z.int(),
  starts_days_ago: z.number(),
  ends_days_ago: z.number(),
  /** When the winners are announced. */
  announces_days_ago: z.number(),
  requestedFields: z.array(field),
  /** The forum event whose topics belong to it, as `forum/event`. */
  forum_event: z.string().optional(),
  /** The number of members who applied before the first start. */
  applications: z.int(),
  /** Whether `demo` is one of them, and whether they won. */
  demo: z.enum(['applied', 'won']).optional(),
});
/** An event of the first content. Days count from now; negative ones are still to come. */
export type SeedEvent = z.infer<typeof seedEvent>;

export const events = readRecords('events', seedEvent);

/** The photos that applications may show. */
export const applicationImages = [2516, 2521, 2530, 2519, 2551, 2573] as const;
