import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  notificationActors,
  notificationDeliveries,
  notificationSettings,
  notifications,
  pushSubscriptions,
} from '../../db/schema/notifications.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { atPresentPaths } from '../../domain/moderation/causes.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import type { Services } from '../../platform/http/context.ts';
import { claimDue } from '../../platform/jobs/claim.ts';
import { failureOf, type MailError } from '../../platform/mail/failure.ts';
import { noticeMail, noticeText } from './mails.ts';

/** Deliveries that are claimed and sent at the same time: they end long before another provider claims them. */
const BATCH_SIZE = 10;
/** A failed delivery is repeated after these times, in minutes; the last failure drops it. */
const RETRY_MINUTES = [2, 10, 60];

type Delivery = Awaited<ReturnType<typeof readDeliveries>>[number];

/** Reads deliveries with what they need: the notification, its latest actor, its member and the subscription. */
async function readDeliveries(db: Db, ids: number[]) {
  const latest = db
    .select({ nickname: users.nickname, status: users.status })
    .from(notificationActors)
    .innerJoin(users, eq(users.id, notificationActors.userId))
    .where(eq(notificationActors.notificationId, notifications.id))
    .orderBy(desc(notificationActors.createdAt), desc(notificationActors.userId))
    .limit(1)
    .as('latest');
  const found = await db
    .select({
      id: notificationDeliveries.id,
      tries: notificationDeliveries.tries,
      notification: notifications,
      actor: latest.nickname,
      actorStatus: latest.status,
      member: { status: users.status, email: users.email, verifiedAt: users.emailVerifiedAt },
      locale: notificationSettings.locale,
      subscription: pushSubscriptions,
      // Drizzle takes an object for missing when its first column is null.
      session: { expiresAt: sessions.expiresAt, revokedAt: sessions.revokedAt },
    })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.id, notificationDeliveries.subscriptionId))
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .leftJoinLateral(latest, sql`true`)
    .where(and(inArray(notificationDeliveries.id, ids), eq(notifications.status, 'unread')));
  const shown = await atPresentPaths(
    db,
    found.map(({ notification }) => notification),
  );
  return found.map(({ actor, actorStatus, ...delivery }, index) => ({
    ...delivery,
    notification: shown[index] ?? delivery.notification,
    // A member who has left has no name any more.
    actor: actorStatus === 'active' ? actor : null,
  }));
}

/** Sends one delivery; returns `failed` when it is to be repeated. @throws when the mail server does not take it */
async function deliver(
  delivery: Delivery,
  { push, mail, env, now }: Pick<Services, 'push' | 'mail' | 'env' | 'now'>,
): Promise<'sent' | 'ended' | 'failed'> {
  const { notification, member, subscription, session } = delivery;
  if (member.status !== 'active') return 'sent';
  if (!subscription) {
    if (!member.verifiedAt) return 'sent';
    const locale = delivery.locale ?? 'ko';
    const context = { to: member.email, locale, site: env.SITE_URL };
    await mail.send(noticeMail(context, noticeText(delivery, locale), notification.path));
    return 'sent';
  }
  if (!push || !session || session.revokedAt || session.expiresAt <= now()) return 'ended';
  const { locale } = subscription;
  return push.send(subscription, {
    ...noticeText(delivery, locale),
    path: `${locale === 'en' ? '/en' : ''}${notification.path || '/me/notifications'}`,
    tag: `n${notification.id}`,
    lang: locale,
  });
}

/** Drops deliveries that are done or were tried too often, and subscriptions that have ended. */
async function settle(
  database: Database,
  claimed: { id: number; tries: number }[],
  { failed, ended }: { failed: Set<number>; ended: number[] },
) {
  const done = claimed.filter(({ id, tries }) => !failed.has(id) || tries >= RETRY_MINUTES.length).map(({ id }) => id);
  await database.write(async (tx) => {
    if (ended.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ended));
    if (done.length > 0) await tx.delete(notificationDeliveries).where(inArray(notificationDeliveries.id, done));
  });
}

/**
 * Sends the push messages and mails that are due, outside of transactions. One whose notification was read
 * meanwhile is dropped, as is a mail that is rejected for good, and one whose providers ended at every try.
 */
export async function deliverDue(services: Pick<Services, 'database' | 'push' | 'mail' | 'env' | 'now' | 'log'>) {
  const { database, log, now } = services;
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    const claimed = await database.write((tx) =>
      claimDue(tx, notificationDeliveries, { now: now(), batch: BATCH_SIZE, retryMinutes: RETRY_MINUTES }),
    );
    count = claimed.length;
    if (count === 0) return;
    const ids = claimed.filter(({ tries }) => tries <= RETRY_MINUTES.length).map(({ id }) => id);
    const deliveries = await database.read((db) => readDeliveries(db, ids));
    const failed = new Set<number>();
    const ended: number[] = [];
    const results = await Promise.all(
      deliveries.map((delivery) =>
        deliver(delivery, services).catch((error: MailError) =>
          // One that throws is repeated like one that fails, unless its mail is rejected for good.
          failureOf(error) === 'for now' ? ('failed' as const) : ('rejected' as const),
        ),
      ),
    );
    for (const [index, { id, subscription }] of deliveries.entries()) {
      const result = results[index];
      if (result === 'failed') failed.add(id);
      if (result === 'ended' && subscription) ended.push(subscription.id);
    }
    const rejected = results.filter((result) => result === 'rejected').length;
    if (failed.size > 0 || rejected > 0) {
      log.warn({ failed: failed.size, rejected }, 'notifications were not delivered');
    }
    await settle(database, claimed, { failed, ended });
  }
}
