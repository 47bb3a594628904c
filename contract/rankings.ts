import { z } from 'zod';
import { pageQuery, paginated, text } from './common.ts';
import { author } from './users.ts';

/** `likes`: received on what one wrote; `activity`: topics and comments written. */
export const rankingTypes = ['likes', 'activity'] as const;
export const rankingPeriods = ['day', 'week', 'month', 'all'] as const;

/** One member's place. `movement` is places gained since the period before, null for a new name. */
export const ranking = z.object({
  id: z.number().int(),
  type: z.enum(rankingTypes),
  period: z.enum(rankingPeriods),
  date: z.iso.date(),
  place: z.number().int(),
  score: z.number().int(),
  movement: z.number().int().nullable(),
  user: author,
});
export type Ranking = z.infer<typeof ranking>;

/** GET rankings/: `date` is any day of the period, today when left out. */
export const rankingsQuery = pageQuery.extend({
  type: z.enum(rankingTypes).default('likes'),
  period: z.enum(rankingPeriods).default('week'),
  date: z.iso.date().optional(),
  user__username: text(20, 0).optional(),
});
export const rankingsAnswer = paginated(ranking);
