import { and, eq, sql } from 'drizzle-orm';
import { HEARTS_A_DAY } from '../../contract/constants.ts';
import type { Ledger, LedgerReason } from '../../contract/points.ts';
import type { Db } from '../db/client.ts';
import { ledgerBalances, ledgerEntries } from '../db/schema/points.ts';
import { seoulDay } from '../rankings/periods.ts';
import { keepLot, takeFromLots } from './lots.ts';

/** What an entry is about; `id` tells apart what may each be entered once. */
export interface Subject {
  kind: string;
  id: string | number;
}

/** One member's one ledger. */
export interface Account {
  userId: number;
  ledger: Ledger;
}

export interface Entry extends Account {
  /** Signed, not 0. */
  amount: number;
  reason: LedgerReason;
  subject?: Subject;
  takenBack?: boolean;
  now: Date;
}

const own = ({ userId, ledger }: Account) =>
  and(eq(ledgerBalances.userId, userId), eq(ledgerBalances.ledger, ledger));

/** The balance's row, locked until the transaction ends: whoever enters next waits here. */
export async function lockAccount(tx: Db, account: Account) {
  const { userId, ledger } = account;
  const lock = () => tx.select().from(ledgerBalances).where(own(account)).for('update');
  const [kept] = await lock();
  if (kept) return kept;
  await tx.insert(ledgerBalances).values({ userId, ledger }).onConflictDoNothing();
  const [made] = await lock();
  if (!made) throw new Error('a balance vanished under its lock');
  return made;
}

/** Makes an entry and with it the balance: the only way to change one. Gives the entry. */
export async function enter(tx: Db, entry: Entry): Promise<typeof ledgerEntries.$inferSelect> {
  const { userId, ledger, amount, reason, subject, takenBack = false, now } = entry;
  if (ledger === 'heart' && reason !== 'hearts_refilled') await refillHearts(tx, userId, now);
  const { balance: before, entries } = await lockAccount(tx, entry);
  const balance = before + amount;
  await tx
    .update(ledgerBalances)
    .set({ balance, entries: entries + 1 })
    .where(own(entry));
  const [made] = await tx
    .insert(ledgerEntries)
    .values({
      userId,
      ledger,
      amount,
      balance,
      reason,
      takenBack,
      subjectKind: subject?.kind ?? '',
      subjectId: String(subject?.id ?? ''),
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('an entry was not written');
  if (ledger === 'point') {
    const change = Math.max(balance, 0) - Math.max(before, 0);
    if (change > 0) await keepLot(tx, made, change);
    else if (change < 0) await takeFromLots(tx, { userId, amount: -change, entry: made, now });
  }
  return made;
}

/**
 * Fills hearts up at the day's first touch, which is as good as at its start: whatever changes them
 * comes through here first. Nobody without an entry has any yet.
 */
export async function refillHearts(tx: Db, userId: number, now: Date): Promise<void> {
  const account = { userId, ledger: 'heart' as const };
  const { balance, entries, refilledOn } = await lockAccount(tx, account);
  const today = seoulDay(now);
  if (refilledOn === today) return;
  await tx.update(ledgerBalances).set({ refilledOn: today }).where(own(account));
  if (entries === 0 || balance >= HEARTS_A_DAY) return;
  await enter(tx, { ...account, amount: HEARTS_A_DAY - balance, reason: 'hearts_refilled', now });
}

/** What a cause has brought in all: 0 when it never did, or was taken back. */
export async function netOf(
  tx: Db,
  { userId, ledger }: Account,
  reason: LedgerReason,
  subject: Subject,
): Promise<number> {
  const [row] = await tx
    .select({ net: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.userId, userId),
        eq(ledgerEntries.ledger, ledger),
        eq(ledgerEntries.reason, reason),
        eq(ledgerEntries.subjectKind, subject.kind),
        eq(ledgerEntries.subjectId, String(subject.id)),
      ),
    );
  return row?.net ?? 0;
}
