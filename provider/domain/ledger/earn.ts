import { and, desc, eq, gte, inArray, ne, or } from 'drizzle-orm';
import type { LedgerReason } from '../../../contract/points.ts';
import { ledgerEntries } from '../../db/schema/points.ts';
import type { Db } from '../../platform/db/client.ts';
import { LEDGER_LOCKS } from '../../platform/db/lockOrder.ts';
import { startOfSeoulDay } from '../../platform/time/seoul.ts';
import { enter, enterAll, expiredOf, lockAccount, netsOf, type Source, type Subject } from './ledger.ts';
import { type Earning, type Rule, readEarningRules, rulesOf } from './rules.ts';

/** The number of entries per statement: each is nine of the 65,535 parameters that one may have. */
const A_BATCH = 1000;

interface Cause {
  userId: number;
  subject: Subject;
  now: Date;
}

/**
 * Counts what else the rule has credited today, including what was reversed. What earned XP while points were set to 0
 * is one of the day's too, or a change would let a member earn for twice as many.
 */
async function othersToday(tx: Db, { userId, subject, now }: Cause, shares: LedgerReason[]): Promise<number> {
  const { subjectKind, subjectId } = ledgerEntries;
  const others = await tx
    .selectDistinct({ subjectKind, subjectId })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.userId, userId),
        inArray(ledgerEntries.ledger, [...LEDGER_LOCKS]),
        inArray(ledgerEntries.reason, shares),
        eq(ledgerEntries.reversal, false),
        gte(ledgerEntries.createdAt, startOfSeoulDay(now)),
        or(ne(subjectKind, subject.kind), ne(subjectId, String(subject.id))),
      ),
    );
  return others.length;
}

/** Credits the rewards of an event in its transaction, as they are set now; once per subject. */
export async function earn(tx: Db, earning: Earning, cause: Cause): Promise<Rule['amounts']> {
  const rules = rulesOf(await readEarningRules(tx));
  return creditAmounts(tx, earning, rules[earning], cause);
}

/** Returns a source's latest entry of each ledger that it changed; its credit there stands unless that is negative. */
async function latestOf(tx: Db, { userId, reason, subject }: Source & { userId: number }) {
  const rows = await tx
    .selectDistinctOn([ledgerEntries.ledger], {
      ledger: ledgerEntries.ledger,
      amount: ledgerEntries.amount,
      reversal: ledgerEntries.reversal,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.userId, userId),
        inArray(ledgerEntries.ledger, [...LEDGER_LOCKS]),
        eq(ledgerEntries.reason, reason),
        eq(ledgerEntries.subjectKind, subject.kind),
        eq(ledgerEntries.subjectId, String(subject.id)),
      ),
    )
    .orderBy(ledgerEntries.ledger, desc(ledgerEntries.id));
  return new Map(rows.map((row) => [row.ledger, row]));
}

/**
 * Credits amounts that depend on the content, such as a mission's reward. What is earned again after it was reversed
 * gives back what that took, which is without what had expired. While any of it stands, it brings nothing that it did
 * not bring at first: amounts that were raised since are for what comes.
 * @returns what was credited
 */
export async function creditAmounts(
  tx: Db,
  reason: LedgerReason,
  { amounts, aDay }: Rule,
  cause: Cause,
): Promise<Rule['amounts']> {
  const { userId, subject, now } = cause;
  const earned = LEDGER_LOCKS.flatMap((ledger) => {
    const amount = amounts[ledger] ?? 0;
    return amount === 0 ? [] : [{ ledger, amount }];
  });
  for (const { ledger } of earned) await lockAccount(tx, { userId, ledger });
  const latest = await latestOf(tx, { userId, reason, subject });
  if (aDay && (await othersToday(tx, cause, aDay.shares)) >= aDay.times) return {};
  const stands = [...latest.values()].some(({ amount }) => amount > 0);
  const credited: Rule['amounts'] = {};
  for (const { ledger, amount } of earned) {
    const entry = latest.get(ledger);
    if (entry ? entry.amount > 0 : stands) continue;
    credited[ledger] = entry ? -entry.amount : amount;
    await enter(tx, { userId, ledger, amount: credited[ledger], reason, subject, now });
  }
  return credited;
}

/**
 * Reverses the credits of an event whose content is deleted: into a negative balance if they were spent, without
 * what has expired of them.
 */
export const reverse = (tx: Db, reason: LedgerReason, { userId, subject, now }: Cause): Promise<void> =>
  reverseAll(tx, [{ reason, subject }], { userId, now });

/** Reverses the credits of several sources with as many statements as for one. */
export async function reverseAll(
  tx: Db,
  sources: readonly Source[],
  { userId, now }: Pick<Cause, 'userId' | 'now'>,
): Promise<void> {
  for (const ledger of LEDGER_LOCKS) await lockAccount(tx, { userId, ledger });
  for (let from = 0; from < sources.length; from += A_BATCH) {
    const batch = sources.slice(from, from + A_BATCH);
    const net = await netsOf(tx, { userId, of: LEDGER_LOCKS }, batch);
    const expired = await expiredOf(tx, userId, batch);
    for (const ledger of LEDGER_LOCKS) {
      const changes = batch
        .map((source) => ({
          ...source,
          amount: -(net(ledger, source) + (ledger === 'point' ? expired(source) : 0)),
          reversal: true,
        }))
        .filter(({ amount }) => amount !== 0);
      await enterAll(tx, { userId, ledger }, changes, now);
    }
  }
}

/**
 * Restores reversed credits, because their content is restored: all of them, whatever else was earned
 * today.
 */
export async function restoreAmounts(tx: Db, reason: LedgerReason, { userId, subject, now }: Cause): Promise<void> {
  for (const ledger of LEDGER_LOCKS) await lockAccount(tx, { userId, ledger });
  const latest = await latestOf(tx, { userId, reason, subject });
  for (const ledger of LEDGER_LOCKS) {
    const entry = latest.get(ledger);
    if (!entry?.reversal || entry.amount > 0) continue;
    await enter(tx, { userId, ledger, amount: -entry.amount, reason, subject, reversal: true, now });
  }
}
