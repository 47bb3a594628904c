import { and, eq, isNull } from 'drizzle-orm';
import { announcements } from '../../db/schema/announcements.ts';
import type { Db } from '../../platform/db/client.ts';

/** Stores an announcement, of which a job notifies the members if it `notifies`. */
export const announce = (tx: Db, announcement: Omit<typeof announcements.$inferInsert, 'id' | 'doneAt'>) =>
  tx.insert(announcements).values({ ...announcement, doneAt: announcement.notifies ? null : announcement.createdAt });

/** Ends the notifying of what was announced with this path, for the members who are not notified yet. */
export const silence = (tx: Db, path: string, now: Date) =>
  tx
    .update(announcements)
    .set({ doneAt: now })
    .where(and(eq(announcements.path, path), isNull(announcements.doneAt)));
