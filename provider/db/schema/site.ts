import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** An uploaded picture; `id` is its name in the file store, made by us. */
export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    userId: integer('user_id').references(() => users.id),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Bytes of the largest stored copy. */
    size: integer().notNull(),
    /** How many rows show it, kept by triggers on their tables; null before the first. */
    shownBy: integer('shown_by'),
    /** Whether only managers and its member may see it, as of an application. */
    isPrivate: boolean('is_private').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // The partial indexes have the pictures to be deleted, however many others there are.
  (t) => [
    index().on(t.userId),
    index('files_shown_no_more').on(t.id).where(sql`shown_by = 0 and user_id is not null`),
    index('files_never_shown').on(t.createdAt).where(sql`shown_by is null and user_id is not null`),
  ],
);

/** Names of pictures whose row is deleted, until the file store has deleted every copy. */
export const droppedFiles = pgTable('dropped_files', { name: text().primaryKey() });

export const banners = pgTable('banners', {
  id: serial().primaryKey(),
  type: text({ enum: ['main', 'sub'] }).notNull(),
  status: text({ enum: ['active', 'inactive'] })
    .notNull()
    .default('active'),
  title: text().notNull(),
  titleEn: text('title_en').notNull(),
  description: text().notNull(),
  descriptionEn: text('description_en').notNull(),
  href: text().notNull(),
  image: text().notNull(),
  position: integer().notNull().default(0),
});

/** Places as last computed, one row a member, type and period; `date` is the period's first day. */
export const rankings = pgTable(
  'rankings',
  {
    id: serial().primaryKey(),
    type: text({ enum: ['likes', 'activity'] }).notNull(),
    period: text({ enum: ['day', 'week', 'month', 'all'] }).notNull(),
    date: date().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    score: integer().notNull(),
    place: integer().notNull(),
    movement: integer(),
  },
  (t) => [
    uniqueIndex('rankings_member').on(t.type, t.period, t.date, t.userId),
    index('rankings_place').on(t.type, t.period, t.date, t.place),
  ],
);

/** How many rows `rankings` holds for a type, period and date, so that a page need not count them. */
export const rankingCounts = pgTable(
  'ranking_counts',
  {
    type: text().notNull(),
    period: text().notNull(),
    date: date().notNull(),
    count: integer().notNull(),
    computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.type, t.period, t.date] })],
);
