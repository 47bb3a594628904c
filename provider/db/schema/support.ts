import { boolean, index, integer, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { supportStatuses, supportTopics } from '../../../contract/constants/support.ts';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** Questions to the managers: a member's, or a visitor's, who is answered at `email`. */
export const supportThreads = pgTable(
  'support_threads',
  {
    id: serial().primaryKey(),
    userId: integer('user_id').references(() => users.id),
    email: text(),
    /** A visitor's address, topic, text and day: one that is sent twice is stored once. */
    digest: text(),
    locale: text({ enum: ['ko', 'en'] }).notNull(),
    topic: text({ enum: supportTopics }).notNull(),
    status: text({ enum: supportStatuses }).notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('support_threads_digest').on(t.digest),
    index('support_threads_queue').on(t.status, t.changedAt, t.id),
    index('support_threads_user').on(t.userId, t.changedAt),
  ],
);

/** The texts that operators send again, one a title. */
export const savedReplies = pgTable(
  'saved_replies',
  { id: serial().primaryKey(), title: text().notNull(), content: text().notNull() },
  (t) => [unique('saved_replies_title').on(t.title)],
);

/** The messages of a thread. A manager's has who wrote it; a member's picture is private. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: serial().primaryKey(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => supportThreads.id, { onDelete: 'cascade' }),
    fromTeam: boolean('from_team').notNull(),
    managerId: integer('manager_id').references(() => users.id),
    content: text().notNull(),
    fileUrl: text('file_url').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('support_messages_thread').on(t.threadId, t.id), index('support_messages_manager').on(t.managerId)],
);
