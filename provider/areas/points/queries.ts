import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import { POINTS_NOTICE_DAYS } from '../../../contract/constants/common.ts';
import type { LedgerSummary, PointSummary } from '../../../contract/points.ts';
import { ledgerBalances, ledgerEntries, pointLots, storeCredits } from '../../db/schema/points.ts';
import { users } from '../../db/schema/users.ts';
import { type Account, netsOf } from '../../domain/ledger/ledger.ts';
import { daysAfter } from '../../domain/ledger/lots.ts';
import type { Db } from '../../platform/db/client.ts';
import { LEDGER_LOCKS } from '../../platform/db/lockOrder.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { seoulDate } from '../../platform/time/seoul.ts';
import { reasonsNamed } from './messages.ts';
import { mayReadOthersLedger } from './policy.ts';

/** The range of the chart, in days. */
const SERIES_DAYS = 365;

const ofAccount = ({ userId, ledger }: Account) =>
  and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.ledger, ledger));

/** Finds the owner of a history: the caller, or any member for a manager. @throws 404 for another member's */
export async function findOwner(db: Db, username: string | undefined, member: Member) {
  const isOwn = !username || username === member.username;
  if (isOwn) return { id: member.id, username: member.username };
  if (!mayReadOthersLedger(member)) throw notFound();
  const [user] = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.username, username));
  if (!user) throw notFound();
  return user;
}

/** Returns a page of a ledger, newest first, with its balance and the number of entries that match the search. */
export async function listEntries(db: Db, account: Account, { page, page_size, search }: PageQuery) {
  const matching = and(ofAccount(account), search ? inArray(ledgerEntries.reason, reasonsNamed(search)) : undefined);
  const [row] = await db
    .select({ balance: ledgerBalances.balance, entries: ledgerBalances.entries })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.userId, account.userId), eq(ledgerBalances.ledger, account.ledger)));
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(matching)
    .orderBy(desc(ledgerEntries.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const count = search ? await db.$count(ledgerEntries, matching) : (row?.entries ?? 0);
  return { count, balance: row?.balance ?? 0, rows };
}

/** Returns what a member received for verifying the address, whatever is given now. */
export async function readWelcomeGifts(db: Db, userId: number) {
  const source = { reason: 'email_verified' as const, subject: { kind: 'user', id: userId } };
  const net = await netsOf(db, { userId, of: LEDGER_LOCKS }, [source]);
  return { point: net('point', source), xp: net('xp', source), heart: net('heart', source) };
}

/** Returns the balance at the end of each day of the last year on which it changed. */
export async function dailyBalances(db: Db, account: Account, now: Date): Promise<LedgerSummary['series']> {
  const day = seoulDate(ledgerEntries.createdAt);
  return db
    .selectDistinctOn([day], { date: day, balance: ledgerEntries.balance })
    .from(ledgerEntries)
    .where(and(ofAccount(account), gte(ledgerEntries.createdAt, daysAfter(now, -SERIES_DAYS))))
    .orderBy(day, desc(ledgerEntries.id));
}

/** Sums a member's points by when they may be converted and when they expire; expired ones count no more. */
export async function sumLots(
  db: Db,
  userId: number,
  now: Date,
): Promise<Pick<PointSummary, 'available' | 'pending' | 'expiring' | 'expires_at'>> {
  const { remaining, availableAt, expiresAt } = pointLots;
  const notice = daysAfter(now, POINTS_NOTICE_DAYS).toISOString();
  const instant = now.toISOString();
  const soon = sql`${expiresAt} <= ${notice}`;
  const [sums] = await db
    .select({
      available: sql<number>`coalesce(sum(${remaining}) filter (where ${availableAt} <= ${instant}), 0)::int`,
      pending: sql<number>`coalesce(sum(${remaining}) filter (where ${availableAt} > ${instant}), 0)::int`,
      expiring: sql<number>`coalesce(sum(${remaining}) filter (where ${soon}), 0)::int`,
      first: sql<string | null>`(min(${expiresAt}) filter (where ${soon}))::text`,
    })
    .from(pointLots)
    .where(and(eq(pointLots.userId, userId), sql`${remaining} > 0`, gt(expiresAt, now)));
  const { first, ...figures } = sums ?? { available: 0, pending: 0, expiring: 0, first: null };
  return { ...figures, expires_at: first ? new Date(first).toISOString() : null };
}

/** Returns a page of a member's store credit, newest first, with its sums. */
export async function listCredits(db: Db, userId: number, query: Pick<PageQuery, 'page' | 'page_size'>) {
  const own = eq(storeCredits.userId, userId);
  const [sums] = await db
    .select({
      count: sql<number>`count(*)::int`,
      total: sql<number>`coalesce(sum(${storeCredits.won}), 0)::int`,
      pending: sql<number>`coalesce(sum(${storeCredits.won}) filter (where ${storeCredits.status} = 'pending'), 0)::int`,
    })
    .from(storeCredits)
    .where(own);
  const rows = await db
    .select()
    .from(storeCredits)
    .where(own)
    .orderBy(desc(storeCredits.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: sums?.count ?? 0, total: sums?.total ?? 0, pending: sums?.pending ?? 0, rows };
}
