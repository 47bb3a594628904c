import { and, eq } from 'drizzle-orm';
import { badgeSettings } from '../../db/schema/members.ts';
import type { Db } from '../../platform/db/client.ts';
import { type BadgeRule, badgeRules, withThreshold } from './rules.ts';

/** A badge's rule as operators have set it. */
export interface SetRule extends BadgeRule {
  /** Whether members who had reached it before a change are still to receive it. */
  isCatchingUp: boolean;
  version: number;
}

/** Reads the rules of all badges. Nothing is cached, so that every provider knows a change at once. */
export async function readBadgeRules(db: Db): Promise<SetRule[]> {
  const rows = new Map((await db.select().from(badgeSettings)).map((row) => [row.badgeId, row]));
  return badgeRules.map((rule) => {
    const row = rows.get(rule.id);
    if (!row) return { ...rule, isCatchingUp: false, version: 1 };
    const { threshold, status, isCatchingUp, version } = row;
    return { ...withThreshold(rule, threshold), status, isCatchingUp, version };
  });
}

/** Records that every member has received a badge who had reached it, unless its rule has changed meanwhile. */
export const endCatchUp = (tx: Db, { id, version }: SetRule) =>
  tx
    .update(badgeSettings)
    .set({ isCatchingUp: false })
    .where(and(eq(badgeSettings.badgeId, id), eq(badgeSettings.version, version)));
