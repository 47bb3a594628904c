import type { CallSchemas } from './call.ts';
import { instant, pageQuery, paginated } from './common.ts';
import { badgeCodes } from './constants/common.ts';
import * as z from './zod.ts';

const badgeStatuses = ['active', 'inactive'] as const;

/** A badge; `awarded_at` is the asking member's own, null for anyone else. */
export const badge = z.object({
  id: z.number().int().positive(),
  code: z.enum(badgeCodes),
  /** An inactive one stays with the members who have it and is not awarded any more. */
  status: z.enum(badgeStatuses),
  name: z.string(),
  description: z.string(),
  awarded_at: instant.nullable(),
});
export type Badge = z.infer<typeof badge>;

export const badgeSchemas = {
  getBadges: {
    summary: 'Badges; `awarded_at` is the calling member’s',
    query: pageQuery.extend({ status: z.enum(badgeStatuses).optional() }),
    response: paginated(badge),
  },
} satisfies CallSchemas;
