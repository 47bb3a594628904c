import { and, asc, eq, exists, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { rankingCalls } from '../../../contract/rankings.calls.ts';
import { userSearch } from '../../db/schema/members.ts';
import { rankingCounts, rankings } from '../../db/schema/site.ts';
import { users } from '../../db/schema/users.ts';
import { authorColumns } from '../../domain/members/present.ts';
import { type PeriodWindow, periodAfter, periodBefore, periodOf } from '../../domain/ranking/periods.ts';
import { findNewest, searchableHolds, withoutSign } from '../../domain/search/search.ts';
import { among } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf, pageOf } from '../../platform/db/paging.ts';

export type ListQuery = Omit<InputOf<typeof rankingCalls.getRankings>['query'], 'date'> & { date: string };

/** Results that a search finds, counts and pages at most, which bounds its work. */
const SEARCH_MAX = 1000;
/** The maximum of matching members that are looked up by id; more are found quickly enough in the ranking's order. */
const NAMED_MAX = 5000;

const selectRankings = (db: Db, where: SQL | undefined) =>
  db
    .select({ ranking: rankings, user: authorColumns })
    .from(rankings)
    .innerJoin(users, eq(users.id, rankings.userId))
    // A period that has ended keeps the places of departed members.
    .where(and(where, eq(users.status, 'active')))
    .orderBy(asc(rankings.place));
export type RankingRow = Awaited<ReturnType<typeof selectRankings>>[number];

const ofPeriod = ({ type, period, date }: Pick<ListQuery, 'type' | 'period' | 'date'>) =>
  and(eq(rankings.type, type), eq(rankings.period, period), eq(rankings.date, date));

/**
 * Finds the members that a search is for, by the index of their names: each of a few, or the condition of
 * their names for many, who are found soon enough by reading places in their order.
 */
async function membersNamed(db: Db, search: string): Promise<SQL> {
  const named = await findNewest(db, 'users', search, { atMost: NAMED_MAX });
  if (named.length < NAMED_MAX) return among(rankings.userId, named);
  const held = db
    .select({ one: sql`1` })
    .from(userSearch)
    .where(
      and(
        eq(userSearch.userId, rankings.userId),
        searchableHolds(sql`${userSearch.searchText}`, withoutSign(search, '@')),
      ),
    );
  return exists(held);
}

/** Reads the places of the searched members first, then the rows of their page. */
async function listSearched(db: Db, query: ListQuery) {
  const { search, user__username: username } = query;
  const called = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username ?? ''), eq(users.status, 'active')));
  const found = await db
    .select({ place: rankings.place })
    .from(rankings)
    .where(
      and(
        ofPeriod(query),
        username ? inArray(rankings.userId, called) : undefined,
        search ? await membersNamed(db, search) : undefined,
      ),
    )
    .orderBy(asc(rankings.place))
    .limit(SEARCH_MAX);
  const places = pageOf(found, query).map((row) => row.place);
  if (places.length === 0) return { count: found.length, rows: [] };
  const rows = await selectRankings(db, and(ofPeriod(query), inArray(rankings.place, places)));
  return { count: found.length, rows };
}

/**
 * Returns a page of the places of a period, from computed rows alone. Places are whole numbers without a gap,
 * so a page is a range of them and no earlier row is read.
 */
export async function listRankings(db: Db, query: ListQuery): Promise<{ count: number; rows: RankingRow[] }> {
  const { page, page_size } = query;
  const date = periodOf(query.period, query.date).date;
  if (query.search || query.user__username) return listSearched(db, { ...query, date });
  const count = (await computedOf(db, { ...query, date }))?.count ?? 0;
  const first = offsetOf({ page, page_size });
  const rows = await selectRankings(
    db,
    and(ofPeriod({ ...query, date }), gt(rankings.place, first), lte(rankings.place, first + page_size)),
  );
  return { count, rows };
}

type Key = Pick<ListQuery, 'type' | 'period' | 'date'>;

async function computedOf(db: Db, { type, period, date }: Key) {
  const [row] = await db
    .select()
    .from(rankingCounts)
    .where(and(eq(rankingCounts.type, type), eq(rankingCounts.period, period), eq(rankingCounts.date, date)));
  return row;
}

/** Returns the period of a list, when it was computed, and the adjacent periods that were computed. */
export async function readSpan(db: Db, { type, period, date }: Key) {
  const window = periodOf(period, date);
  const at = (other: PeriodWindow) => computedOf(db, { type, period, date: other.date });
  const computed = await at(window);
  if (period === 'all') return { window, computed, before: null, after: null };
  const [before, after] = await Promise.all([at(periodBefore(window)), at(periodAfter(window))]);
  return { window, computed, before: before?.date ?? null, after: after?.date ?? null };
}
