import { z } from 'zod';
import { challengeTypes } from '../../../contract/constants/participation.ts';
import { bilingual, readRecords } from '../records.ts';

const time = z.iso.time({ precision: 0 });

const seedChallenge = z.strictObject({
  type: z.enum(challengeTypes),
  title: bilingual,
  description: bilingual,
  rules: z.array(bilingual),
  question1: bilingual.optional(),
  question2: bilingual.optional(),
  image: z.int(),
  /** Days from the first start to its first day; negative for one that has begun. */
  starts_in: z.int(),
  days: z.int(),
  /** `HH:MM:SS`; left out for one that is always open. */
  opens_at: time.optional(),
  closes_at: time.optional(),
  /** null for each member's own; left out for Seoul's. */
  time_zone: z.null().optional(),
  group_size: z.int().optional(),
  needs_photo: z.boolean().optional(),
  participants: z.int(),
  /** The demo member's days: `x` with a check-in, `.` without one. */
  demo: z.string().optional(),
  /** What the demo member says at each check-in, in their order. */
  demo_check_ins: z.array(z.string()).default([]),
  /** What members answer and say; each is used once, and the rest say nothing. */
  answers1: z.array(z.string()).default([]),
  answers2: z.array(z.string()).default([]),
  check_ins: z.array(z.string()).default([]),
  reviews: z.array(z.string()).default([]),
});
/** A challenge of the first content. */
export type SeedChallenge = z.infer<typeof seedChallenge>;

/** The challenges that the site begins with, in every state: past, running and upcoming ones. */
export const challenges = readRecords('challenges/challenges', seedChallenge);
