import { and, desc, eq, notInArray, or } from 'drizzle-orm';
import type { PushSubscriptionBody } from '../../../contract/notificationSettings.ts';
import { pushSubscriptions } from '../../db/schema/notifications.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { moveSettings, readSettings } from '../../domain/notifications/settings.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';

/** The browsers of one member that get messages: a hostile one must not make the job wait for hundreds of servers. */
const SUBSCRIPTIONS_MAX = 10;

/**
 * Subscribes the browser of a member's session, in place of the oldest of too many, and stores the zone of the member's
 * quiet hours. Another session's subscription of the same browser, as after signing in again, is replaced; the keys
 * prove that it is the same. Without a zone it is one that a browser renews by itself, in a language that is not the
 * page's: it has the language of the one that it replaces, or else of the member's mails, and leaves the zone.
 */
export async function subscribe(
  tx: Db,
  { id: userId, sessionId }: Member,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionBody,
  { locale, zone, now }: Omit<ReaderContext, 'zone'> & { zone?: string },
): Promise<void> {
  const isSameBrowser = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.auth, auth));
  const replaced = await tx
    .delete(pushSubscriptions)
    .where(or(eq(pushSubscriptions.sessionId, sessionId), isSameBrowser))
    .returning({ sessionId: pushSubscriptions.sessionId, locale: pushSubscriptions.locale });
  if (zone) await moveSettings(tx, userId, { locale, zone });
  const former = replaced.find((one) => one.sessionId === sessionId) ?? (await readSettings(tx, [userId])).get(userId);
  await tx
    .insert(pushSubscriptions)
    .values({
      userId,
      sessionId,
      endpoint,
      p256dh,
      auth,
      locale: zone ? locale : (former?.locale ?? locale),
      createdAt: now,
    })
    .onConflictDoNothing();
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
