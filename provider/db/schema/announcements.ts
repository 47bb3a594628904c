import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { banners } from './site.ts';
import { memberId } from './users.ts';

/** Announcements to members; members are notified in the order of their ids, in transactions of some hundred. */
export const announcements = pgTable(
  'announcements',
  {
    id: serial().primaryKey(),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    path: text().notNull(),
    bannerId: integer('banner_id').references(() => banners.id, { onDelete: 'set null' }),
    /** Whether members are notified, the last one who was, and how many were. */
    notifies: boolean().notNull(),
    notifiedTo: integer('notified_to').notNull().default(0),
    notifiedCount: integer('notified_count').notNull().default(0),
    doneAt: instant('done_at'),
    createdBy: memberId('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('announcements_open').on(t.id).where(sql`done_at is null`)],
);
