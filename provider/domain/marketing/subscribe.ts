import { eq } from 'drizzle-orm';
import { consentVersions } from '../../../contract/constants/common.ts';
import type { MarketingTopic } from '../../../contract/constants/participation.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { saveConsent } from '../members/consents.ts';

export type AttendeeRow = typeof marketingAttendees.$inferSelect;

/** What a subscriber agreed to: topics, the version of the text, where on the site, in which language, and when. */
type Agreement = Pick<AttendeeRow, 'topics' | 'consent' | 'source' | 'locale' | 'agreedAt'>;

/** The details of a subscription: topics, page, language, time. */
export interface Subscription {
  topics: MarketingTopic[];
  source: string;
  locale: Locale;
  now: Date;
}

/** Returns what a subscriber agrees to now: the present version of the text. */
export const agreementOf = ({ topics, source, locale, now }: Subscription): Agreement => ({
  topics,
  source,
  locale,
  consent: consentVersions.marketing,
  agreedAt: now,
});

/** Reads a member's subscription, or undefined. */
export async function ownAttendee(db: Db, userId: number): Promise<AttendeeRow | undefined> {
  const [own] = await db.select().from(marketingAttendees).where(eq(marketingAttendees.userId, userId));
  return own;
}

/** Serialises a member's subscribing and unsubscribing, where there is no row to lock. */
export const lockNews = (tx: Db, userId: number) => lockName(tx, 'news', userId);

/** Stores that a member has agreed to mails with advertising. */
async function saveAgreement(tx: Db, userId: number, { agreedAt, consent }: Agreement) {
  await saveConsent(tx, { userId, kind: 'marketing' }, agreedAt, consent);
  await tx.update(users).set({ marketingAgreedAt: agreedAt }).where(eq(users.id, userId));
}

/**
 * Subscribes a member to the newsletter and stores their consent, of the moment in which they gave it. A repeated
 * call changes nothing but the language, in which they are written to from now on.
 */
export async function subscribeMember(
  tx: Db,
  userId: number,
  { topics, source, locale, consent, agreedAt }: Agreement,
  now: Date,
): Promise<AttendeeRow> {
  await lockNews(tx, userId);
  const held = await ownAttendee(tx, userId);
  const row = { topics, source, locale, consent, agreedAt, bouncedAt: null };
  const isSame = held?.consent === consent && JSON.stringify(held.topics) === JSON.stringify(topics);
  if (isSame && !held.bouncedAt) {
    if (held.locale !== locale)
      await tx.update(marketingAttendees).set({ locale }).where(eq(marketingAttendees.id, held.id));
    return { ...held, locale };
  }
  const [made] = await tx
    .insert(marketingAttendees)
    .values({ ...row, userId, confirmedAt: now })
    .onConflictDoUpdate({ target: marketingAttendees.userId, set: row })
    .returning();
  if (!made) throw new Error('A subscriber was not stored');
  await saveAgreement(tx, userId, made);
  return made;
}

/**
 * Moves a visitor's confirmed subscription to the member who has verified its address since. Its row stays, since
 * the links of mails name it, and so does the moment of the consent; what the member has wished themselves is kept.
 * Mails that bounced did so before the address was verified.
 */
export async function takeOverNews(tx: Db, { id, email }: { id: number; email: string }): Promise<void> {
  await lockNews(tx, id);
  await tx.update(marketingAttendees).set({ bouncedAt: null }).where(eq(marketingAttendees.userId, id));
  const [held] = await tx.select().from(marketingAttendees).where(eq(marketingAttendees.email, email)).for('update');
  if (!held) return;
  const row = eq(marketingAttendees.id, held.id);
  if (!held.confirmedAt) {
    await tx.delete(marketingAttendees).where(row);
    return;
  }
  const [own] = await tx.delete(marketingAttendees).where(eq(marketingAttendees.userId, id)).returning();
  await tx
    .update(marketingAttendees)
    .set({ bouncedAt: null, ...own, id: held.id, userId: id, email: null })
    .where(row);
  if (!own) await saveAgreement(tx, id, held);
}
