import { and, type Column, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { rightsOf, roles } from '../../../contract/constants/roles.ts';
import { eventApplications, events, eventWinners } from '../../db/schema/events.ts';
import { raffleDeliveries, raffleParticipations } from '../../db/schema/raffles.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { isActive } from '../identity/suspension.ts';
import { isPublished } from './publication.ts';

const deciders = roles.filter((role) => rightsOf(role).includes('campaigns'));

/**
 * Builds a condition: an operator other than `userId` may decide, since nobody does on what is their own. It is false
 * for the only operator, who has applied or submitted before becoming one.
 */
export function isDecidable(db: Db, userId: Column, now: Date): SQL {
  const only = db
    .select({ id: sql`case when count(*) = 1 then min(${users.id}) end` })
    .from(users)
    .where(and(inArray(users.role, deciders), isActive(now)));
  return sql`${userId} is distinct from (${only})`;
}

/**
 * Builds the condition of events whose winners are to be chosen and announced: they have ended, and someone who applied
 * can win, and be chosen or is chosen already. One without them can never be announced.
 */
export function awaitsWinners(db: Db, now: Date): SQL | undefined {
  const candidate = or(isDecidable(db, eventApplications.userId, now), isNotNull(eventWinners.applicationId));
  const candidates = db
    .select({ id: eventApplications.id })
    .from(eventApplications)
    .innerJoin(users, eq(users.id, eventApplications.userId))
    .leftJoin(eventWinners, eq(eventWinners.applicationId, eventApplications.id))
    .where(and(eq(eventApplications.eventId, events.id), isActive(now), candidate));
  return and(
    isPublished(events.publishedAt, now),
    lte(events.endsAt, now),
    isNull(events.announcedAt),
    gt(events.applicationCount, 0),
    exists(candidates),
  );
}

/** Builds the condition of announced winners whose prizes are to be sent: to an address that is not erased. */
export const isToSend = and(
  isNotNull(eventWinners.applicationId),
  isNotNull(events.announcedAt),
  isNull(eventWinners.sentAt),
  ne(eventApplications.address, ''),
);

/** Selects the events of the prizes that are to be sent, one row a prize. */
export const eventPrizesToSend = (db: Db) =>
  db
    .select({ eventId: eventWinners.eventId })
    .from(eventWinners)
    .innerJoin(events, eq(events.id, eventWinners.eventId))
    .innerJoin(eventApplications, eq(eventApplications.id, eventWinners.applicationId))
    .where(isToSend);

/** Selects the raffles of the prizes that are to be sent, one row a prize: an erased address is no row. */
export const rafflePrizesToSend = (db: Db) =>
  db
    .select({ raffleId: raffleParticipations.raffleId })
    .from(raffleDeliveries)
    .innerJoin(raffleParticipations, eq(raffleParticipations.id, raffleDeliveries.participationId))
    .where(isNull(raffleParticipations.sentAt));
