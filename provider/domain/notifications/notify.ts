import { and, eq, sql } from 'drizzle-orm';
import {
  groupOfKind,
  type ModerationOutcome,
  type NotificationKind,
  type NotificationSubject,
} from '../../../contract/notifications.ts';
import {
  notificationActors,
  notificationCauses,
  notificationDeliveries,
  notifications,
  withdrawnNotifications,
} from '../../db/schema/notifications.ts';
import { announce, type Db } from '../../platform/db/client.ts';
import { channelOf } from '../../platform/live/live.ts';
import { changeCounts } from './counts.ts';
import { queueDeliveries } from './deliveries.ts';
import { mayNotify } from './mayNotify.ts';
import { readSettings } from './settings.ts';

/** A notification to send; `path` is an address of the site without a language, used while it has no cause. */
export interface Notice {
  /** The member who is notified. */
  to: number;
  kind: NotificationKind;
  /** The member who caused it; none for the site itself. */
  actorId?: number;
  subject: {
    type: NotificationSubject;
    id: number | string;
    title?: string;
    /** The English title, where it differs. */
    titleEn?: string;
    path?: string;
  };
  /** The content of the actor that it shows; the notification is withdrawn with it. */
  cause?: Pick<typeof notificationCauses.$inferSelect, 'subject' | 'subjectId'>;
  /** What joins one notification, where that is not the content: an author and a day. */
  group?: string;
  /** The outcome of a moderation, and the manager's reason. */
  outcome?: ModerationOutcome;
  note?: string;
  /** The reason in English, where it was written in both languages. */
  noteEn?: string;
  /** Whether it is only listed: no push message and no mail is sent of it. */
  isQuiet?: boolean;
  /** The zone of the member's quiet hours, where it is better known than by their settings. */
  zone?: string;
  now: Date;
}

/** Events that can be withdrawn and repeated notify once a member, so that repeated taps do not. */
const onceEach: readonly NotificationKind[] = ['like', 'follow', 'group_joined'];

/** Returns the key under which notifications of one member are one row. */
const groupOf = ({ kind, subject, group, outcome }: Pick<Notice, 'kind' | 'subject' | 'group' | 'outcome'>) =>
  [kind, ...(group ? [group] : [subject.type, subject.id]), ...(outcome ? [outcome] : [])].join(':');

/**
 * Writes notifications, in the transaction of their cause, and queues new ones for the other channels. Never
 * to oneself, nor of a blocked member, nor of a group that its member has switched off; an event of the same
 * kind about the same content joins an unread notification instead of a new row.
 */
export async function notify(tx: Db, ...notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const settings = await readSettings(
    tx,
    notices.map(({ to }) => to),
  );
  const written: { id: number; notice: Notice }[] = [];
  // By the members' ids: two transactions that notify the same members would end in a deadlock otherwise.
  for (const notice of [...notices].sort((a, b) => a.to - b.to)) {
    if (settings.get(notice.to)?.groups[groupOfKind[notice.kind]].site === false) continue;
    const id = (await isHeard(tx, notice)) ? await write(tx, notice) : null;
    if (id && !notice.isQuiet) written.push({ id, notice });
  }
  await queueDeliveries(tx, written, settings);
}

async function isHeard(tx: Db, notice: Notice): Promise<boolean> {
  const { to, kind, actorId } = notice;
  if (actorId === undefined) return true;
  if (!(await mayNotify(tx, actorId, to))) return false;
  if (!onceEach.includes(kind)) return true;
  const notified = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(notificationActors, eq(notificationActors.notificationId, notifications.id))
    .where(
      and(
        eq(notifications.userId, to),
        eq(notifications.groupKey, groupOf(notice)),
        eq(notificationActors.userId, actorId),
      ),
    )
    .limit(1);
  return notified.length === 0;
}

/** Writes a notification, and returns its id when other channels have to tell of it: of a new one, unless it repeats. */
async function write(tx: Db, notice: Notice): Promise<number | null> {
  const { to, kind, actorId, subject, cause, now } = notice;
  await changeCounts(tx, to);
  const latest = {
    title: subject.title ?? '',
    titleEn: subject.titleEn ?? subject.title ?? '',
    path: subject.path ?? '',
    note: notice.note ?? '',
    noteEn: notice.noteEn ?? '',
    updatedAt: now,
  };
  const [row] = await tx
    .insert(notifications)
    .values({
      ...latest,
      userId: to,
      kind,
      groupKey: groupOf(notice),
      subjectType: subject.type,
      subjectId: String(subject.id),
      outcome: notice.outcome,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.groupKey],
      targetWhere: sql`status = 'unread'`,
      set: latest,
    })
    // An existing row has the id of the transaction that locked it as its xmax.
    .returning({ id: notifications.id, isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error('The notification has no row');
  if (actorId !== undefined) await addActor(tx, row.id, actorId, now);
  if (actorId !== undefined && cause) {
    await tx
      .insert(notificationCauses)
      .values({ notificationId: row.id, ...cause, actorId })
      .onConflictDoNothing();
  }
  if (row.isNew) await changeCounts(tx, to, { total: 1, unread: 1 });
  announce(channelOf(to));
  return row.isNew && !(await isRepeated(tx, notice)) ? row.id : null;
}

/** Returns whether other channels have told of the same event before its actor took it back. */
async function isRepeated(tx: Db, notice: Notice): Promise<boolean> {
  const { to, actorId } = notice;
  if (actorId === undefined || !onceEach.includes(notice.kind)) return false;
  const { userId, groupKey, actorId: actor } = withdrawnNotifications;
  const same = and(eq(userId, to), eq(groupKey, groupOf(notice)), eq(actor, actorId));
  return (await tx.$count(withdrawnNotifications, same)) > 0;
}

async function addActor(tx: Db, notificationId: number, userId: number, now: Date) {
  const added = await tx
    .insert(notificationActors)
    .values({ notificationId, userId, createdAt: now })
    .onConflictDoUpdate({
      target: [notificationActors.notificationId, notificationActors.userId],
      set: { createdAt: now },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (!added[0]?.isNew) return;
  await tx
    .update(notifications)
    .set({ actorCount: sql`${notifications.actorCount} + 1` })
    .where(eq(notifications.id, notificationId));
}

/**
 * Withdraws the notification of `actorId`, as for a like that is withdrawn: from unread notifications
 * only, and the notification is deleted with its last actor.
 */
export async function withdraw(
  tx: Db,
  notice: Pick<Notice, 'to' | 'kind' | 'subject' | 'now'> & { actorId: number },
): Promise<void> {
  const { to, actorId, now } = notice;
  await changeCounts(tx, to);
  const [row] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, to),
        eq(notifications.groupKey, groupOf(notice)),
        eq(notifications.status, 'unread'),
      ),
    );
  if (!row) return;
  const taken = await tx
    .delete(notificationActors)
    .where(and(eq(notificationActors.notificationId, row.id), eq(notificationActors.userId, actorId)))
    .returning({ userId: notificationActors.userId });
  if (taken.length === 0) return;
  // Where none is left to be tried for the first time, as before the end of quiet hours.
  const untold = and(eq(notificationDeliveries.notificationId, row.id), eq(notificationDeliveries.tries, 0));
  if ((await tx.$count(notificationDeliveries, untold)) === 0) {
    const { userId, groupKey, actorId: actor } = withdrawnNotifications;
    await tx
      .insert(withdrawnNotifications)
      .values({ userId: to, groupKey: groupOf(notice), actorId, withdrawnAt: now })
      .onConflictDoUpdate({ target: [userId, groupKey, actor], set: { withdrawnAt: now } });
  }
  await tx
    .delete(notificationCauses)
    .where(and(eq(notificationCauses.notificationId, row.id), eq(notificationCauses.actorId, actorId)));
  const [left] = await tx
    .update(notifications)
    .set({ actorCount: sql`${notifications.actorCount} - 1` })
    .where(eq(notifications.id, row.id))
    .returning({ actorCount: notifications.actorCount });
  if (left?.actorCount === 0) {
    await tx.delete(notifications).where(eq(notifications.id, row.id));
    await changeCounts(tx, to, { total: -1, unread: -1 });
  }
  announce(channelOf(to));
}
