import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EventFieldName } from '../../../contract/constants/participation.ts';
import { instant } from './columns.ts';
import { forumEvents } from './topics.ts';
import { memberId, users } from './users.ts';

/** A field that an event requires, with its label; '' for the field's default. */
export interface StoredEventField {
  field: EventFieldName;
  label: string;
  labelEn: string;
  hint: string;
  hintEn: string;
}

export const events = pgTable(
  'events',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    summary: text().notNull(),
    summaryEn: text('summary_en').notNull(),
    description: text().notNull(),
    descriptionEn: text('description_en').notNull(),
    gift: text().notNull(),
    giftEn: text('gift_en').notNull(),
    /** How winners are chosen. */
    choosing: text().notNull(),
    choosingEn: text('choosing_en').notNull(),
    image: text().notNull(),
    requestedFields: jsonb('requested_fields').$type<StoredEventField[]>().notNull(),
    winnerCount: integer('winner_count').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The announced time at which winners are published. */
    announcesAt: instant('announces_at').notNull(),
    /** When the winners were announced. */
    announcedAt: instant('announced_at'),
    /** From when members find it; null for a draft. */
    publishedAt: instant('published_at'),
    /** The number of the operators' changes, which detects two at the same time. */
    version: integer().notNull().default(1),
    /** The forum event of its topics. */
    forumEventId: integer('forum_event_id').references(() => forumEvents.id),
    /** Updated with the rows that it counts. */
    applicationCount: integer('application_count').notNull().default(0),
  },
  (t) => [index('events_ends').on(t.endsAt, t.id)],
);

/** One per member. Contact data is '' where it is not required, or has been erased; the consent is in `consents`. */
export const eventApplications = pgTable(
  'event_applications',
  {
    id: serial().primaryKey(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id),
    userId: memberId('user_id'),
    content: text().notNull().default(''),
    answer: text().notNull().default(''),
    answer1: text().notNull().default(''),
    answer2: text().notNull().default(''),
    answer3: text().notNull().default(''),
    resourceUrls: jsonb('resource_urls').$type<string[]>().notNull(),
    instagramUsername: text('instagram_username').notNull().default(''),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    zipcode: text().notNull().default(''),
    address: text().notNull().default(''),
    detailAddress: text('detail_address').notNull().default(''),
    fullAddress: text('full_address').notNull().default(''),
    deliveryMessage: text('delivery_message').notNull().default(''),
    /** When contact data was erased; null while it is stored. */
    erasedAt: instant('erased_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('event_applications_once').on(t.eventId, t.userId),
    index('event_applications_event').on(t.eventId, t.id),
    index('event_applications_user').on(t.userId, t.id),
  ],
);

/**
 * Applications that were chosen. A table without the member's id, since a member's download of their own rows
 * would reveal them before the winners are announced.
 */
export const eventWinners = pgTable(
  'event_winners',
  {
    applicationId: integer('application_id')
      .primaryKey()
      .references(() => eventApplications.id, { onDelete: 'cascade' }),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id),
    chosenAt: instant('chosen_at').notNull(),
    /** When an operator marked the prize as sent; null until then. */
    sentAt: instant('sent_at'),
    sentBy: integer('sent_by').references(() => users.id),
  },
  (t) => [index('event_winners_event').on(t.eventId, t.chosenAt, t.applicationId)],
);
