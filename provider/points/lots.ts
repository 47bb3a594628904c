import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { POINTS_LIFE_DAYS, POINTS_WAIT_DAYS } from '../../contract/constants.ts';
import type { Db } from '../db/client.ts';
import { ledgerEntries, pointLots } from '../db/schema/points.ts';

type EntryRow = typeof ledgerEntries.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysAfter = (instant: Date, days: number) =>
  new Date(instant.getTime() + days * DAY_MS);

/** Keeps what a gain left over once a debt was paid. */
export async function keepLot(tx: Db, entry: EntryRow, remaining: number): Promise<void> {
  await tx.insert(pointLots).values({
    entryId: entry.id,
    userId: entry.userId,
    remaining,
    availableAt: daysAfter(entry.createdAt, POINTS_WAIT_DAYS),
    expiresAt: daysAfter(entry.createdAt, POINTS_LIFE_DAYS),
  });
}

/** The gains that a loss undoes, which give first. */
const undone = (tx: Db, entry: EntryRow) =>
  tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.userId, entry.userId),
        eq(ledgerEntries.ledger, 'point'),
        eq(ledgerEntries.reason, entry.reason),
        eq(ledgerEntries.subjectKind, entry.subjectKind),
        eq(ledgerEntries.subjectId, entry.subjectId),
      ),
    );

/**
 * Takes `amount` out of a member's lots, whose balance is locked: what is taken back out of its own
 * gain first, a conversion out of what is available alone, then the lots that end first.
 */
export async function takeFromLots(
  tx: Db,
  { userId, amount, entry, now }: { userId: number; amount: number; entry: EntryRow; now: Date },
): Promise<void> {
  const usable = and(
    eq(pointLots.userId, userId),
    gt(pointLots.remaining, 0),
    entry.reason === 'converted' ? lte(pointLots.availableAt, now) : undefined,
  );
  const own = entry.takenBack
    ? sql`${inArray(pointLots.entryId, undone(tx, entry))} desc`
    : undefined;
  const lots = await tx
    .select()
    .from(pointLots)
    .where(usable)
    .orderBy(...(own ? [own] : []), asc(pointLots.expiresAt), asc(pointLots.entryId));
  let left = amount;
  for (const lot of lots) {
    if (left === 0) break;
    const taken = Math.min(left, lot.remaining);
    left -= taken;
    await tx
      .update(pointLots)
      .set({ remaining: lot.remaining - taken })
      .where(eq(pointLots.entryId, lot.entryId));
  }
  if (left > 0) throw new Error('lots hold less than their balance');
}
