import { max } from 'date-fns';
import { and, count, eq, isNotNull, isNull, lte, min, type SQL } from 'drizzle-orm';
import { waitingMails } from '../../db/schema/jobs.ts';
import { newsletterDeliveries, newsletters } from '../../db/schema/newsletters.ts';
import { notificationDeliveries } from '../../db/schema/notifications.ts';
import { storeCredits } from '../../db/schema/points.ts';
import { sentSince } from '../../domain/marketing/night.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queues } from '../../platform/metrics/metrics.ts';

/**
 * Reads the queues of what is to be sent: how many are due, and how long the first of them has been, in seconds. What
 * is held until the morning is not due before it.
 */
export async function readQueues(db: Db, now: Date): Promise<Queues> {
  const notifications = await db
    .select({ length: count(), since: min(notificationDeliveries.dueAt) })
    .from(notificationDeliveries)
    .where(lte(notificationDeliveries.dueAt, now));
  const mails = await db
    .select({ length: count(), since: min(waitingMails.dueAt) })
    .from(waitingMails)
    .where(lte(waitingMails.dueAt, now));
  const morning = sentSince(now);
  // Those that are paused or over are not due.
  const isSending = and(eq(newsletters.id, newsletterDeliveries.newsletterId), eq(newsletters.state, 'sending'));
  const newsletter = await db
    .select({ length: count(), since: min(newsletterDeliveries.dueAt) })
    .from(newsletters)
    .innerJoin(newsletterDeliveries, isSending)
    .where(and(eq(newsletterDeliveries.state, 'pending'), lte(newsletterDeliveries.dueAt, now)));
  const held = newsletter.map(({ length, since }) =>
    morning ? { length, since: since && max([since, morning]) } : { length: 0, since: null },
  );
  const creditsWhere = (refused: SQL) =>
    db
      .select({ length: count(), since: min(storeCredits.createdAt) })
      .from(storeCredits)
      .where(and(eq(storeCredits.status, 'pending'), refused));
  const credits = await creditsWhere(isNull(storeCredits.refusal));
  const refused_credits = await creditsWhere(isNotNull(storeCredits.refusal));
  const found = { notifications, mails, newsletters: held, credits, refused_credits };
  return Object.fromEntries(
    Object.entries(found).map(([queue, [row]]) => [
      queue,
      {
        length: row?.length ?? 0,
        seconds: row?.since ? Math.max(0, (now.getTime() - row.since.getTime()) / 1000) : 0,
      },
    ]),
  );
}
