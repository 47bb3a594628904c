import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { EVENT_DETAILS_DAYS } from '../../contract/constants.ts';
import type { Db } from '../db/client.ts';
import { eventApplications, events } from '../db/schema/events.ts';
import { consents } from '../db/schema/people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Everything by which somebody could be reached. */
const noContact = {
  name: '',
  phone: '',
  zipcode: '',
  address: '',
  detailAddress: '',
  fullAddress: '',
  deliveryMessage: '',
  instagramUsername: '',
};

/**
 * Erases what events were told to send their gifts, 90 days after each has ended, and the consents with
 * it; says of how many applications.
 */
export async function eraseEventDetails(tx: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - EVENT_DETAILS_DAYS * DAY_MS);
  const over = tx.select({ id: events.id }).from(events).where(lte(events.endsAt, since));
  const erased = await tx
    .update(eventApplications)
    .set({ ...noContact, erasedAt: now })
    .where(and(inArray(eventApplications.eventId, over), isNull(eventApplications.erasedAt)))
    .returning({ id: eventApplications.id });
  await tx.delete(consents).where(and(eq(consents.kind, 'event'), inArray(consents.subject, over)));
  return erased.length;
}

/** Erases all that a member who leaves has written for events; that somebody applied stays counted. */
export async function eraseApplications(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .update(eventApplications)
    .set({
      ...noContact,
      content: '',
      answer: '',
      answer1: '',
      answer2: '',
      answer3: '',
      resourceUrls: [],
      erasedAt: now,
    })
    .where(eq(eventApplications.userId, userId));
}
