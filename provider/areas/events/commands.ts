import { and, eq, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { eventCalls } from '../../../contract/events.calls.ts';
import { eventApplications, events } from '../../db/schema/events.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { saveConsent } from '../../domain/members/consents.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { requireApplicant } from './policy.ts';
import { findEvent, type OwnApplication, ownApplication } from './queries.ts';
import { applicationOf, type EventRow, normaliseDelivery, statusOf } from './rules.ts';

/** Requires an event to be open now. @throws 409 `not_opened`, `closed` */
function requireOpened(event: EventRow, now: Date) {
  const status = statusOf(event, now);
  if (status === 'upcoming') throw new ApiError(409, 'not_opened');
  if (status === 'closed') throw new ApiError(409, 'closed');
}

/**
 * Creates a member's application for an event, once, with the consent that it needs. @throws 404, 409
 * `not_opened`, `closed`, `managers_excluded`, `already_applied`, `changed` by an operator meanwhile, 400 by field
 */
export async function apply(
  tx: Db,
  event: EventRow,
  body: InputOf<typeof eventCalls.applyToEvent>['body'],
  { member, now, locale }: RequestContext,
): Promise<{ event: EventRow; own: OwnApplication }> {
  requireOpened(event, now);
  requireApplicant(member);
  if (await ownApplication(tx, event.id, member.id)) throw new ApiError(409, 'already_applied');
  const stored = applicationOf(event.requestedFields, body, locale);
  const { content, answer, answer1, answer2, answer3 } = stored;
  await rejectBannedWords(tx, locale, { content, answer, answer1, answer2, answer3 });
  await requireFiles(tx, 'resourceUrls', stored.resourceUrls, { member, locale, isPrivate: true });
  const [application] = await tx
    .insert(eventApplications)
    .values({ ...stored, eventId: event.id, userId: member.id, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!application) throw new ApiError(409, 'already_applied');
  if (body.consent) {
    await saveConsent(tx, { userId: member.id, kind: 'event', subject: event.id }, now);
  }
  // Decided by this update, which waits for the row: operators change what it asks at the same time.
  const [counted] = await tx
    .update(events)
    .set({ applicationCount: sql`${events.applicationCount} + 1` })
    .where(and(eq(events.id, event.id), eq(events.version, event.version)))
    .returning();
  if (!counted) {
    await findEvent(tx, event.slug, now);
    throw new ApiError(409, 'changed');
  }
  return { event: counted, own: { application, chosen: false, sentAt: null } };
}

/**
 * Reads a member's own delivery details. @throws 404 where there are none, or they have been erased
 */
export async function ownDelivery(db: Db, slug: string, { userId, now }: { userId: number; now: Date }) {
  const event = await findEvent(db, slug, now);
  const own = await ownApplication(db, event.id, userId);
  if (!own?.application.address) throw notFound();
  return { event, application: own.application };
}

/** Changes where a member's own gift would go. @throws 404, 409 `closed`, 400 by field */
export async function changeDelivery(
  tx: Db,
  slug: string,
  body: InputOf<typeof eventCalls.changeEventDelivery>['body'],
  { member, now, locale }: RequestContext,
) {
  const { event, application: held } = await ownDelivery(tx, slug, { userId: member.id, now });
  requireOpened(event, now);
  const [application] = await tx
    .update(eventApplications)
    .set({ ...normaliseDelivery(body, locale), updatedAt: now })
    .where(eq(eventApplications.id, held.id))
    .returning();
  if (!application) throw notFound();
  return { event, application };
}
