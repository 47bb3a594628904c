import { eq } from 'drizzle-orm';
import { ledgerBalances } from '../../db/schema/points.ts';
import type { Db } from '../../platform/db/client.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { isRefilledOn, refilledTo } from './ledger.ts';
import { readEarningRules } from './rules.ts';

/**
 * Reads a member's three balances. Hearts of a day whose refill is still to be written count as refilled,
 * since the first access of the ledger writes it.
 */
export async function readBalances(db: Db, userId: number, now: Date) {
  const rows = await db.select().from(ledgerBalances).where(eq(ledgerBalances.userId, userId));
  const row = (ledger: (typeof rows)[number]['ledger']) => rows.find((it) => it.ledger === ledger);
  const hearts = row('heart');
  const isToRefill = hearts !== undefined && hearts.entries > 0 && !isRefilledOn(hearts, seoulDay(now));
  const heart = hearts?.balance ?? 0;
  return {
    point: row('point')?.balance ?? 0,
    heart: isToRefill ? refilledTo(heart, (await readEarningRules(db)).hearts_a_day) : heart,
    xp: row('xp')?.balance ?? 0,
  };
}
