import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { notificationSchemas } from '../../../contract/notifications.ts';
import { notificationActors, notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { authorColumns } from '../../domain/members/present.ts';
import { atPresentPaths } from '../../domain/moderation/causes.ts';
import { changeCounts, readCounts } from '../../domain/notifications/counts.ts';
import { holds } from '../../domain/search/search.ts';
import { announce, type Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { channelOf } from '../../platform/live/live.ts';
import type { ActorRow } from './present.ts';

/** The number of actors that a notification names. */
const NAMED_ACTORS = 3;

type Query = Pick<
  z.output<typeof notificationSchemas.getNotifications.query>,
  'page' | 'page_size' | 'status' | 'search'
>;

/** Reads a page of a member's notifications, the latest first, with the actors of each. */
export async function listNotifications(db: Db, userId: number, { status, search, page, page_size }: Query) {
  const counts = await readCounts(db, userId);
  const counted = { unread: counts.unread, read: counts.total - counts.unread };
  const matching = and(
    eq(notifications.userId, userId),
    status && eq(notifications.status, status),
    search ? holds(sql`${notifications.title} || ' ' || ${notifications.titleEn}`, search) : undefined,
  );
  const stored = status ? counted[status] : counts.total;
  const count = search ? await db.$count(notifications, matching) : stored;
  const rows = await db
    .select()
    .from(notifications)
    .where(matching)
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const actors = await latestActors(
    db,
    rows.map(({ id }) => id),
  );
  return { count, unread: counts.unread, rows: await atPresentPaths(db, rows), actors };
}

async function latestActors(db: Db, ids: number[]): Promise<ActorRow[]> {
  if (ids.length === 0) return [];
  const latest = db
    .select({ userId: notificationActors.userId, createdAt: notificationActors.createdAt })
    .from(notificationActors)
    .where(eq(notificationActors.notificationId, notifications.id))
    .orderBy(desc(notificationActors.createdAt), desc(notificationActors.userId))
    .limit(NAMED_ACTORS)
    .as('latest');
  return db
    .select({ notificationId: notifications.id, user: authorColumns })
    .from(notifications)
    .innerJoinLateral(latest, sql`true`)
    .innerJoin(users, eq(users.id, latest.userId))
    .where(inArray(notifications.id, ids))
    .orderBy(desc(latest.createdAt), desc(latest.userId));
}

/** Marks a member's notifications as read: those of `ids`, or all, up to `until`. Returns how many stay unread. */
export async function markRead(
  tx: Db,
  userId: number,
  { ids, until, now }: { ids?: number[] | undefined; until?: string | undefined; now: Date },
): Promise<number> {
  const { unread } = await changeCounts(tx, userId);
  const marked = await tx
    .update(notifications)
    .set({ status: 'read', readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.status, 'unread'),
        ids ? inArray(notifications.id, ids) : undefined,
        until ? lte(notifications.updatedAt, new Date(until)) : undefined,
      ),
    )
    .returning({ id: notifications.id });
  if (marked.length === 0) return unread;
  await changeCounts(tx, userId, { unread: -marked.length });
  announce(channelOf(userId));
  return unread - marked.length;
}
