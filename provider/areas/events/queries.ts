import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, isNotNull, lte, ne, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { eventCalls, eventManageCalls } from '../../../contract/events.calls.ts';
import { eventApplications, events, eventWinners } from '../../db/schema/events.ts';
import { forumEvents, forums } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { isToSend } from '../../domain/campaigns/openWork.ts';
import { isPublished } from '../../domain/campaigns/publication.ts';
import type { Actor, ReaderContext } from '../../domain/identity/requestContext.ts';
import { isActive } from '../../domain/identity/suspension.ts';
import { authorColumns } from '../../domain/members/present.ts';
import { authorsOf } from '../../domain/moderation/authors.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { counted, offsetOf, total } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';

type ListQuery = InputOf<typeof eventCalls.getEvents>['query'];

const byStatus = (now: Date) => ({
  upcoming: gt(events.startsAt, now),
  opened: and(lte(events.startsAt, now), gt(events.endsAt, now)),
  closed: lte(events.endsAt, now),
});

/**
 * Returns the condition of a list, and its order: open events before closed ones, the soonest end or
 * beginning first, past ones from their end.
 */
function listed(
  { opened, winnerAnnouncement, status }: ListQuery,
  now: Date,
): { where: SQL | undefined; order: SQL[] } {
  const is = byStatus(now);
  if (winnerAnnouncement && (!status || status === 'closed')) {
    const announced = and(is.closed, isNotNull(events.announcedAt));
    const latest = desc(events.announcedAt);
    if (status || !opened) return { where: announced, order: [latest] };
    const soonest = sql`case when ${is.opened} then ${events.endsAt} end asc nulls last`;
    return { where: or(is.opened, announced), order: [soonest, latest] };
  }
  if (status === 'upcoming') return { where: is.upcoming, order: [asc(events.startsAt)] };
  if (status === 'opened' || (opened && !status)) return { where: is.opened, order: [asc(events.endsAt)] };
  const where = status === 'closed' ? is.closed : or(is.upcoming, is.closed);
  return { where, order: [desc(events.endsAt)] };
}

/** Returns a page of the events that match. They are few, so a search reads the table. */
export async function listEvents(db: Db, query: ListQuery, now: Date) {
  const { where, order } = listed(query, now);
  const text = sql`${events.title} || ' ' || ${events.titleEn} || ' ' || ${events.summary} || ' ' || ${events.summaryEn}`;
  const rows = await db
    .select({ item: events, total })
    .from(events)
    .where(and(isPublished(events.publishedAt, now), where, query.search ? holds(text, query.search) : undefined))
    .orderBy(...order, desc(events.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return counted(rows);
}

/** Returns an event by its slug. @throws 404, also for one that is not published */
export async function findEvent(db: Db, slug: string, now: Date) {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.slug, slug), isPublished(events.publishedAt, now)));
  if (!event) throw notFound();
  return event;
}

/** Locks an event by its slug, published or not. @throws 404 */
export const lockEvent = (tx: Db, slug: string) => lockExisting(tx, events, eq(events.slug, slug));

/** Finds the forum of an event's topics, or undefined. */
export async function findForumEvent(db: Db, id: number | null) {
  if (id === null) return undefined;
  const [row] = await db
    .select({
      forum: forums.slug,
      event: forumEvents.slug,
      title: forumEvents.title,
      titleEn: forumEvents.titleEn,
    })
    .from(forumEvents)
    .innerJoin(forums, eq(forums.id, forumEvents.forumId))
    .where(eq(forumEvents.id, id));
  return row;
}

/** Reads the winners in the order of their applications, which reveals nothing of the choice. */
export const winnersOf = (db: Db, eventId: number) =>
  db
    .select({ userId: users.id, nickname: users.nickname })
    .from(eventWinners)
    .innerJoin(eventApplications, eq(eventApplications.id, eventWinners.applicationId))
    .innerJoin(users, eq(users.id, eventApplications.userId))
    .where(eq(eventWinners.eventId, eventId))
    .orderBy(asc(eventApplications.id));

/** Adds what an event's page shows besides its row: its winners once they are announced, and its forum. */
export async function withDetails(db: Db, event: typeof events.$inferSelect) {
  const [winners, forumEvent] = await Promise.all([
    event.announcedAt ? winnersOf(db, event.id) : [],
    findForumEvent(db, event.forumEventId),
  ]);
  return { event, winners, forumEvent };
}

/**
 * Builds a condition: a chosen application wins. Until the announcement its member has to be one who can win still;
 * afterwards it has won.
 */
const wins = (now: Date) => or(isNotNull(events.announcedAt), isActive(now));

/** Selects the applications that are chosen for an event, in their order, with whether each wins. */
const chosenFor = (db: Db, eventId: number, now: Date) =>
  db
    .select({
      id: eventWinners.applicationId,
      userId: eventApplications.userId,
      wins: sql<boolean>`(${wins(now)})`,
    })
    .from(eventWinners)
    .innerJoin(events, eq(events.id, eventWinners.eventId))
    .innerJoin(eventApplications, eq(eventApplications.id, eventWinners.applicationId))
    .innerJoin(users, eq(users.id, eventApplications.userId))
    .where(eq(eventWinners.eventId, eventId))
    .orderBy(asc(eventWinners.applicationId));

/** Returns how many are chosen, and a version of who is, which differs once others are. */
export async function summariseChosen(db: Db, eventId: number, now: Date): Promise<{ count: number; version: string }> {
  const ids = (await chosenFor(db, eventId, now)).filter((it) => it.wins).map(({ id }) => id);
  return { count: ids.length, version: createHash('sha256').update(ids.join()).digest('hex') };
}

/** Reads the chosen applications whose members have left or were suspended since. */
export const findLost = async (db: Db, eventId: number, now: Date) =>
  (await chosenFor(db, eventId, now)).filter((it) => !it.wins);

/** Returns a member's own application and whether it was chosen, or undefined. */
export async function ownApplication(db: Db, eventId: number, userId: number) {
  const [row] = await db
    .select({
      application: eventApplications,
      chosen: isNotNull(eventWinners.applicationId),
      sentAt: eventWinners.sentAt,
    })
    .from(eventApplications)
    .leftJoin(eventWinners, eq(eventWinners.applicationId, eventApplications.id))
    .where(and(eq(eventApplications.eventId, eventId), eq(eventApplications.userId, userId)));
  return row && { ...row, chosen: row.chosen === true };
}
export type OwnApplication = NonNullable<Awaited<ReturnType<typeof ownApplication>>>;

/**
 * Builds a condition: applications that an operator can choose, whose members can win, are not chosen yet and are not
 * the operator.
 */
export const choosable = (tx: Db, eventId: number, { member, now }: Actor): SQL | undefined =>
  and(
    eq(eventApplications.eventId, eventId),
    ne(eventApplications.userId, member.id),
    isActive(now),
    notExists(
      tx
        .select({ id: eventWinners.applicationId })
        .from(eventWinners)
        .where(eq(eventWinners.applicationId, eventApplications.id)),
    ),
  );

/** Returns a page of an event's applications for managers, in the order of submission. */
export async function listApplications(
  db: Db,
  eventId: number,
  { page, page_size, search, chosen, sent }: InputOf<typeof eventManageCalls.getApplications>['query'],
  { now, locale }: Pick<ReaderContext, 'now' | 'locale'>,
) {
  const { content, answer, answer1, answer2, answer3, instagramUsername } = eventApplications;
  const text = sql.join(
    [users.nickname, content, answer, answer1, answer2, answer3, instagramUsername],
    sql` || ' ' || `,
  );
  const isChosen = sql<boolean>`(${and(isNotNull(eventWinners.applicationId), wins(now))})`;
  const rows = await db
    .select({
      application: eventApplications,
      author: authorColumns,
      chosen: isChosen,
      sentAt: eventWinners.sentAt,
      sentBy: eventWinners.sentBy,
      total,
    })
    .from(eventApplications)
    .innerJoin(events, eq(events.id, eventApplications.eventId))
    .innerJoin(users, eq(users.id, eventApplications.userId))
    .leftJoin(eventWinners, eq(eventWinners.applicationId, eventApplications.id))
    .where(
      and(
        eq(eventApplications.eventId, eventId),
        chosen === undefined ? undefined : chosen ? isChosen : not(isChosen),
        sent === undefined ? undefined : sent ? isNotNull(eventWinners.sentAt) : isToSend,
        search ? holds(text, search) : undefined,
      ),
    )
    .orderBy(asc(eventApplications.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const senderBy = await authorsOf(
    db,
    rows.map(({ sentBy }) => sentBy),
    locale,
  );
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({ ...row, sender: senderBy(row.sentBy) })),
  };
}
export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>['rows'][number];
