import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { managedEventCalls } from '../../../contract/managedEvents.calls.ts';
import type { EventDelivery } from '../../../contract/managedEvents.ts';
import { eventApplications, eventWinners } from '../../db/schema/events.ts';
import { users } from '../../db/schema/users.ts';
import { logMarks, sentColumns, toMark } from '../../domain/campaigns/sent.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { logAction } from '../../domain/moderation/log.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { FILE_BATCH } from '../../platform/http/sendFile.ts';
import { findEvent, lockEvent } from './queries.ts';

/** What is downloaded of an event: the applications of its winners, until they are erased. */
const downloaded = (eventId: number) => and(eq(eventWinners.eventId, eventId), isNull(eventApplications.erasedAt));

/**
 * Logs that it is read where the prizes of the announced winners go. Returns the event's id.
 * @throws 404, 409 `not_announced`
 */
export async function logDeliveries(tx: Db, slug: string, by: RequestContext): Promise<number> {
  const event = await findEvent(tx, slug, by.now);
  if (!event.announcedAt) throw new ApiError(409, 'not_announced');
  const [counted] = await tx
    .select({ deliveries: count() })
    .from(eventWinners)
    .innerJoin(eventApplications, eq(eventApplications.id, eventWinners.applicationId))
    .where(downloaded(event.id));
  const deliveries = counted?.deliveries ?? 0;
  await logAction(tx, by, { action: 'export_deliveries', label: event.title, after: { deliveries } });
  return event.id;
}

/** Reads where the next prizes go, in the order of the applications. */
export const readDeliveries = (db: Db, eventId: number, last?: { id: number }) =>
  db
    .select({
      id: eventApplications.id,
      username: users.username,
      nickname: users.nickname,
      name: eventApplications.name,
      phone: eventApplications.phone,
      zipcode: eventApplications.zipcode,
      address: eventApplications.address,
      detailAddress: eventApplications.detailAddress,
      fullAddress: eventApplications.fullAddress,
      deliveryMessage: eventApplications.deliveryMessage,
      instagramUsername: eventApplications.instagramUsername,
      sentAt: eventWinners.sentAt,
    })
    .from(eventWinners)
    .innerJoin(eventApplications, eq(eventApplications.id, eventWinners.applicationId))
    .innerJoin(users, eq(users.id, eventApplications.userId))
    .where(and(downloaded(eventId), last && gt(eventApplications.id, last.id)))
    .orderBy(asc(eventApplications.id))
    .limit(FILE_BATCH);

/** Presents where a prize goes. */
export const presentDelivery = ({
  id: _,
  sentAt,
  ...delivery
}: Awaited<ReturnType<typeof readDeliveries>>[number]): EventDelivery => ({
  ...delivery,
  sent_at: sentAt?.toISOString() ?? null,
});

/**
 * Marks the prizes of announced winners as sent, or no longer, and logs each. Those marked so before keep who did it
 * and when. Returns the others. @throws 404 also for an application that is not chosen, 409 `not_announced`
 */
export async function markPrizes(
  tx: Db,
  slug: string,
  { winners, sent }: InputOf<typeof managedEventCalls.markEventPrizes>['body'],
  by: RequestContext,
): Promise<number[]> {
  const event = await lockEvent(tx, slug);
  if (!event.announcedAt) throw new ApiError(409, 'not_announced');
  const prizes = await tx
    .select({ id: eventWinners.applicationId, userId: eventApplications.userId, sentAt: eventWinners.sentAt })
    .from(eventWinners)
    .innerJoin(eventApplications, eq(eventApplications.id, eventWinners.applicationId))
    .where(and(eq(eventWinners.eventId, event.id), inArray(eventWinners.applicationId, winners)))
    .orderBy(asc(eventWinners.applicationId));
  if (prizes.length < new Set(winners).size) throw notFound();
  const marked = toMark(prizes, sent);
  const ids = marked.map(({ id }) => id);
  await tx.update(eventWinners).set(sentColumns(sent, by)).where(inArray(eventWinners.applicationId, ids));
  await logMarks(tx, marked, { sent, labelOf: () => event.title }, by);
  return ids;
}
