import { isSameHour } from 'date-fns';
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { type RankingType, rankingPeriods, rankingTypes } from '../../../contract/constants/common.ts';
import { comments } from '../../db/schema/comments.ts';
import { postLikes, posts } from '../../db/schema/posts.ts';
import { rankingCounts, rankings } from '../../db/schema/site.ts';
import { topicLikes, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { comparedWith, type PeriodWindow, periodBefore, periodOf, type Window } from '../../domain/ranking/periods.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';
import { seoulDay } from '../../platform/time/seoul.ts';

/** Names the advisory lock under which one process at a time computes. */
const REFRESH_LOCK = 7_318_203;

const within = (column: SQL, { from, to }: Window) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;

/** One row for each counted event: its member and time. */
const counted: Record<RankingType, (window: Window) => SQL> = {
  likes: (window) => sql`
    select t.user_id, l.created_at from ${topicLikes} l join ${topics} t on t.id = l.topic_id
    where t.status = 'published' and l.user_id <> t.user_id and ${within(sql`l.created_at`, window)}
    union all
    select p.user_id, l.created_at from ${postLikes} l join ${posts} p on p.id = l.post_id
    where p.status = 'published' and l.user_id <> p.user_id and ${within(sql`l.created_at`, window)}`,
  activity: (window) => sql`
    select t.user_id, t.created_at from ${topics} t
    where t.status = 'published' and ${within(sql`t.created_at`, window)}
    union all
    select p.user_id, p.created_at from ${posts} p
    where p.status = 'published' and ${within(sql`p.created_at`, window)}
    union all
    select c.user_id, c.created_at from ${comments} c
    where c.status = 'published' and ${within(sql`c.created_at`, window)}`,
};

/**
 * Selects the scores of active members in a window and in the one that it is compared with, from one reading of both: the
 * ranking of all time is compared with the most of itself.
 */
const scores = (type: RankingType, window: Window, before: Window) => {
  const [inWindow, inBefore] = [window, before].map((one) => within(sql`created_at`, one));
  return sql`
    select user_id,
      count(*) filter (where ${inWindow})::int as score,
      max(created_at) filter (where ${inWindow}) as reached,
      count(*) filter (where ${inBefore})::int as score_before,
      max(created_at) filter (where ${inBefore}) as reached_before
    from (${counted[type]({ from: before.from, to: window.to })}) as happened
    where user_id in (select id from ${users} where status = 'active') group by user_id`;
};

/** Updates one period's rows, touching only those that changed. */
async function compute(tx: Db, type: RankingType, window: PeriodWindow, now: Date) {
  const { period, date } = window;
  const same = sql`r.type = ${type} and r.period = ${period} and r.date = ${date}::date`;
  await tx.execute(sql`
    with scored as (${scores(type, window, comparedWith(window, now))}),
    -- Of equal scores, the one reached first is higher.
    places_now as (
      select user_id, score, (row_number() over (order by score desc, reached, user_id))::int as place
      from scored where score > 0
    ),
    places_before as (
      select user_id, (row_number() over (order by score_before desc, reached_before, user_id))::int as place
      from scored where score_before > 0
    ),
    fresh as (
      select n.user_id, n.score, n.place, b.place - n.place as movement
      from places_now n left join places_before b on b.user_id = n.user_id
    ),
    gone as (
      delete from ${rankings} r where ${same} and r.user_id not in (select user_id from fresh)
    ),
    changed as (
      update ${rankings} r set score = f.score, place = f.place, movement = f.movement
      from fresh f where ${same} and r.user_id = f.user_id
        and (r.score, r.place, r.movement) is distinct from (f.score, f.place, f.movement)
    )
    insert into ${rankings} (type, period, date, user_id, score, place, movement)
    select ${type}, ${period}, ${date}::date, f.user_id, f.score, f.place, f.movement from fresh f
    where not exists (select 1 from ${rankings} r where ${same} and r.user_id = f.user_id)
    order by f.place`);
  const key = and(eq(rankings.type, type), eq(rankings.period, period), eq(rankings.date, date));
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(rankings).where(key);
  const values = { count: row?.count ?? 0, computedAt: now };
  await tx
    .insert(rankingCounts)
    .values({ type, period, date, ...values })
    .onConflictDoUpdate({
      target: [rankingCounts.type, rankingCounts.period, rankingCounts.date],
      set: values,
    });
}

/** Returns when a ranking was last computed, if ever. */
async function computedAt(tx: Db, type: RankingType, { period, date }: PeriodWindow) {
  const [row] = await tx
    .select({ at: rankingCounts.computedAt })
    .from(rankingCounts)
    .where(and(eq(rankingCounts.type, type), eq(rankingCounts.period, period), eq(rankingCounts.date, date)));
  return row?.at;
}

/** Returns whether a period that has ended was last computed before its end, or never. */
async function isUnfinished(tx: Db, type: RankingType, window: PeriodWindow) {
  const at = await computedAt(tx, type, window);
  return !at || at < window.to;
}

/** Returns whether the ranking of all time, which reads everything that was ever counted, was computed in this hour. */
async function isRecent(tx: Db, type: RankingType, window: PeriodWindow, now: Date) {
  const at = await computedAt(tx, type, window);
  return at !== undefined && isSameHour(at, now);
}

/** Returns the last period before another that was ever computed: during an outage the ones after it were not. */
async function lastComputed(tx: Db, type: RankingType, { period, date }: PeriodWindow) {
  const [row] = await tx
    .select({ date: rankingCounts.date })
    .from(rankingCounts)
    .where(and(eq(rankingCounts.type, type), eq(rankingCounts.period, period), lt(rankingCounts.date, date)))
    .orderBy(desc(rankingCounts.date))
    .limit(1);
  return row && periodOf(period, row.date);
}

const kinds = rankingTypes.flatMap((type) => rankingPeriods.map((period) => ({ type, period })));

/** Computes a ranking for the period that `now` lies in, and ends the one before it, and one that an outage has cut. */
async function refresh(tx: Db, { type, period }: (typeof kinds)[number], now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${REFRESH_LOCK})`);
  const current = periodOf(period, seoulDay(now));
  if (period === 'all') {
    if (await isRecent(tx, type, current, now)) return;
  } else {
    const before = periodBefore(current);
    for (const window of [await lastComputed(tx, type, before), before]) {
      if (window && (await isUnfinished(tx, type, window))) await compute(tx, type, window, now);
    }
  }
  await compute(tx, type, current, now);
}

/** Computes the rankings of every type and period in the caller's transaction. */
export async function computeRankings(tx: Db, now: Date): Promise<void> {
  for (const kind of kinds) await refresh(tx, kind, now);
}

/**
 * Computes the rankings of every type and period, each in a transaction of its own, on a timer: readers see only the
 * whole result of one.
 */
export const refreshRankings = (database: Database, now: Date, signal?: AbortSignal): Promise<void> =>
  eachAlone(kinds, 'rankings', (kind) => database.write((tx) => refresh(tx, kind, now)), signal);
