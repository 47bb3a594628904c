import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memberId } from './users.ts';

/** Content that can be commented on; `subject_id` is the row's id in the table of its kind. */
export const subjectKinds = ['topic', 'post', 'question', 'video', 'photo'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export const comments = pgTable(
  'comments',
  {
    id: serial().primaryKey(),
    subject: text({ enum: subjectKinds }).notNull(),
    subjectId: integer('subject_id').notNull(),
    userId: memberId('user_id'),
    /** The top-level comment this replies to; replies go one level deep. */
    parentId: integer('parent_id'),
    content: text().notNull(),
    showManagerBadge: boolean('show_manager_badge').notNull().default(false),
    likeCount: integer('like_count').notNull().default(0),
    status: text({ enum: ['published', 'hidden', 'deleted'] })
      .notNull()
      .default('published'),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** Whether it is listed: published, or deleted with a published reply. */
    listed: boolean().notNull().default(true),
  },
  (t) => [
    index('comments_threads').on(t.subject, t.subjectId, t.id).where(sql`listed and parent_id is null`),
    index('comments_replies').on(t.parentId, t.id).where(sql`listed`),
    index('comments_created').on(t.createdAt),
    index('comments_user').on(t.userId, t.createdAt),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id),
    userId: memberId('user_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.commentId, t.userId] }),
    index().on(t.userId),
    index('comment_likes_created').on(t.createdAt),
  ],
);
