import type { CallSchemas } from './call.ts';
import { givenDay, instant, pageQuery, paginated, text } from './common.ts';
import { rankingPeriods, rankingTypes } from './constants/common.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

/** One member's place. `movement` is the number of places gained since the previous period, null for a new entry. */
export const ranking = z.object({
  id: z.number().int().positive(),
  type: z.enum(rankingTypes),
  period: z.enum(rankingPeriods),
  date: z.iso.date(),
  place: z.number().int(),
  score: z.number().int(),
  movement: z.number().int().nullable(),
  user: author,
});
export type Ranking = z.infer<typeof ranking>;

/** `date` is any day of the period, today when left out. */
const rankingsQuery = pageQuery.extend({
  type: z.enum(rankingTypes).default('likes'),
  period: z.enum(rankingPeriods).default('week'),
  date: givenDay.optional(),
  user__username: text(20, 0).optional(),
});
export type RankingsQuery = z.input<typeof rankingsQuery>;

/**
 * The period of a list: its first and last day, null for `all`; a day of the adjacent periods, null where
 * there is none; when its places were computed, null before the first time.
 */
const rankingSpan = z.object({
  first: z.iso.date().nullable(),
  last: z.iso.date().nullable(),
  before: z.iso.date().nullable(),
  after: z.iso.date().nullable(),
  computed_at: instant.nullable(),
});
export type RankingSpan = z.infer<typeof rankingSpan>;

export const rankingSchemas = {
  getRankings: {
    summary: 'Ranking of members in a period',
    query: rankingsQuery,
    response: paginated(ranking).extend({ span: rankingSpan }),
  },
} satisfies CallSchemas;
