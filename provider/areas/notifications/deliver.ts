import { and, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { groupOfKind } from '../../../contract/notifications.ts';
import {
  notificationActors,
  notificationDeliveries,
  notifications,
  pushSubscriptions,
} from '../../db/schema/notifications.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { atPresentPaths } from '../../domain/moderation/causes.ts';
import { DEFAULT_SETTINGS, quietHours, readSettings } from '../../domain/notifications/settings.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Services } from '../../platform/http/context.ts';
import { claimDue } from '../../platform/jobs/claim.ts';
import { untilShort } from '../../platform/jobs/untilShort.ts';
import { failureOf, type MailError } from '../../platform/mail/failure.ts';
import { sendRecorded } from '../../platform/mail/record.ts';
import { noticeMail, noticeText } from './mails.ts';

/** Deliveries that are claimed and sent at the same time: they end long before another provider claims them. */
const BATCH_SIZE = 10;
/** A failed delivery is repeated after these times, in minutes; the last failure drops it. */
const RETRY_MINUTES = [2, 10, 60];
/** A subscription ends when so many messages in a row have failed at every try: an outage of an hour ends none. */
const FAILED_MAX = 10;

type Sending = Pick<Services, 'database' | 'push' | 'mail' | 'env' | 'now' | 'log'>;
type Delivery = Awaited<ReturnType<typeof readDeliveries>>[number];

/** Reads deliveries with what they need: the notification, its latest actor, its member, their settings, the subscription. */
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
      member: { id: users.id, status: users.status, email: users.email, verifiedAt: users.emailVerifiedAt },
      subscription: pushSubscriptions,
      // Drizzle takes an object for missing when its first column is null.
      session: { expiresAt: sessions.expiresAt, revokedAt: sessions.revokedAt },
    })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.id, notificationDeliveries.subscriptionId))
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .leftJoinLateral(latest, sql`true`)
    .where(and(inArray(notificationDeliveries.id, ids), eq(notifications.status, 'unread')));
  const shown = await atPresentPaths(
    db,
    found.map(({ notification }) => notification),
  );
  const settings = await readSettings(
    db,
    found.map(({ member }) => member.id),
  );
  return found.map(({ actor, actorStatus, ...delivery }, index) => ({
    ...delivery,
    settings: settings.get(delivery.member.id) ?? DEFAULT_SETTINGS,
    notification: shown[index] ?? delivery.notification,
    // A member who has left has no name any more.
    actor: actorStatus === 'active' ? actor : null,
  }));
}

/** How a try to deliver ended; `unwanted` was switched off after it was queued, `quiet` waits for the end of the hours. */
type Outcome = 'sent' | 'ended' | 'failed' | 'rejected' | 'unwanted' | 'quiet';

/** Returns whether a delivery, whose tries count this one, is dropped when it fails. */
const isLastTry = ({ tries }: Delivery) => tries > RETRY_MINUTES.length;

async function sendMail(delivery: Delivery, services: Sending): Promise<Outcome> {
  const { id, notification, member } = delivery;
  if (!member.verifiedAt) return 'sent';
  const { locale } = delivery.settings;
  const context = { to: member.email, memberId: member.id, locale, site: services.env.SITE_URL };
  await sendRecorded(services, noticeMail(context, noticeText(delivery, locale), notification), {
    key: `notice:${id}`,
    isRepeated: !isLastTry(delivery),
  });
  return 'sent';
}

/** Sends a push message, unless its server was `silent` in this run. */
async function sendPush(
  { notification, session, actor }: Delivery,
  target: typeof pushSubscriptions.$inferSelect,
  { push, now, silent }: Sending & { silent: Set<string> },
): Promise<Outcome> {
  if (!push || !session || session.revokedAt || session.expiresAt <= now()) return 'ended';
  const { origin } = new URL(target.endpoint);
  if (silent.has(origin)) return 'failed';
  const { locale } = target;
  const result = await push.send(target, {
    ...noticeText({ notification, actor }, locale),
    path: `${locale === 'en' ? '/en' : ''}${notification.path || '/me/notifications'}`,
    tag: `n${notification.id}`,
    lang: locale,
  });
  if (result !== 'silent') return result;
  silent.add(origin);
  return 'failed';
}

/**
 * Returns the end of the quiet hours that a delivery waits for, or null. The job that writes reminders has heeded them,
 * in the zone that it knows better, and one that waits for their end comes too late.
 */
const quietUntil = ({ notification, subscription, settings }: Delivery, now: Date) =>
  subscription && notification.kind !== 'challenge_reminder' ? (quietHours(settings, now)?.to ?? null) : null;

/** Sends one delivery. One that throws is repeated like one that fails, unless its mail is rejected for good. */
async function deliver(delivery: Delivery, services: Sending & { silent: Set<string> }): Promise<Outcome> {
  const { member, subscription, notification, settings } = delivery;
  if (member.status !== 'active') return 'sent';
  const group = settings.groups[groupOfKind[notification.kind]];
  if (!group.site || !group[subscription ? 'push' : 'mail']) return 'unwanted';
  if (quietUntil(delivery, services.now())) return 'quiet';
  try {
    return await (subscription ? sendPush(delivery, subscription, services) : sendMail(delivery, services));
  } catch (error) {
    return failureOf(error as MailError) === 'for now' ? 'failed' : 'rejected';
  }
}

/**
 * Drops deliveries that are done or were tried too often, and subscriptions that have ended or take no message; moves
 * those that came into quiet hours to their end.
 */
async function settle(
  { database, now }: Sending,
  claimed: { id: number }[],
  tried: { delivery: Delivery; outcome: Outcome }[],
) {
  const failed = tried.filter(({ outcome }) => outcome === 'failed').map(({ delivery }) => delivery);
  const repeated = new Set(failed.filter((delivery) => !isLastTry(delivery)).map(({ id }) => id));
  const quiet = tried.filter(({ outcome }) => outcome === 'quiet').map(({ delivery }) => delivery);
  const kept = new Set([...repeated, ...quiet.map(({ id }) => id)]);
  const done = claimed.map(({ id }) => id).filter((id) => !kept.has(id));
  const subscriptions = (are: (one: (typeof tried)[number]) => boolean) =>
    tried.filter(are).flatMap(({ delivery: { subscription } }) => (subscription ? [subscription.id] : []));
  const ended = subscriptions(({ outcome }) => outcome === 'ended');
  const lost = subscriptions(({ delivery, outcome }) => outcome === 'failed' && isLastTry(delivery));
  const reached = subscriptions(
    ({ delivery, outcome }) => outcome === 'sent' && (delivery.subscription?.failedInRow ?? 0) > 0,
  );
  const { id, failedInRow } = pushSubscriptions;
  await database.write(async (tx) => {
    for (const one of lost.sort((a, b) => a - b)) {
      await tx
        .update(pushSubscriptions)
        .set({ failedInRow: sql`${failedInRow} + 1` })
        .where(eq(id, one));
    }
    await tx.update(pushSubscriptions).set({ failedInRow: 0 }).where(inArray(id, reached));
    await tx
      .delete(pushSubscriptions)
      .where(or(inArray(id, ended), and(inArray(id, lost), gte(failedInRow, FAILED_MAX))));
    for (const delivery of quiet) {
      await tx
        .update(notificationDeliveries)
        .set({ dueAt: quietUntil(delivery, now()) ?? now(), tries: delivery.tries - 1 })
        .where(eq(notificationDeliveries.id, delivery.id));
    }
    await tx.delete(notificationDeliveries).where(inArray(notificationDeliveries.id, done));
  });
}

/** The channels, each with a queue of its own: a mail does not wait for a push server. */
const queues = {
  mail: isNull(notificationDeliveries.subscriptionId),
  push: isNotNull(notificationDeliveries.subscriptionId),
};

/**
 * Sends the push messages or the mails that are due, outside of transactions. One whose notification was read or whose
 * group was switched off meanwhile is dropped, as is a mail that is rejected for good, and one whose providers ended at every try. A push
 * server that does not answer is waited for once: its other messages of the run have failed.
 */
export async function deliverDue(services: Sending, channel: keyof typeof queues, signal?: AbortSignal) {
  const { database, log, now } = services;
  const silent = new Set<string>();
  const deliverBatch = async () => {
    const options = { batch: BATCH_SIZE, retryMinutes: RETRY_MINUTES, of: queues[channel] };
    const claimed = await database.write((tx) => claimDue(tx, notificationDeliveries, { ...options, now: now() }));
    if (claimed.length === 0) return 0;
    const ids = claimed.filter(({ tries }) => tries <= RETRY_MINUTES.length).map(({ id }) => id);
    const deliveries = await database.read((db) => readDeliveries(db, ids));
    const tried = await Promise.all(
      deliveries.map(async (delivery) => ({ delivery, outcome: await deliver(delivery, { ...services, silent }) })),
    );
    const of = (outcome: Outcome) => tried.filter((one) => one.outcome === outcome).length;
    const [failed, rejected] = [of('failed'), of('rejected')];
    if (failed > 0 || rejected > 0) log.warn({ channel, failed, rejected }, 'notifications were not delivered');
    await settle(services, claimed, tried);
    return claimed.length;
  };
  await untilShort(BATCH_SIZE, deliverBatch, signal);
}
