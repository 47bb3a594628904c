import { millisecondsInDay } from 'date-fns/constants';
import { and, eq, lte } from 'drizzle-orm';
import { notifications, withdrawnNotifications } from '../../db/schema/notifications.ts';
import { changeCounts } from '../../domain/notifications/counts.ts';
import type { Database } from '../../platform/db/client.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';

/** A notification is deleted this long after its last event, in days. */
const MAX_AGE_DAYS = 90;

/** Deletes old notifications, a member at a time with that member's counts locked, and what was taken back as long ago. */
export async function purgeNotifications(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const end = new Date(now.getTime() - MAX_AGE_DAYS * millisecondsInDay);
  const old = lte(notifications.updatedAt, end);
  const members = await database.read((db) =>
    db.selectDistinct({ id: notifications.userId }).from(notifications).where(old),
  );
  const purge = ({ id }: { id: number }) =>
    database.write(async (tx) => {
      await changeCounts(tx, id);
      const deleted = await tx
        .delete(notifications)
        .where(and(eq(notifications.userId, id), old))
        .returning({ status: notifications.status });
      const unread = deleted.filter(({ status }) => status === 'unread').length;
      await changeCounts(tx, id, { total: -deleted.length, unread: -unread });
    });
  await eachAlone(members, 'members’ old notifications could not be deleted', purge, signal);
  await database.write(
    async (tx) => void (await tx.delete(withdrawnNotifications).where(lte(withdrawnNotifications.withdrawnAt, end))),
  );
}
