import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { rankingsQuery } from '../../contract/rankings.ts';
import type { Db } from '../db/client.ts';
import { rankingCounts, rankings } from '../db/schema/site.ts';
import { users } from '../db/schema/users.ts';
import { holds } from '../search.ts';
import { authorColumns } from '../users/present.ts';
import { periodOf } from './periods.ts';

type ListQuery = Omit<z.output<typeof rankingsQuery>, 'date'> & { date: string };

const selectRankings = (db: Db) =>
  db
    .select({ ranking: rankings, user: authorColumns })
    .from(rankings)
    .innerJoin(users, eq(users.id, rankings.userId))
    .orderBy(asc(rankings.place));
export type RankingRow = Awaited<ReturnType<typeof selectRankings>>[number];

async function listFiltered(db: Db, query: ListQuery, where: SQL | undefined) {
  const { search, user__username: username } = query;
  const filter = and(
    where,
    username ? eq(users.username, username) : undefined,
    search ? holds(sql`${users.nickname} || ' ' || ${users.username}`, search) : undefined,
  );
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(rankings)
    .innerJoin(users, eq(users.id, rankings.userId))
    .where(filter);
  const rows = await selectRankings(db)
    .where(filter)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { count: row?.count ?? 0, rows };
}

/**
 * A page of the places of a period, from computed rows alone. Places are whole numbers without a
 * gap, so a page is a stretch of them and no row before it is read.
 */
export async function listRankings(
  db: Db,
  query: ListQuery,
): Promise<{ count: number; rows: RankingRow[] }> {
  const { type, period, page, page_size } = query;
  const { date } = periodOf(period, query.date);
  const where = and(eq(rankings.type, type), eq(rankings.period, period), eq(rankings.date, date));
  if (query.search || query.user__username) return listFiltered(db, query, where);
  const [counted] = await db
    .select({ count: rankingCounts.count })
    .from(rankingCounts)
    .where(
      and(
        eq(rankingCounts.type, type),
        eq(rankingCounts.period, period),
        eq(rankingCounts.date, date),
      ),
    );
  const first = (page - 1) * page_size;
  const rows = await selectRankings(db).where(
    and(where, gt(rankings.place, first), lte(rankings.place, first + page_size)),
  );
  return { count: counted?.count ?? 0, rows };
}
