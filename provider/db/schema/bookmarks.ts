import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { savedSubjects } from '../../../contract/constants/common.ts';
import { users } from './users.ts';

/** Content that a member has saved; `subject_id` is the row's id in the table of its kind. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    subject: text({ enum: savedSubjects }).notNull(),
    subjectId: integer('subject_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.subject, t.subjectId] }),
    index('bookmarks_user').on(t.userId, t.createdAt, t.subjectId),
  ],
);
