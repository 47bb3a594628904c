import { millisecondsInMinute } from 'date-fns/constants';
import { and, eq, getTableColumns, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { MARKETING_CONFIRM_SECONDS } from '../../../contract/constants/participation.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { findByEmail } from '../../domain/identity/accounts.ts';
import { issueKey } from '../../domain/identity/keys.ts';
import { type AttendeeRow, agreementOf, type Subscription, subscribeMember } from '../../domain/marketing/subscribe.ts';
import type { Db } from '../../platform/db/client.ts';

/** Requests that come so soon after each other mean one mail, in ms. */
const A_MOMENT_MS = millisecondsInMinute;

/**
 * Stores a visitor's subscription until they confirm their address. Returns the mail to send: a key to
 * confirm with, the existing subscriber (whom only they may change), or nothing right after a mail.
 */
export async function requestConfirmation(
  tx: Db,
  email: string,
  subscription: Subscription,
): Promise<{ key?: string; attendee?: AttendeeRow }> {
  const { now } = subscription;
  const row = agreementOf(subscription);
  // Inserted first, which locks the row: of two concurrent calls the second finds the row of the first.
  const [held] = await tx
    .insert(marketingAttendees)
    .values({ ...row, email })
    .onConflictDoUpdate({ target: marketingAttendees.email, set: { email } })
    .returning({
      ...getTableColumns(marketingAttendees),
      isNew: sql<boolean>`xmax = 0`,
    });
  if (!held) throw new Error('A subscriber was not stored');
  // One that has bounced gets nothing: it begins again, with the address to confirm.
  if (held.confirmedAt && !held.bouncedAt) return { attendee: held };
  if (!held.isNew) {
    await tx
      .update(marketingAttendees)
      .set({ ...row, confirmedAt: null, bouncedAt: null })
      .where(eq(marketingAttendees.id, held.id));
    if (!held.bouncedAt && now.getTime() - held.agreedAt.getTime() < A_MOMENT_MS) return {};
  }
  const seconds = MARKETING_CONFIRM_SECONDS;
  return { key: await issueKey(tx, { kind: 'marketing', userId: null, email, seconds }, now) };
}

/**
 * Confirms a visitor's address; a member's own address becomes the member's subscription. Undefined when no
 * subscription waits for it.
 */
export async function confirmVisitor(tx: Db, email: string, now: Date): Promise<AttendeeRow | undefined> {
  const [held] = await tx.select().from(marketingAttendees).where(eq(marketingAttendees.email, email)).for('update');
  if (!held) return undefined;
  const { owner } = await findByEmail(tx, email);
  if (owner) {
    await tx.delete(marketingAttendees).where(eq(marketingAttendees.id, held.id));
    return subscribeMember(tx, owner.id, held, now);
  }
  const [confirmed] = await tx
    .update(marketingAttendees)
    .set({ confirmedAt: held.confirmedAt ?? now })
    .where(eq(marketingAttendees.id, held.id))
    .returning();
  return confirmed;
}

/** Returns whether an address has a subscription, a visitor's or a member's own. */
export async function isSubscribed(tx: Db, email: string): Promise<boolean> {
  const { owner } = await findByEmail(tx, email);
  const visitors = and(eq(marketingAttendees.email, email), isNotNull(marketingAttendees.confirmedAt));
  const whose = owner ? or(visitors, eq(marketingAttendees.userId, owner.id)) : visitors;
  return (await tx.$count(marketingAttendees, whose)) > 0;
}

/** Deletes visitors' subscriptions that were not confirmed in time; returns their number. */
export async function purgeUnconfirmed(tx: Db, now: Date): Promise<number> {
  const old = new Date(now.getTime() - MARKETING_CONFIRM_SECONDS * 1000);
  const deleted = await tx
    .delete(marketingAttendees)
    .where(and(isNull(marketingAttendees.confirmedAt), lte(marketingAttendees.agreedAt, old)))
    .returning({ id: marketingAttendees.id });
  return deleted.length;
}
