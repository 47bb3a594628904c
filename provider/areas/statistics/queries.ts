import { and, asc, between, count, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import { POINTS_LIFE_DAYS, POINTS_NOTICE_DAYS } from '../../../contract/constants/common.ts';
import type { Figures, Statistics } from '../../../contract/statistics.ts';
import { challengeCheckIns, challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { commentLikes, comments } from '../../db/schema/comments.ts';
import { activeDays, formerActivity } from '../../db/schema/members.ts';
import { ledgerEntries, pointLots } from '../../db/schema/points.ts';
import { postLikes, posts } from '../../db/schema/posts.ts';
import { topicLikes, topics } from '../../db/schema/topics.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import { isPublished } from '../../domain/campaigns/publication.ts';
import { daysAfter } from '../../domain/ledger/lots.ts';
import { firstStoredDay, RETURNS, SPANS } from '../../domain/members/activity.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { addDays, mondayOf, seoulDate, seoulDay, startOfDay } from '../../platform/time/seoul.ts';
import { type DayRange, monthsOf } from './range.ts';

/** The challenges of a range that are listed. */
const CHALLENGES_MAX = 20;
/** Members in every status joined; named one by one for the index. */
const everyStatus = inArray(users.status, users.status.enumValues);

/** A day's counts, or some of them. */
export type DayFigures = Partial<Figures> & { day: string };

const within = (at: PgColumn, { from, to }: DayRange): SQL | undefined =>
  and(gte(at, startOfDay(from)), lt(at, startOfDay(addDays(to, 1))));

/** Counts the rows of a table a day under a figure's name. */
async function countRows(
  db: Db,
  figure: keyof Figures,
  { table, at, wanted }: { table: PgTable; at: PgColumn; wanted?: SQL },
  range: DayRange,
): Promise<DayFigures[]> {
  const day = seoulDate(at);
  const rows = await db
    .select({ day, count: count() })
    .from(table)
    .where(and(wanted, within(at, range)))
    .groupBy(day);
  return rows.map((row) => ({ day: row.day, [figure]: row.count }));
}

const published = (status: PgColumn) => sql`${status} = 'published'`;

/** Counts the members who joined a day, by how they signed up. */
async function countSignUps(db: Db, range: DayRange): Promise<DayFigures[]> {
  const day = seoulDate(users.createdAt);
  const by = (way: UserRow['signedUpBy']) => sql<number>`(count(*) filter (where ${users.signedUpBy} = ${way}))::int`;
  return db
    .select({
      day,
      signups_email: by('email'),
      signups_kakao: by('kakao'),
      signups_naver: by('naver'),
    })
    .from(users)
    .where(and(everyStatus, within(users.createdAt, range)))
    .groupBy(day);
}

/** Sums the points of a day, net of reversals. */
async function sumPoints(db: Db, range: DayRange): Promise<DayFigures[]> {
  const { amount, reason, createdAt } = ledgerEntries;
  const day = seoulDate(createdAt);
  const sumOf = (sign: 1 | -1, of: SQL) =>
    sql<number>`coalesce(sum(${amount} * ${sql.raw(String(sign))}) filter (where ${reason} ${of}), 0)::float8`;
  return db
    .select({
      day,
      points_issued: sumOf(1, sql`not in ('converted', 'expired')`),
      points_spent: sumOf(-1, sql`= 'converted'`),
      points_expired: sumOf(-1, sql`= 'expired'`),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.ledger, 'point'), within(createdAt, range)))
    .groupBy(day);
}

async function countCheckIns(db: Db, { from, to }: DayRange): Promise<DayFigures[]> {
  const { day, status } = challengeCheckIns;
  return db
    .select({ day, check_ins: count() })
    .from(challengeCheckIns)
    .where(and(published(status), between(day, from, to)))
    .groupBy(day);
}

/** Reads what is counted a day, each series by one statement. A figure of a day may be in several rows. */
export async function dailyFigures(db: Db, range: DayRange): Promise<DayFigures[]> {
  const counted = {
    topics: [{ table: topics, at: topics.createdAt, wanted: published(topics.status) }],
    posts: [{ table: posts, at: posts.createdAt, wanted: published(posts.status) }],
    comments: [{ table: comments, at: comments.createdAt, wanted: published(comments.status) }],
    likes: [topicLikes, postLikes, commentLikes].map((table) => ({ table, at: table.createdAt })),
  };
  const rows = [await countSignUps(db, range), await sumPoints(db, range), await countCheckIns(db, range)];
  for (const figure of ['topics', 'posts', 'comments', 'likes'] as const) {
    for (const source of counted[figure]) rows.push(await countRows(db, figure, source, range));
  }
  return rows.flat();
}

/** The members who were active on a day, or in the week or month that ends with it. */
export interface Active {
  kind: keyof typeof SPANS;
  day: string;
  members: number;
}
const spans = sql.join(
  Object.entries(SPANS).map(([kind, span]) => sql`(${kind}, ${span}::int)`),
  sql`, `,
);

/**
 * Counts the members active within 1, 7 and 30 days, on each day on which that changes. A member is counted from a
 * day of activity until the span has passed or the next such day, so that each day of each member is read once.
 */
export async function countActive(db: Db, { from, to }: DayRange): Promise<Active[]> {
  const { rows } = (await db.execute(sql`
    with visits as (
      select day, lead(day) over (partition by user_id order by day) as next
      from ${activeDays} where day between ${addDays(from, -29)} and ${to}
    ),
    changes as (
      select kind, day, count(*) as change
      from visits cross join (values ${spans}) as spans (kind, span) group by 1, 2
      union all
      select kind, least(day + span, next), -count(*)
      from visits cross join (values ${spans}) as spans (kind, span) group by 1, 2
    )
    select kind, day::text, (sum(sum(change)) over (partition by kind order by day))::int as members
    from changes group by kind, day order by day`)) as unknown as { rows: Active[] };
  return rows;
}

/** Reads how many of those who have left count on the days of a range. */
export const countFormer = (db: Db, { from, to }: DayRange) =>
  db
    .select()
    .from(formerActivity)
    .where(between(formerActivity.day, from, to));

/** Counts the members active in a range and in the one before; null for one that begins before the first day kept. */
export async function totalActive(db: Db, { range, before }: Record<'range' | 'before', DayRange>, first: string) {
  const { day, userId } = activeDays;
  const membersIn = ({ from, to }: DayRange) =>
    sql<number>`(count(distinct ${userId}) filter (where ${between(day, from, to)}))::int`;
  const [row] = await db
    .select({ active: membersIn(range), before: membersIn(before) })
    .from(activeDays)
    .where(between(day, before.from, range.to));
  const [oldest] = await db.select({ day }).from(activeDays).orderBy(asc(day)).limit(1);
  const isKnown = oldest && oldest.day <= before.from && first <= before.from;
  return {
    active: first <= range.from ? (row?.active ?? 0) : null,
    before: isKnown ? (row?.before ?? 0) : null,
  };
}

/** Counts the members who joined in each week, and those who came back. Weeks that can tell in the range are read. */
export async function readRetention(db: Db, range: DayRange, now: Date): Promise<Statistics['retention']> {
  const week = sql<string>`date_trunc('week', joined)::date::text`;
  const joined = db
    .select({ id: users.id, joined: sql`${seoulDate(users.createdAt)}::date`.as('joined') })
    .from(users)
    .where(and(everyStatus, within(users.createdAt, { ...range, from: mondayOf(addDays(range.from, -35)) })))
    .as('members');
  const cameBack = ([first, last]: readonly [number, number]) =>
    sql<number>`(count(*) filter (where exists (select from ${activeDays} where ${activeDays.userId} = ${joined.id}
      and ${activeDays.day} between joined + ${sql.raw(String(first))} and joined + ${sql.raw(String(last))})))::int`;
  const rows = await db
    .select({ week, joined: count(), week_1: cameBack(RETURNS.week_1), week_4: cameBack(RETURNS.week_4) })
    .from(joined)
    .groupBy(week)
    .orderBy(week);
  const former = await countFormer(db, { from: mondayOf(addDays(range.from, -35)), to: range.to });
  // One who left and came back within days may be among both.
  const returned = (row: (typeof rows)[number], kind: keyof typeof RETURNS) =>
    Math.min(row.joined, row[kind] + (former.find((it) => it.kind === kind && it.day === row.week)?.members ?? 0));
  const today = seoulDay(now);
  const firstDay = firstStoredDay(now);
  // Those who joined on the week's last day have their days too.
  const isKnown = (day: string, [first, last]: readonly [number, number]) =>
    addDays(day, first) >= firstDay && addDays(day, 6 + last) < today;
  return rows.map((row) => ({
    ...row,
    week_1: isKnown(row.week, RETURNS.week_1) ? returned(row, 'week_1') : null,
    week_4: isKnown(row.week, RETURNS.week_4) ? returned(row, 'week_4') : null,
  }));
}

/** Reads the challenges that ran in a range, with how many participants completed each. */
export async function readChallenges(
  db: Db,
  { from, to }: DayRange,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Statistics['challenges']> {
  const rows = await db
    .select({
      challenge: challenges,
      participants: count(challengeParticipants.id),
      completed: count(challengeParticipants.completedAt),
    })
    .from(challenges)
    .leftJoin(challengeParticipants, eq(challengeParticipants.challengeId, challenges.id))
    .where(and(lte(challenges.startsOn, to), gte(challenges.endsOn, from), isPublished(challenges.publishedAt, now)))
    .groupBy(challenges.id)
    .orderBy(desc(challenges.endsOn), desc(challenges.id))
    .limit(CHALLENGES_MAX);
  return rows.map(({ challenge, ...counts }) => ({
    id: challenge.id,
    title: localised(challenge, 'title', locale),
    ends_on: challenge.endsOn,
    ...counts,
  }));
}

/** Sums the points that members hold, and those that expire soon. */
export async function sumOwed(db: Db, now: Date): Promise<Omit<Statistics['points'], 'months'>> {
  const { remaining, expiresAt } = pointLots;
  const soon = lte(expiresAt, daysAfter(now, POINTS_NOTICE_DAYS));
  const [sums] = await db
    .select({
      owed: sql<number>`coalesce(sum(${remaining}), 0)::float8`,
      expiring: sql<number>`coalesce(sum(${remaining}) filter (where ${soon}), 0)::float8`,
    })
    .from(pointLots)
    .where(sql`${remaining} > 0`);
  return sums ?? { owed: 0, expiring: 0 };
}

/** What members hold now, and by how much that has changed on each day after the first of a range. */
export interface Held {
  now: number;
  changes: { day: string; points: number }[];
}

/**
 * Reads what members hold now and how it has changed, from which follows what they held at the end of each day: recent
 * days, which are read most, need the fewest entries. One statement, so that both are of one moment. A debt counts as
 * nothing held.
 */
export async function readHeld(db: Db, { from }: DayRange): Promise<Held> {
  const { ledger, amount, balance, createdAt } = ledgerEntries;
  const day = seoulDate(createdAt);
  const change = sql`greatest(${balance}, 0) - greatest(${balance} - ${amount}, 0)`;
  const changed = db
    .select({ day: sql<string | null>`${day}`, points: sql<number>`sum(${change})::float8` })
    .from(ledgerEntries)
    .where(and(eq(ledger, 'point'), gte(createdAt, startOfDay(addDays(from, 1)))))
    .groupBy(day);
  const held = db
    .select({
      day: sql<string | null>`null::text`,
      points: sql<number>`coalesce(sum(${pointLots.remaining}), 0)::float8`,
    })
    .from(pointLots)
    .where(sql`${pointLots.remaining} > 0`);
  const rows = await unionAll(changed, held);
  return {
    now: rows.find((row) => row.day === null)?.points ?? 0,
    changes: rows.flatMap(({ day: of, points }) => (of === null ? [] : [{ day: of, points }])),
  };
}

/** Sums the points that expire in each month, from this one to that of the last points. */
export async function sumExpiring(db: Db, now: Date): Promise<Statistics['points']['months']> {
  const { remaining, expiresAt } = pointLots;
  const month = sql<string>`substr(${seoulDate(expiresAt)}, 1, 7)`;
  const rows = await db
    .select({ month, points: sql<number>`sum(${remaining})::float8` })
    .from(pointLots)
    .where(sql`${remaining} > 0`)
    .groupBy(month);
  const months = monthsOf(now, daysAfter(now, POINTS_LIFE_DAYS));
  // What has expired and waits for the job is in the first.
  const isIn = (of: string, at: number) => (row: { month: string }) => row.month === of || (at === 0 && row.month < of);
  return months.map((of, at) => ({
    month: of,
    expiring: rows.filter(isIn(of, at)).reduce((sum, { points }) => sum + points, 0),
  }));
}
