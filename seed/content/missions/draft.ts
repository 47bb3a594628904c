import { z } from 'zod';
import { missionKinds } from '../../../contract/constants/participation.ts';

/** A text in Korean and English. */
const texts = z.tuple([z.string(), z.string()]);

/** A mission as it was written. */
export const missionDraft = z.strictObject({
  kind: z.enum(missionKinds),
  title: texts,
  description: texts,
  content: texts,
  question: texts,
  choices: z.array(texts).optional(),
  several: z.boolean().optional(),
  /** The indices of the right choices, or the accepted answers. */
  right: z.array(z.union([z.int(), z.string()])).optional(),
  explanation: texts.optional(),
  minLength: z.int().optional(),
  checked: z.boolean().optional(),
  /** Points. */
  reward: z.int(),
  image: z.int(),
  /** The photos in its text. */
  pictures: z.array(z.int()),
  begins_days_ago: z.number(),
  /** Negative for a day to come, null without an end. */
  ends_days_ago: z.number().nullable(),
  /** The number of members who completed it, where that takes no text. */
  completed: z.int().optional(),
  /** Submissions: completed, waiting, or returned with a reason. */
  handed: z
    .array(
      z.strictObject({
        by: z.string(),
        words: z.string(),
        days_ago: z.number(),
        state: z.enum(['submitted', 'completed', 'returned']),
        reason: z.string().optional(),
      }),
    )
    .optional(),
  /** When the demo member completed it. */
  demo_days_ago: z.number().optional(),
  /** Reviews by members who completed it. */
  reviews: z.array(z.string()),
});
export type MissionDraft = z.infer<typeof missionDraft>;
