import { announcements } from '../../db/schema/announcements.ts';
import type { Db } from '../../platform/db/client.ts';

/** Stores an announcement, of which a job notifies the members if it `notifies`. */
export const announce = (tx: Db, announcement: Omit<typeof announcements.$inferInsert, 'id' | 'doneAt'>) =>
  tx.insert(announcements).values({ ...announcement, doneAt: announcement.notifies ? null : announcement.createdAt });
