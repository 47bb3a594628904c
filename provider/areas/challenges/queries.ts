import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { challengeCalls } from '../../../contract/challenges.calls.ts';
import type { ChallengeStatus } from '../../../contract/constants/participation.ts';
import { own } from '../../../contract/own.ts';
import { challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { users } from '../../db/schema/users.ts';
import { isPublished } from '../../domain/campaigns/publication.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';

type ListQuery = InputOf<typeof challengeCalls.getChallenges>['query'];
export type ChallengeRow = typeof challenges.$inferSelect;
export type FoundChallenge = ChallengeRow & { status: ChallengeStatus };

/** The first and the last time zone: a challenge of each member's own zone is open in both. */
const FIRST_ZONE = 'Etc/GMT-14';
const LAST_ZONE = 'Etc/GMT+12';

const begins = sql`(${challenges.startsOn}::timestamp
  at time zone coalesce(${challenges.timeZone}, ${FIRST_ZONE}))`;
/** The end of the last day, or of its window where that crosses midnight. */
const isOver = sql`((${challenges.endsOn} + 1 + case
    when ${challenges.closesAt} <= ${challenges.opensAt} then ${challenges.closesAt}
    else time '00:00:00' end)
  at time zone coalesce(${challenges.timeZone}, ${LAST_ZONE}))`;

/** Builds the SQL expression of a challenge's status at an instant, which is the same in every time zone. */
export const statusAt = (now: Date) => sql<ChallengeStatus>`case
  when ${challenges.endedAt} is not null then 'closed'
  when ${now.toISOString()}::timestamptz < ${begins} then 'upcoming'
  when ${now.toISOString()}::timestamptz < ${isOver} then 'opened'
  else 'closed' end`;

export const columnsAt = (now: Date) => ({ ...getTableColumns(challenges), status: statusAt(now) });

const orderings = {
  starts_on: challenges.startsOn,
  ends_on: challenges.endsOn,
  participant_count: challenges.participantCount,
} as const;

function orderOf({ ordering = '-starts_on' }: Pick<ListQuery, 'ordering'>) {
  const direction = ordering.startsWith('-') ? desc : asc;
  const column = own(orderings, ordering.replace('-', '')) ?? orderings.starts_on;
  return [direction(column), direction(challenges.id)];
}

function filtersOf(db: Db, query: ListQuery, now: Date): SQL | undefined {
  const takenPartIn = (username: string) =>
    db
      .select({ id: challengeParticipants.challengeId })
      .from(challengeParticipants)
      .innerJoin(users, eq(users.id, challengeParticipants.userId))
      .where(and(eq(users.username, username), eq(users.status, 'active')));
  const searchText = sql`${challenges.title} || ' ' || ${challenges.titleEn} || ' ' ||
    ${challenges.description} || ' ' || ${challenges.descriptionEn}`;
  return and(
    isPublished(challenges.publishedAt, now),
    query.type && eq(challenges.type, query.type),
    query.status && sql`${statusAt(now)} = ${query.status}`,
    query.user ? inArray(challenges.id, takenPartIn(query.user)) : undefined,
    query.search ? holds(searchText, query.search) : undefined,
  );
}

/** Returns a page of the challenges that match, with their total number. */
export async function listChallenges(db: Db, query: ListQuery, now: Date) {
  const where = filtersOf(db, query, now);
  const [counted] = await db.select({ count: count() }).from(challenges).where(where);
  const rows: FoundChallenge[] = await db
    .select(columnsAt(now))
    .from(challenges)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: Number(counted?.count ?? 0), rows };
}

/** Reads a challenge with its status at an instant. @throws 404, also for one that is not published */
export async function findChallenge(db: Db, id: number, now: Date): Promise<FoundChallenge> {
  const [row] = await db
    .select(columnsAt(now))
    .from(challenges)
    .where(and(eq(challenges.id, id), isPublished(challenges.publishedAt, now)));
  if (!row) throw notFound();
  return row;
}
