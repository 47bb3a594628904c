import { millisecondsInDay } from 'date-fns/constants';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { EVENT_DETAILS_DAYS } from '../../../contract/constants/participation.ts';
import { eventApplications, events } from '../../db/schema/events.ts';
import { consents } from '../../db/schema/members.ts';
import type { Db } from '../../platform/db/client.ts';

/** The empty values of all typed fields of an application. */
const blank = {
  name: '',
  phone: '',
  zipcode: '',
  address: '',
  detailAddress: '',
  fullAddress: '',
  deliveryMessage: '',
  instagramUsername: '',
  content: '',
  answer: '',
  answer1: '',
  answer2: '',
  answer3: '',
  resourceUrls: [] as string[],
};

/**
 * Erases the details of applications 90 days after the event has ended, as its consent says, and the
 * consents with them; returns the number of applications. The facts of applying and winning stay.
 */
export async function eraseEventDetails(tx: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - EVENT_DETAILS_DAYS * millisecondsInDay);
  const over = tx.select({ id: events.id }).from(events).where(lte(events.endsAt, since));
  const erased = await tx
    .update(eventApplications)
    .set({ ...blank, erasedAt: now })
    .where(and(inArray(eventApplications.eventId, over), isNull(eventApplications.erasedAt)))
    .returning({ id: eventApplications.id });
  await tx.delete(consents).where(and(eq(consents.kind, 'event'), inArray(consents.subject, over)));
  return erased.length;
}

/** Erases all details of a leaver's applications to events; the number of applications stays. */
export async function eraseApplications(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .update(eventApplications)
    .set({ ...blank, erasedAt: now })
    .where(eq(eventApplications.userId, userId));
}
