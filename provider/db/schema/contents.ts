import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * A part of a photo post as the row stores it: `url` is the picture, `film` its video, where we have one.
 */
export interface StoredMedia {
  kind: 'image' | 'video';
  url: string;
  alt: string;
  width: number;
  height: number;
  film: string | null;
}

/** Categories that videos and photo posts share. */
export const contentCategories = pgTable('content_categories', {
  slug: text().primaryKey(),
  name: text().notNull(),
  nameEn: text('name_en').notNull(),
  position: integer().notNull().default(0),
});

/**
 * Hashtags of photo posts, without the mark; `photo_count` is recomputed by every write of posts.
 */
export const contentTags = pgTable(
  'content_tags',
  {
    name: text().primaryKey(),
    photoCount: integer('photo_count').notNull().default(0),
  },
  (t) => [index('content_tags_used').on(t.photoCount, t.name)],
);

/** The number of published rows of a kind, updated by triggers, so that no list counts them. */
export const contentCounts = pgTable('content_counts', {
  kind: text({ enum: ['video', 'photo', 'other'] }).primaryKey(),
  published: integer().notNull().default(0),
});

/** Returns the columns that videos and photo posts share. */
const shared = () => ({
  id: serial().primaryKey(),
  /** The id at the source, by which an import identifies a row. */
  sourceId: text('source_id').notNull().unique(),
  status: text({ enum: ['published', 'hidden'] })
    .notNull()
    .default('published'),
  title: text().notNull(),
  description: text().notNull().default(''),
  categories: text().array().notNull().default([]),
  /** In display order; deleted products are not joined. */
  productIds: integer('product_ids').array().notNull().default([]),
  postIds: integer('post_ids').array().notNull().default([]),
  viewCount: integer('view_count').notNull().default(0),
  commentCount: integer('comment_count').notNull().default(0),
  /** Top-level comments that are listed, so that a page of them need not count. */
  threadCount: integer('thread_count').notNull().default(0),
  /**
   * Rank that decays with age, stored so that page 1 is one index read; see domain/ranking/hot.ts. It is 0 until what an
   * operator has prepared is published.
   */
  hot: doublePrecision().notNull().default(0),
  /** When it was published: at its source, or what an operator has added here. */
  publishedAt: instant('published_at').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  /** Counts the changes by operators; an import leaves the texts of a row that has any. */
  version: integer().notNull().default(1),
});

export const videos = pgTable(
  'videos',
  {
    ...shared(),
    type: text({ enum: ['youtube', 'file'] }).notNull(),
    /** Seconds, where the source has them. */
    duration: integer(),
    thumbnail: jsonb().$type<Omit<StoredMedia, 'kind' | 'film'>>(),
    /** The address of our own film, for the type `file`. */
    film: text(),
  },
  (t) => [
    index('videos_hot').on(t.status, t.hot, t.id),
    index('videos_new').on(t.status, t.publishedAt, t.id),
    index('videos_views').on(t.status, t.viewCount, t.id),
    index('videos_comments').on(t.status, t.commentCount, t.id),
    index('videos_categories').using('gin', t.categories),
  ],
);

export const photos = pgTable(
  'photos',
  {
    ...shared(),
    type: text({ enum: ['instagram', 'file'] }).notNull(),
    postType: text('post_type', { enum: ['image', 'video', 'carousel'] }).notNull(),
    media: jsonb().$type<StoredMedia[]>().notNull().default(sql`'[]'`),
    tags: text().array().notNull().default([]),
  },
  (t) => [
    index('photos_hot').on(t.status, t.hot, t.id, t.postType),
    index('photos_new').on(t.status, t.publishedAt, t.id, t.postType),
    index('photos_comments').on(t.status, t.commentCount, t.id, t.postType),
    index('photos_categories').using('gin', t.categories),
    index('photos_tags').using('gin', t.tags),
  ],
);

/**
 * The text of published videos in lower case, written by triggers; topics.ts says why it is a table of
 * its own.
 */
export const videoSearch = pgTable('video_search', {
  id: integer()
    .primaryKey()
    .references(() => videos.id, { onDelete: 'cascade' }),
  searchText: text('search_text').notNull(),
});
export const photoSearch = pgTable('photo_search', {
  id: integer()
    .primaryKey()
    .references(() => photos.id, { onDelete: 'cascade' }),
  searchText: text('search_text').notNull(),
});

/** Other contents: a few products put together under a title. */
export const otherContents = pgTable(
  'other_contents',
  {
    id: serial().primaryKey(),
    type: text({ enum: ['collection', 'guide'] }).notNull(),
    status: text({ enum: ['published', 'hidden'] })
      .notNull()
      .default('published'),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    description: text().notNull(),
    descriptionEn: text('description_en').notNull(),
    productIds: integer('product_ids').array().notNull().default([]),
    publishedAt: instant('published_at').notNull(),
  },
  (t) => [
    index('other_contents_new').on(t.status, t.publishedAt, t.id),
    index('other_contents_products').using('gin', t.productIds),
  ],
);

/** What an import for a kind did. */
interface ImportCounts {
  added: number;
  changed: number;
  same: number;
}

/** The last imports of videos and photo posts, which the console shows. */
export const importRuns = pgTable('import_runs', {
  id: serial().primaryKey(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  /** Null for a kind that was not imported. */
  videos: jsonb().$type<ImportCounts>(),
  photos: jsonb().$type<ImportCounts>(),
  /** The first of what it could not use. */
  problems: text().array().notNull(),
  problemCount: integer('problem_count').notNull(),
  /** Why it ended early, '' where it did not. */
  error: text().notNull(),
});
