import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memberId } from './users.ts';

/** Columns that questions and answers share. */
const written = {
  userId: memberId('user_id'),
  content: text().notNull(),
  showManagerBadge: boolean('show_manager_badge').notNull().default(false),
  status: text({ enum: ['published', 'hidden', 'deleted'] })
    .notNull()
    .default('published'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  editedAt: instant('edited_at'),
  deletedAt: instant('deleted_at'),
};

export const questions = pgTable(
  'questions',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    ...written,
    /** Published answers, updated in the transaction that changes them. */
    answerCount: integer('answer_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    /** Top-level comments that are listed, so that a page of them need not count. */
    threadCount: integer('thread_count').notNull().default(0),
    /** The answer that its asker accepted; an unpublished one counts as none. */
    acceptedId: integer('accepted_id').references((): AnyPgColumn => answers.id),
    /** Rank that decays with age, stored so that page 1 is one index read. */
    hot: doublePrecision().notNull().default(0),
  },
  // Plain columns, read backwards: `.desc()` would write NULLS LAST, which ORDER BY … DESC does not use.
  (t) => [
    index('questions_hot').on(t.status, t.hot, t.id),
    index('questions_new').on(t.status, t.createdAt, t.id),
    index('questions_unanswered').on(t.createdAt, t.id).where(sql`status = 'published' and answer_count = 0`),
    index('questions_user').on(t.userId, t.createdAt),
    index('questions_accepted').on(t.acceptedId).where(sql`accepted_id is not null`),
  ],
);

export const answers = pgTable(
  'answers',
  {
    id: serial().primaryKey(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    ...written,
    likeCount: integer('like_count').notNull().default(0),
  },
  (t) => [
    // One answer per member and question; a deleted one does not count.
    uniqueIndex('answers_once').on(t.questionId, t.userId).where(sql`status <> 'deleted'`),
    index('answers_best').on(t.questionId, t.status, t.likeCount, t.id),
    index('answers_user').on(t.userId, t.createdAt),
  ],
);

export const answerLikes = pgTable(
  'answer_likes',
  {
    answerId: integer('answer_id')
      .notNull()
      .references(() => answers.id),
    userId: memberId('user_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.answerId, t.userId] }), index().on(t.userId)],
);

/** The number of published questions, `all` and `unanswered`, updated by triggers on `questions`. */
export const questionCounts = pgTable('question_counts', {
  kind: text({ enum: ['all', 'unanswered'] }).primaryKey(),
  count: integer().notNull().default(0),
});

/**
 * The text of published questions in lower case, written by a trigger on `questions`; see `topic_search`.
 */
export const questionSearch = pgTable('question_search', {
  questionId: integer('question_id')
    .primaryKey()
    .references(() => questions.id, { onDelete: 'cascade' }),
  searchText: text('search_text').notNull(),
});
