import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { groupOfKind } from '../../../contract/notifications.ts';
import { notificationDeliveries, pushSubscriptions } from '../../db/schema/notifications.ts';
import { sessions } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Notice } from './notify.ts';
import { DEFAULT_SETTINGS, quietHours, type StoredSettings } from './settings.ts';

/**
 * Queues new notifications for the channels that their members have chosen: a push message for each
 * subscription, after the quiet hours, and a mail. A job sends them.
 */
export async function queueDeliveries(
  tx: Db,
  written: { id: number; notice: Pick<Notice, 'to' | 'kind' | 'zone' | 'now'> }[],
  settings: Map<number, StoredSettings>,
): Promise<void> {
  const chosen = written.map(({ id, notice: { to, kind, zone, now } }) => {
    const own = settings.get(to) ?? DEFAULT_SETTINGS;
    const channels = own.groups[groupOfKind[kind]];
    // What goes to every member is not mailed: such a mail needs the consent of a newsletter.
    const mail = channels.mail && kind !== 'announcement';
    const dueAt = quietHours({ ...own, timeZone: zone ?? own.timeZone }, now)?.to ?? now;
    return { id, to, now, dueAt, ...channels, mail };
  });
  const mails = chosen.filter(({ mail }) => mail).map(({ id, now }) => ({ notificationId: id, dueAt: now }));
  const pushed = chosen.filter(({ push }) => push);
  const subscriptions = pushed.length > 0 ? await liveSubscriptions(tx, pushed) : [];
  const pushes = subscriptions.flatMap(({ id: subscriptionId, userId }) =>
    pushed.filter(({ to }) => to === userId).map(({ id, dueAt }) => ({ notificationId: id, subscriptionId, dueAt })),
  );
  const rows = [...mails, ...pushes];
  if (rows.length > 0) await tx.insert(notificationDeliveries).values(rows);
}

/**
 * Finds members' subscriptions whose session has not ended. A row that is being deleted is skipped: its
 * transaction may wait for a notification of ours.
 */
const liveSubscriptions = (tx: Db, members: { to: number; now: Date }[]) =>
  tx
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        inArray(
          pushSubscriptions.userId,
          members.map(({ to }) => to),
        ),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, members[0]?.now ?? new Date(0)),
      ),
    )
    .for('key share', { of: pushSubscriptions, skipLocked: true });
