import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { deliveryStates, newsletterStates } from '../../../contract/constants/newsletters.ts';
import { marketingTopics } from '../../../contract/constants/participation.ts';
import type { Audience, DeliveryCounts, NewsletterDetail } from '../../../contract/managedNewsletters.ts';
import { instant } from './columns.ts';
import { marketingAttendees } from './marketings.ts';
import { memberId } from './users.ts';

/** Newsletters that operators write and send to subscribers. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: serial().primaryKey(),
    state: text({ enum: newsletterStates }).notNull().default('draft'),
    subject: text().notNull(),
    /** Sanitised HTML. */
    content: text().notNull(),
    locale: text({ enum: ['ko', 'en'] }).notNull(),
    topic: text({ enum: marketingTopics }).notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    version: integer().notNull().default(1),
    createdBy: memberId('created_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    scheduledAt: instant('scheduled_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** Until then one provider sends it; null while none does. */
    busyUntil: instant('busy_until'),
    /** What remains of the deliveries once they are deleted; null before. */
    summary: jsonb().$type<DeliveryCounts & Pick<NewsletterDetail, 'failures'>>(),
  },
  (t) => [
    index('newsletters_state').on(t.state, t.id),
    index('newsletters_kept').on(t.endedAt).where(sql`ended_at is not null and summary is null`),
  ],
);

/**
 * The mails of a newsletter, one a subscriber, from its start until some days after its end. A subscription that ends
 * takes its subscriber out of them.
 */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: serial().primaryKey(),
    newsletterId: integer('newsletter_id')
      .notNull()
      .references(() => newsletters.id),
    attendeeId: integer('attendee_id').references(() => marketingAttendees.id, { onDelete: 'set null' }),
    state: text({ enum: deliveryStates }).notNull().default('pending'),
    /** When it is tried next, and how often a server has asked for another try. */
    dueAt: instant('due_at').notNull(),
    tries: integer().notNull().default(0),
    /** The reply of the server that rejected it. */
    code: integer(),
  },
  (t) => [
    uniqueIndex('newsletter_deliveries_once').on(t.newsletterId, t.attendeeId),
    index('newsletter_deliveries_left').on(t.newsletterId, t.dueAt, t.id).where(sql`state in ('pending', 'claimed')`),
    index().on(t.attendeeId),
  ],
);
