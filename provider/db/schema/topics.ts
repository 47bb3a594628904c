import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { forumWriters, topicTypes } from '../../../contract/constants/forums.ts';
import type { surveyData } from '../../../contract/topics.ts';
import { instant } from './columns.ts';
import type { AttachedFile } from './site.ts';
import { memberId } from './users.ts';

export const forums = pgTable('forums', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  nameEn: text('name_en').notNull(),
  description: text().notNull(),
  descriptionEn: text('description_en').notNull(),
  position: integer().notNull().default(0),
  writers: text({ enum: forumWriters }).notNull().default('members'),
  /** Since then it can only be read. */
  archivedAt: instant('archived_at'),
  /** The number of the operators' changes, so that none overwrites another's unseen. */
  version: integer().notNull().default(1),
  /** Published topics, updated in the transaction that changes them, so that no list counts rows. */
  topicCount: integer('topic_count').notNull().default(0),
  lastTopicAt: instant('last_topic_at'),
});

const termColumns = {
  id: serial().primaryKey(),
  forumId: integer('forum_id')
    .notNull()
    .references(() => forums.id),
  slug: text().notNull(),
  name: text().notNull(),
  nameEn: text('name_en').notNull(),
  position: integer().notNull().default(0),
};
export const forumCategories = pgTable('forum_categories', termColumns, (t) => [uniqueIndex().on(t.forumId, t.slug)]);
export const forumTags = pgTable('forum_tags', termColumns, (t) => [uniqueIndex().on(t.forumId, t.slug)]);

export const forumEvents = pgTable(
  'forum_events',
  {
    id: serial().primaryKey(),
    forumId: integer('forum_id')
      .notNull()
      .references(() => forums.id),
    slug: text().notNull(),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [uniqueIndex().on(t.forumId, t.slug)],
);

export const topics = pgTable(
  'topics',
  {
    id: serial().primaryKey(),
    forumId: integer('forum_id')
      .notNull()
      .references(() => forums.id),
    userId: memberId('user_id'),
    eventId: integer('event_id').references(() => forumEvents.id),
    type: text({ enum: topicTypes }).notNull().default('text'),
    status: text({ enum: ['published', 'hidden', 'deleted'] })
      .notNull()
      .default('published'),
    title: text().notNull(),
    content: text().notNull(),
    /** Slugs of the forum's own categories and tags. */
    categories: text().array().notNull().default([]),
    tags: text().array().notNull().default([]),
    files: jsonb().$type<AttachedFile[]>().notNull().default(sql`'[]'`),
    showManagerBadge: boolean('show_manager_badge').notNull().default(false),
    name: text().notNull().default(''),
    productType: text('product_type').notNull().default(''),
    skinType: text('skin_type').notNull().default(''),
    surveyData: jsonb('survey_data').$type<z.infer<typeof surveyData>>(),
    fixed: boolean().notNull().default(false),
    viewCount: integer('view_count').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    /** Top-level comments that are listed, so that a page of them need not count. */
    threadCount: integer('thread_count').notNull().default(0),
    /** Rank that decays with age, stored so that page 1 is one index read; see domain/ranking/hot.ts. */
    hot: doublePrecision().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  // Plain columns, read backwards: `.desc()` would write NULLS LAST, which ORDER BY … DESC does not use.
  // After its order an index has the columns that lists filter by, so that a deep page is read from the index
  // only.
  (t) => [
    index('topics_forum_hot').on(t.forumId, t.status, t.hot, t.id, t.viewCount, t.fixed),
    index('topics_forum_new').on(t.forumId, t.status, t.createdAt, t.id, t.viewCount, t.fixed),
    index('topics_forum_views').on(t.forumId, t.status, t.viewCount, t.id, t.fixed),
    index('topics_forum_likes').on(t.forumId, t.status, t.likeCount, t.id, t.viewCount, t.fixed),
    index('topics_forum_comments').on(t.forumId, t.status, t.commentCount, t.id, t.viewCount, t.fixed),
    index('topics_hot').on(t.status, t.hot, t.id, t.viewCount),
    index('topics_new').on(t.status, t.createdAt, t.id, t.viewCount),
    index('topics_views').on(t.status, t.viewCount, t.id),
    index('topics_likes').on(t.status, t.likeCount, t.id, t.viewCount),
    index('topics_comments').on(t.status, t.commentCount, t.id, t.viewCount),
    // In no order: a list of a rare value is sorted, that of a common one is read in its own order, and both are counted
    // from these alone.
    index('topics_type').on(t.type, t.status, t.forumId).where(sql`type <> 'text'`),
    index('topics_product_type').on(t.productType, t.status, t.forumId).where(sql`product_type <> ''`),
    index('topics_user').on(t.userId, t.createdAt),
    index('topics_fixed').on(t.forumId, t.id).where(sql`fixed`),
    index('topics_event').on(t.eventId),
    index('topics_categories').using('gin', t.categories),
    index('topics_tags').using('gin', t.tags),
  ],
);

/**
 * The text of published topics in lower case, written by a trigger on `topics`. It is a table of its own
 * so that a counted view or like does not write a topic's every bigram into the index again. The index is
 * an expression over `index_search_text` and is created with that function, in 0001_functions_and_triggers.sql.
 */
export const topicSearch = pgTable('topic_search', {
  topicId: integer('topic_id')
    .primaryKey()
    .references(() => topics.id, { onDelete: 'cascade' }),
  forumId: integer('forum_id').notNull(),
  searchText: text('search_text').notNull(),
});

export const topicLikes = pgTable(
  'topic_likes',
  {
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    userId: memberId('user_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.topicId, t.userId] }),
    index().on(t.userId),
    index('topic_likes_created').on(t.createdAt),
  ],
);

/** The readers of a topic on a day: a view counts once a reader a day. Old days are purged. */
export const topicViews = pgTable(
  'topic_views',
  {
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    reader: text().notNull(),
    day: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.topicId, t.reader, t.day] }), index().on(t.day)],
);
