import { eq, sql } from 'drizzle-orm';
import { notificationCounts } from '../../db/schema/notifications.ts';
import { intArray } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';

/**
 * Changes a member's counters and locks their row until the transaction ends. Every change of a member's
 * notifications calls this first, since the counters are locked before the notifications (LOCK_ORDER).
 */
export async function changeCounts(
  tx: Db,
  userId: number,
  { total = 0, unread = 0 }: { total?: number; unread?: number } = {},
) {
  const [row] = await tx
    .insert(notificationCounts)
    .values({ userId, total, unread })
    .onConflictDoUpdate({
      target: notificationCounts.userId,
      set: {
        total: sql`${notificationCounts.total} + ${total}`,
        unread: sql`${notificationCounts.unread} + ${unread}`,
      },
    })
    .returning({ total: notificationCounts.total, unread: notificationCounts.unread });
  if (!row) throw new Error('The member has no counts');
  return row;
}

/** Locks the counters of several members until the transaction ends, in the order of their ids. */
export async function lockCounts(tx: Db, userIds: number[]): Promise<void> {
  await tx.execute(sql`insert into ${notificationCounts} as counts (user_id)
    select distinct unnest(${intArray(userIds)}) order by 1
    on conflict (user_id) do update set total = counts.total`);
}

/** Returns the number of a member's notifications, and of the unread ones. */
export async function readCounts(db: Db, userId: number) {
  const [row] = await db
    .select({ total: notificationCounts.total, unread: notificationCounts.unread })
    .from(notificationCounts)
    .where(eq(notificationCounts.userId, userId));
  return row ?? { total: 0, unread: 0 };
}
