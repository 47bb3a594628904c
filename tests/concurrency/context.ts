import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type LedgerReason, ledgers } from '../../contract/points.ts';
import { ledgerBalances, ledgerEntries } from '../../provider/db/schema/points.ts';
import { enter } from '../../provider/domain/ledger/ledger.ts';
import { noLimits, startTestProvider, type TestProvider } from '../../provider/testing.ts';

export type Member = Awaited<ReturnType<TestProvider['member']>>;
type Database = TestProvider['services']['database'];

/** A provider without rate limits, and the members who call it concurrently. */
export interface Context {
  provider: TestProvider;
  callers: Member[];
  forumId: number;
}

/** A call of a member's, always a POST. */
export interface Call {
  by: Member;
  path: string;
  body?: object;
  /** Sent as the Idempotency-Key. */
  key?: string;
}

/** Starts a provider on the tests' database with members who have hearts for a million calls each. */
export async function startContext(callerCount: number): Promise<Context> {
  const provider = await startTestProvider({ limits: noLimits });
  const { database, now } = provider.services;
  const callers: Member[] = [];
  for (let made = 0; made < callerCount; made += 1) callers.push(await provider.member());
  for (const { id: userId } of callers) {
    const hearts = { ledger: 'heart', amount: 1_000_000, reason: 'heart_received' } as const;
    await database.write((tx) => enter(tx, { userId, ...hearts, now: now() }));
  }
  const { id: forumId } = await provider.forum('concurrency');
  return { provider, callers, forumId };
}

export const read = <T>({ provider }: Context, work: Parameters<Database['read']>[0]) =>
  provider.services.database.read(work) as Promise<T>;
export const write = <T>({ provider }: Context, work: Parameters<Database['write']>[0]) =>
  provider.services.database.write(work) as Promise<T>;
export const count = (context: Context, table: PgTable, where: SQL) =>
  read<number>(context, (db) => db.$count(table, where));

/** Sends calls at the same time. @throws when one is answered with a status other than 200 and 409 */
export async function callConcurrently({ provider }: Context, calls: Call[]) {
  const answers = await Promise.all(
    calls.map(({ by, path, body, key }) =>
      provider.call('POST', path, {
        token: by.token,
        ...(body && { body }),
        ...(key && { headers: { 'Idempotency-Key': key } }),
      }),
    ),
  );
  for (const { status, body } of answers) {
    if (status !== 200 && status !== 409) throw new Error(`${status}: ${JSON.stringify(body)}`);
  }
  return answers;
}

/** Sums the callers' ledger entries for some subjects. */
export async function sumOf(
  context: Context,
  reason: LedgerReason,
  kind: string,
  subjectIds: unknown[],
): Promise<number> {
  const callerIds = context.callers.map(({ id }) => id);
  const [row] = await read<{ sum: number }[]>(context, (db) =>
    db
      .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
      .from(ledgerEntries)
      .where(
        and(
          inArray(ledgerEntries.userId, callerIds),
          inArray(ledgerEntries.ledger, [...ledgers]),
          eq(ledgerEntries.reason, reason),
          eq(ledgerEntries.subjectKind, kind),
          inArray(ledgerEntries.subjectId, subjectIds.map(String)),
        ),
      ),
  );
  return row?.sum ?? 0;
}

/**
 * Checks that every balance is the sum of its entries and equals the balance after the last of them, and
 * that the lots of points add up to their balance.
 * @returns the number of ledgers that were checked
 * @throws for the first that is wrong
 */
export async function verifyLedgers(context: Context): Promise<number> {
  const { rows } = await read<{ rows: object[] }>(context, (db) =>
    db.execute(sql`
      SELECT b.user_id, b.ledger, b.balance, coalesce(e.sum, 0) AS sum
      FROM ${ledgerBalances} b
      LEFT JOIN (
        SELECT user_id, ledger, sum(amount)::int AS sum, count(*)::int AS entries,
          (array_agg(balance ORDER BY id DESC))[1] AS last
        FROM ${ledgerEntries} GROUP BY user_id, ledger
      ) e ON e.user_id = b.user_id AND e.ledger = b.ledger
      LEFT JOIN (
        SELECT user_id, sum(remaining)::int AS remaining FROM point_lots GROUP BY user_id
      ) l ON l.user_id = b.user_id AND b.ledger = 'point'
      WHERE b.balance <> coalesce(e.sum, 0) OR b.entries <> coalesce(e.entries, 0)
        OR b.balance <> coalesce(e.last, 0)
        OR (b.ledger = 'point' AND greatest(b.balance, 0) <> coalesce(l.remaining, 0))`),
  );
  const [first] = rows;
  if (first) throw new Error(`A balance is not the sum of its entries: ${JSON.stringify(first)}`);
  return read(context, (db) => db.$count(ledgerBalances));
}
