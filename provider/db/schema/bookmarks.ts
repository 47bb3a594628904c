import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { savedSubjects } from '../../../contract/constants/common.ts';
import { instant } from './columns.ts';
import { memberId } from './users.ts';

/** Content that a member has saved; `subject_id` is the row's id in the table of its kind. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: memberId('user_id'),
    subject: text({ enum: savedSubjects }).notNull(),
    subjectId: integer('subject_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.subject, t.subjectId] }),
    index('bookmarks_user').on(t.userId, t.createdAt, t.subjectId),
  ],
);
