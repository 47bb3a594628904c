import { badge } from './badges.ts';
import type { CallSchemas } from './call.ts';
import { badgeCodes } from './constants/common.ts';
import { BADGE_THRESHOLD_MAX } from './constants/settings.ts';
import * as z from './zod.ts';

/** What a badge is about: a number of the member, the days since they joined, or an operator's choice. */
export const badgeMeasures = ['topics', 'posts', 'comments', 'followers', 'likes', 'days', 'invitation'] as const;

const threshold = z.number().int().min(1).max(BADGE_THRESHOLD_MAX);
const version = z.number().int().min(1);

/**
 * A badge with its rule: it is awarded at `threshold` of `measure`, null where an operator awards it by hand.
 * `members` is the number of those who have it, `catching_up` whether members who had reached it before a change are
 * still to receive it. `version` counts the changes.
 */
const managedBadge = badge.omit({ awarded_at: true }).extend({
  measure: z.enum(badgeMeasures),
  threshold: threshold.nullable(),
  members: z.number().int().min(0),
  catching_up: z.boolean(),
  version,
});
export type ManagedBadge = z.infer<typeof managedBadge>;

export const managedBadgeSchemas = {
  getManagedBadges: {
    summary: 'Every badge with its rule and the number of members who have it',
    response: z.object({ badges: z.array(managedBadge) }),
    errors: [404, 409],
  },
  setBadge: {
    summary: 'Set when a badge is awarded, over the version that was read',
    params: z.object({ code: z.enum(badgeCodes) }),
    body: z.strictObject({ threshold: threshold.nullable(), status: badge.shape.status, version }),
    response: managedBadge,
  },
} satisfies CallSchemas;
