import { and, count, eq, inArray } from 'drizzle-orm';
import type { NotificationKind } from '../../../contract/notifications.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { readCounts } from '../../domain/notifications/counts.ts';
import { type AppContext, type Member, read } from '../../platform/http/context.ts';

/** The kinds of notifications about what others wrote to a member. */
const WRITTEN: NotificationKind[] = ['comment', 'reply', 'answer', 'mention'];

/** Returns the number of a member's unread notifications, and of those about comments and answers. */
export async function ownUnread(c: AppContext, { id }: Member) {
  return read(c, async (db) => {
    const { unread: total } = await readCounts(db, id);
    if (total === 0) return { total, comments: 0 };
    const [row] = await db
      .select({ comments: count() })
      .from(notifications)
      .where(
        and(eq(notifications.userId, id), eq(notifications.status, 'unread'), inArray(notifications.kind, WRITTEN)),
      );
    return { total, comments: row?.comments ?? 0 };
  });
}
