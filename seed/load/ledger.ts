import { millisecondsInMinute } from 'date-fns/constants';
import { POINTS_LIFE_DAYS, POINTS_WAIT_DAYS } from '../../contract/constants/common.ts';
import { earningDefaults } from '../../contract/constants/settings.ts';
import type { Ledger } from '../../contract/points.ts';
import { ledgerBalances, ledgerEntries, pointLots, storeCredits } from '../../provider/db/schema/points.ts';
import { daysAfter } from '../../provider/domain/ledger/lots.ts';
import { rulesOf } from '../../provider/domain/ledger/rules.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { seoulDay } from '../../provider/platform/time/seoul.ts';
import { type LedgerContent, yearOfDemo } from '../content/ledger.ts';
import { members } from '../content/members.ts';
import { idAt } from './accounts.ts';

type NewEntry = typeof ledgerEntries.$inferInsert;

/** How many rows one statement inserts. */
const BATCH = 1000;

/** Computes a member's entries with the balance after each. */
function balanced(userId: number, changes: LedgerContent[], now: Date): NewEntry[] {
  const balances: Record<Ledger, number> = { point: 0, xp: 0, heart: 0 };
  const inOrder = changes.toSorted((a, b) => b.minutesAgo - a.minutesAgo);
  return inOrder.map(({ minutesAgo, ledger, amount, reason, subject }) => {
    balances[ledger] += amount;
    return {
      userId,
      ledger,
      amount,
      balance: balances[ledger],
      reason,
      ...(subject && { subjectKind: subject.kind, subjectId: subject.id }),
      ...(reason === 'email_verified' && { subjectKind: 'user', subjectId: String(userId) }),
      createdAt: new Date(now.getTime() - minutesAgo * millisecondsInMinute),
    };
  });
}

/** Returns the first entries of every member. */
const beginnings = (daysAgo: number): LedgerContent[] =>
  Object.entries(rulesOf(earningDefaults).email_verified.amounts).map(([ledger, amount]) => ({
    minutesAgo: daysAgo * 24 * 60,
    ledger: ledger as Ledger,
    amount,
    reason: 'email_verified',
  }));

/** Computes the rest of each credit of points once later debits took the oldest first. */
function lotsOf(entries: (NewEntry & { id: number })[]) {
  const lots = entries
    .filter(({ ledger, amount }) => ledger === 'point' && amount > 0)
    .map((entry) => ({ entry, remaining: entry.amount }));
  let spent = entries
    .filter(({ ledger, amount }) => ledger === 'point' && amount < 0)
    .reduce((sum, { amount }) => sum - amount, 0);
  for (const lot of lots) {
    const taken = Math.min(spent, lot.remaining);
    lot.remaining -= taken;
    spent -= taken;
  }
  return lots.map(({ entry, remaining }) => ({
    entryId: entry.id,
    userId: entry.userId,
    remaining,
    availableAt: daysAfter(entry.createdAt, POINTS_WAIT_DAYS),
    expiresAt: daysAfter(entry.createdAt, POINTS_LIFE_DAYS),
  }));
}

/**
 * Inserts every member's first points, a year of the demo member's, and the credits in `earned`.
 */
export async function insertLedgers(
  tx: Db,
  now: Date,
  memberIds: ReadonlyMap<string, number>,
  earned: ReadonlyMap<number, LedgerContent[]>,
): Promise<void> {
  const all = [...memberIds].map(([username, userId]) => {
    const joined = members.find((member) => member.username === username)?.joined_days_ago ?? 365;
    // Older points would have expired already.
    const began = beginnings(Math.min(joined, 364));
    const year = username === 'demo' ? yearOfDemo() : [];
    return balanced(userId, [...began, ...year, ...(earned.get(userId) ?? [])], now);
  });
  const rows = all.flat();
  const made: { id: number }[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    made.push(...(await tx.insert(ledgerEntries).values(batch).returning({ id: ledgerEntries.id })));
  }
  const entries = rows.map((row, index) => ({ ...row, id: idAt(made, index) }));
  const usernames = new Map([...memberIds].map(([username, id]) => [id, username]));
  const perMember = [...memberIds.values()].map((id) => entries.filter(({ userId }) => userId === id));
  const credits = entries.filter(({ reason }) => reason === 'converted');

  await tx.insert(pointLots).values(perMember.flatMap(lotsOf));
  await tx.insert(ledgerBalances).values(
    perMember.flatMap((own) =>
      (['point', 'xp', 'heart'] as const).map((ledger) => {
        const entered = own.filter((entry) => entry.ledger === ledger);
        return {
          userId: own[0]?.userId ?? 0,
          ledger,
          balance: entered.at(-1)?.balance ?? 0,
          entries: entered.length,
          ...(ledger === 'heart' && { refilledOn: seoulDay(now) }),
        };
      }),
    ),
  );
  await tx.insert(storeCredits).values(
    credits.map(({ userId, id, amount, createdAt }) => ({
      userId,
      entryId: id,
      won: -amount,
      status: 'recorded' as const,
      username: usernames.get(userId),
      createdAt,
      dueAt: createdAt,
    })),
  );
}
