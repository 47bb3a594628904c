import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import { POINTS_LIFE_DAYS, POINTS_WAIT_DAYS } from '../../../contract/constants/common.ts';
import { ledgerEntries, pointLots } from '../../db/schema/points.ts';
import type { Db } from '../../platform/db/client.ts';

export type LedgerEntryRow = typeof ledgerEntries.$inferSelect;
/** The cause of an entry: a reversal uses up its own credit first. */
type Brought = Pick<LedgerEntryRow, 'reason' | 'subjectKind' | 'subjectId'>;
type Lot = typeof pointLots.$inferSelect & { of: Brought };

export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * millisecondsInDay);

/** Selects a member's lots with points left, in the order in which they expire. */
const heldLots = (tx: Db, userId: number): Promise<Lot[]> =>
  tx
    .select({
      ...getTableColumns(pointLots),
      of: {
        reason: ledgerEntries.reason,
        subjectKind: ledgerEntries.subjectKind,
        subjectId: ledgerEntries.subjectId,
      },
    })
    .from(pointLots)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, pointLots.entryId))
    .where(and(eq(pointLots.userId, userId), gt(pointLots.remaining, 0)))
    .orderBy(asc(pointLots.expiresAt), asc(pointLots.entryId));

const isSame = (one: Brought, other: Brought) =>
  one.reason === other.reason && one.subjectKind === other.subjectKind && one.subjectId === other.subjectId;

/** Returns when the points of a credit were earned: those of a restored one when they were at first. */
async function earnedAt(tx: Db, entry: LedgerEntryRow): Promise<Date> {
  if (!entry.reversal) return entry.createdAt;
  const { userId, ledger, reason, subjectKind, subjectId } = ledgerEntries;
  const [first] = await tx
    .select({ createdAt: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(
      and(
        eq(userId, entry.userId),
        eq(ledger, entry.ledger),
        eq(reason, entry.reason),
        eq(subjectKind, entry.subjectKind),
        eq(subjectId, entry.subjectId),
        eq(ledgerEntries.reversal, false),
      ),
    )
    .orderBy(desc(ledgerEntries.id))
    .limit(1);
  return first?.createdAt ?? entry.createdAt;
}

/** Returns the rest of a credit once a debt is paid. */
const lotOf = (entry: LedgerEntryRow, remaining: number, earned: Date): Lot => ({
  entryId: entry.id,
  userId: entry.userId,
  remaining,
  availableAt: daysAfter(earned, POINTS_WAIT_DAYS),
  expiresAt: daysAfter(earned, POINTS_LIFE_DAYS),
  noticedAt: null,
  of: entry,
});

/** Returns whether points may be converted: after their wait, and before they expire, whenever a job takes them. */
const isUsable = ({ availableAt, expiresAt }: Lot, now: Date) => availableAt <= now && now < expiresAt;
/** Selects the lots that may be converted, as `isUsable`. */
export const usableLots = (now: Date) => and(lte(pointLots.availableAt, now), gt(pointLots.expiresAt, now));

/**
 * Takes a debit from lots: a reversal from its own credit first, a conversion from usable lots only, then
 * from the lots that expire first.
 */
function take(lots: Lot[], entry: LedgerEntryRow, amount: number, now: Date) {
  const usable = entry.reason === 'converted' ? lots.filter((lot) => isUsable(lot, now)) : lots;
  const isOwn = (lot: Lot) => entry.reversal && isSame(lot.of, entry);
  let left = amount;
  for (const lot of [...usable.filter(isOwn), ...usable.filter((it) => !isOwn(it))]) {
    const taken = Math.min(left, lot.remaining);
    left -= taken;
    lot.remaining -= taken;
  }
  if (left > 0) throw new Error('lots hold less than their balance');
}

/**
 * Applies entries of a member's points, whose balance is locked, to the lots: a credit adds the part that
 * no debt uses up, a debit takes the part that is no debt.
 */
export async function settleLots(tx: Db, userId: number, entries: readonly LedgerEntryRow[], now: Date): Promise<void> {
  const held = entries.some(({ amount }) => amount < 0) ? await heldLots(tx, userId) : [];
  const before = new Map(held.map(({ entryId, remaining }) => [entryId, remaining]));
  const lots = [...held];
  for (const entry of entries) {
    const { amount, balance } = entry;
    const change = Math.max(balance, 0) - Math.max(balance - amount, 0);
    if (change > 0) lots.push(lotOf(entry, change, await earnedAt(tx, entry)));
    else if (change < 0) take(lots, entry, -change, now);
  }
  const made = lots.filter(({ entryId }) => !before.has(entryId));
  if (made.length > 0) await tx.insert(pointLots).values(made);
  const changed = held.filter(({ entryId, remaining }) => before.get(entryId) !== remaining);
  if (changed.length === 0) return;
  const left = changed.map(({ entryId, remaining }) => sql`(${entryId}::int, ${remaining}::int)`);
  await tx
    .update(pointLots)
    .set({ remaining: sql`left_over.remaining` })
    .from(sql`(values ${sql.join(left, sql`, `)}) as left_over (entry_id, remaining)`)
    .where(sql`${pointLots.entryId} = left_over.entry_id`);
}
