import { and, desc, eq, notInArray, or } from 'drizzle-orm';
import type { PushSubscriptionBody } from '../../../contract/notificationSettings.ts';
import { notificationSettings, pushSubscriptions } from '../../db/schema/notifications.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { startSettings } from '../../domain/notifications/settings.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';

/** The browsers of one member that get messages: a hostile one must not make the job wait for hundreds of servers. */
const SUBSCRIPTIONS_MAX = 10;

/**
 * Subscribes the browser of a member's session, in place of the oldest of too many, and stores the zone of the member's
 * quiet hours. Another session's subscription of the same browser, as after signing in again, is replaced; the keys
 * prove that it is the same. One that replaces the session's own has its language, and leaves the zone: a browser that
 * renews it by itself names its own language and no zone.
 */
export async function subscribe(
  tx: Db,
  { id: userId, sessionId }: Member,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionBody,
  { locale, zone, now }: ReaderContext,
): Promise<void> {
  const isSameBrowser = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.auth, auth));
  const replaced = await tx
    .delete(pushSubscriptions)
    .where(or(eq(pushSubscriptions.sessionId, sessionId), isSameBrowser))
    .returning({ sessionId: pushSubscriptions.sessionId, locale: pushSubscriptions.locale });
  const own = replaced.find((one) => one.sessionId === sessionId);
  await tx
    .insert(pushSubscriptions)
    .values({ userId, sessionId, endpoint, p256dh, auth, locale: own?.locale ?? locale, createdAt: now })
    .onConflictDoNothing();
  if (!own) {
    await startSettings(tx, userId, { locale, zone });
    await tx.update(notificationSettings).set({ timeZone: zone }).where(eq(notificationSettings.userId, userId));
  }
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.id))
    .limit(SUBSCRIPTIONS_MAX);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)));
}

/** Removes the subscription of a session. */
export async function unsubscribe(tx: Db, sessionId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}
