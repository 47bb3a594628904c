import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MarketingTopic } from '../../../contract/constants/participation.ts';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * Subscribers of the newsletter: a member, with their own address, or a visitor by `email`, who has to
 * confirm it. Unsubscribing deletes the row.
 */
export const marketingAttendees = pgTable(
  'marketing_attendees',
  {
    id: serial().primaryKey(),
    userId: integer('user_id').references(() => users.id),
    email: text(),
    topics: jsonb().$type<MarketingTopic[]>().notNull(),
    /** The version of the text that was agreed to, where on the site, and when. */
    consent: text().notNull(),
    source: text().notNull(),
    locale: text({ enum: ['ko', 'en'] }).notNull(),
    agreedAt: instant('agreed_at').notNull(),
    /** When they were last reminded of the consent, null before the first time; older than a consent given anew. */
    remindedAt: instant('reminded_at'),
    /** Null until a visitor has opened the mailed link. */
    confirmedAt: instant('confirmed_at'),
    /** When a mail server said for good that there is no such mailbox; subscribing again clears it. */
    bouncedAt: instant('bounced_at'),
  },
  (t) => [
    uniqueIndex('marketing_attendees_user').on(t.userId),
    uniqueIndex('marketing_attendees_email').on(t.email),
    index('marketing_attendees_waiting').on(t.agreedAt).where(sql`confirmed_at is null`),
  ],
);
