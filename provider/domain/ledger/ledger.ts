import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ledger, LedgerReason } from '../../../contract/points.ts';
import { ledgerBalances, ledgerEntries } from '../../db/schema/points.ts';
import type { Db } from '../../platform/db/client.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { type LedgerEntryRow, settleLots } from './lots.ts';
import { readEarningRules } from './rules.ts';

/** The subject of an entry; `id` distinguishes subjects that may each be entered once. */
export interface Subject {
  kind: string;
  id: string | number;
}

/** One ledger of one member. */
export interface Account {
  userId: number;
  ledger: Ledger;
}

/** One change of a balance. */
export interface Change {
  /** Signed, not 0. */
  amount: number;
  reason: LedgerReason;
  subject?: Subject;
  reversal?: boolean;
}
export interface Entry extends Account, Change {
  now: Date;
}

/** The cause of an entry. */
export interface Source {
  reason: LedgerReason;
  subject: Subject;
}

const own = ({ userId, ledger }: Account) => and(eq(ledgerBalances.userId, userId), eq(ledgerBalances.ledger, ledger));

/** Locks the balance's row until the transaction ends; a concurrent entry waits. */
export async function lockAccount(tx: Db, account: Account) {
  const { userId, ledger } = account;
  const lock = () => tx.select().from(ledgerBalances).where(own(account)).for('update');
  const [existing] = await lock();
  if (existing) return existing;
  await tx.insert(ledgerBalances).values({ userId, ledger }).onConflictDoNothing();
  const [made] = await lock();
  if (!made) throw new Error('a balance vanished under its lock');
  return made;
}

/** Inserts an entry and updates the balance. Returns the entry. */
export async function enter(tx: Db, { userId, ledger, now, ...change }: Entry): Promise<LedgerEntryRow> {
  const [made] = await enterAll(tx, { userId, ledger }, [change], now);
  if (!made) throw new Error('an entry was not written');
  return made;
}

/**
 * Inserts the entries of several changes of one ledger in their order and updates its balance: the only way
 * to change one. The number of statements does not depend on that of the changes.
 */
export async function enterAll(
  tx: Db,
  account: Account,
  changes: readonly Change[],
  now: Date,
): Promise<LedgerEntryRow[]> {
  if (changes.length === 0) return [];
  const { userId, ledger } = account;
  const refills = changes.every(({ reason }) => reason === 'hearts_refilled');
  if (ledger === 'heart' && !refills) await refillHearts(tx, userId, now);
  const { balance: before, entries } = await lockAccount(tx, account);
  let balance = before;
  const rows = changes.map(({ amount, reason, subject, reversal = false }) => {
    balance += amount;
    return {
      userId,
      ledger,
      amount,
      balance,
      reason,
      reversal,
      subjectKind: subject?.kind ?? '',
      subjectId: String(subject?.id ?? ''),
      createdAt: now,
    };
  });
  await tx
    .update(ledgerBalances)
    .set({ balance, entries: entries + rows.length })
    .where(own(account));
  const made = await tx.insert(ledgerEntries).values(rows).returning();
  // Their ids are in the order of their balances, whatever order the database returns them in.
  made.sort((a, b) => a.id - b.id);
  if (ledger === 'point') await settleLots(tx, userId, made, now);
  return made;
}

/** Returns whether a member's hearts of a day are refilled; a call that began before midnight may follow one of after. */
export const isRefilledOn = ({ refilledOn }: { refilledOn: string | null }, day: string): boolean =>
  refilledOn !== null && refilledOn >= day;

/** Returns what hearts are refilled to on a day; nothing is given where that is 0, also of what a member owes. */
export const refilledTo = (balance: number, daily: number): number =>
  daily === 0 ? balance : Math.max(balance, daily);

/**
 * Refills hearts at the first access of a day, which is as good as at its start: every change of them
 * passes here first. A member without an entry has none yet.
 */
export async function refillHearts(tx: Db, userId: number, now: Date): Promise<void> {
  const account = { userId, ledger: 'heart' as const };
  const held = await lockAccount(tx, account);
  const today = seoulDay(now);
  if (isRefilledOn(held, today)) return;
  await tx.update(ledgerBalances).set({ refilledOn: today }).where(own(account));
  if (held.entries === 0) return;
  const { hearts_a_day: daily } = await readEarningRules(tx);
  const amount = refilledTo(held.balance, daily) - held.balance;
  if (amount > 0) await enter(tx, { ...account, amount, reason: 'hearts_refilled', now });
}

/** Selects the entries whose reason and subject are those of some sources, or mix theirs. */
const amongSources = (sources: readonly Source[]) =>
  and(
    inArray(ledgerEntries.reason, [...new Set(sources.map(({ reason }) => reason))]),
    inArray(ledgerEntries.subjectKind, [...new Set(sources.map(({ subject }) => subject.kind))]),
    inArray(ledgerEntries.subjectId, [...new Set(sources.map(({ subject }) => String(subject.id)))]),
  );

/** Returns the sums of several sources' points that have expired, each 0 or less, in one query. */
export async function expiredOf(tx: Db, userId: number, sources: readonly Source[]) {
  const ends = alias(ledgerEntries, 'ends');
  const { reason, subjectKind, subjectId } = ledgerEntries;
  const isEnd = and(
    eq(ends.userId, userId),
    eq(ends.ledger, 'point'),
    eq(ends.reason, 'expired'),
    eq(ends.subjectKind, 'entry'),
    sql`${ends.subjectId} = ${ledgerEntries.id}::text`,
  );
  const rows = await tx
    .select({ reason, subjectKind, subjectId, sum: sql<number>`sum(${ends.amount})::int` })
    .from(ledgerEntries)
    .innerJoin(ends, isEnd)
    .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.ledger, 'point'), amongSources(sources)))
    .groupBy(reason, subjectKind, subjectId);
  const sums = new Map(rows.map((row) => [[row.reason, row.subjectKind, row.subjectId].join(' '), row.sum]));
  return ({ reason: why, subject }: Source): number => sums.get([why, subject.kind, subject.id].join(' ')) ?? 0;
}

/** Returns the nets of several sources in one query. */
export async function netsOf(
  tx: Db,
  { userId, of }: { userId: number; of: readonly Ledger[] },
  sources: readonly Source[],
) {
  const { ledger, reason, subjectKind, subjectId } = ledgerEntries;
  const rows = await tx
    .select({
      ledger,
      reason,
      subjectKind,
      subjectId,
      net: sql<number>`sum(${ledgerEntries.amount})::int`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, userId), inArray(ledger, [...of]), amongSources(sources)))
    .groupBy(ledger, reason, subjectKind, subjectId);
  const nets = new Map(
    rows.map((row) => [[row.ledger, row.reason, row.subjectKind, row.subjectId].join(' '), row.net]),
  );
  return (account: Ledger, { reason: why, subject }: Source): number =>
    nets.get([account, why, subject.kind, subject.id].join(' ')) ?? 0;
}
