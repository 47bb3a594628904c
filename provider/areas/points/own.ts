import { eq } from 'drizzle-orm';
import { HEARTS_A_DAY } from '../../../contract/constants/common.ts';
import { ledgerBalances } from '../../db/schema/points.ts';
import { isRefilledOn } from '../../domain/ledger/ledger.ts';
import { type AppContext, type Member, read } from '../../platform/http/context.ts';
import { seoulDay } from '../../platform/time/seoul.ts';

/**
 * Returns a member's three balances. Hearts of a day whose refill is still to be written count as refilled,
 * since the first access of the ledger writes it.
 */
export async function ownBalances(c: AppContext, { id }: Member) {
  const rows = await read(c, (db) => db.select().from(ledgerBalances).where(eq(ledgerBalances.userId, id)));
  const today = seoulDay(c.get('services').now());
  const row = (ledger: (typeof rows)[number]['ledger']) => rows.find((it) => it.ledger === ledger);
  const hearts = row('heart');
  const isRefilled = hearts !== undefined && hearts.entries > 0 && !isRefilledOn(hearts, today);
  return {
    point: row('point')?.balance ?? 0,
    heart: isRefilled ? Math.max(hearts.balance, HEARTS_A_DAY) : (hearts?.balance ?? 0),
    xp: row('xp')?.balance ?? 0,
  };
}
