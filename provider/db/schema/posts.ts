import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { AttachedFile } from './site.ts';
import { memberId } from './users.ts';

const termColumns = {
  slug: text().primaryKey(),
  name: text().notNull(),
  nameEn: text('name_en').notNull(),
  position: integer().notNull().default(0),
};
export const postCategories = pgTable('post_categories', termColumns);
export const postTags = pgTable('post_tags', termColumns);

export const posts = pgTable(
  'posts',
  {
    id: serial().primaryKey(),
    userId: memberId('user_id'),
    /** An article is in `content`; a Notion page is the record map in `post_notions`. */
    type: text({ enum: ['article', 'notion'] })
      .notNull()
      .default('article'),
    status: text({ enum: ['published', 'hidden', 'deleted'] })
      .notNull()
      .default('published'),
    title: text().notNull(),
    /** HTML as sanitised by posts/sanitise.ts, never as received. */
    content: text().notNull(),
    /** The text of the content without its tags, for the search. */
    plain: text().notNull(),
    excerpt: text().notNull(),
    cover: jsonb().$type<AttachedFile>(),
    categories: text().array().notNull().default([]),
    tags: text().array().notNull().default([]),
    /** Ids of products, in the order they are shown. */
    products: integer().array().notNull().default([]),
    viewCount: integer('view_count').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    /** Top-level comments that are listed, so that a page of them need not count. */
    threadCount: integer('thread_count').notNull().default(0),
    /** Rank that decays with age, stored so that page 1 is one index read. */
    hot: doublePrecision().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** Since when the home page shows it before the others. */
    featuredAt: instant('featured_at'),
  },
  // Plain columns, read backwards: `.desc()` would write NULLS LAST, which ORDER BY … DESC does not use.
  (t) => [
    index('posts_hot').on(t.status, t.hot, t.id),
    index('posts_new').on(t.status, t.createdAt, t.id),
    index('posts_views').on(t.status, t.viewCount, t.id),
    index('posts_likes').on(t.status, t.likeCount, t.id),
    index('posts_comments').on(t.status, t.commentCount, t.id),
    index('posts_user').on(t.userId, t.createdAt),
    index('posts_categories').using('gin', t.categories),
    index('posts_tags').using('gin', t.tags),
    index('posts_products').using('gin', t.products),
    index('posts_featured').on(t.featuredAt, t.id).where(sql`featured_at is not null`),
  ],
);

/** The number of published posts, updated by a trigger on `posts`, so that no list counts rows. */
export const postCounts = pgTable('post_counts', {
  status: text().primaryKey(),
  count: integer().notNull().default(0),
});

/** The record map of a post that is a Notion page, as Notion exports it. */
export const postNotions = pgTable('post_notions', {
  postId: integer('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  recordMap: jsonb('record_map').$type<Record<string, unknown>>().notNull(),
});

/**
 * The text of published posts in lower case, written by a trigger on `posts`; see `topic_search`.
 */
export const postSearch = pgTable('post_search', {
  postId: integer('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  searchText: text('search_text').notNull(),
});

export const postLikes = pgTable(
  'post_likes',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id),
    userId: memberId('user_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index('post_likes_user').on(t.userId, t.createdAt, t.postId),
    index('post_likes_created').on(t.createdAt),
  ],
);

/** The readers of a post on a day: a view counts once a reader a day. Old days are purged. */
export const postViews = pgTable(
  'post_views',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id),
    reader: text().notNull(),
    day: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.reader, t.day] }), index().on(t.day)],
);
