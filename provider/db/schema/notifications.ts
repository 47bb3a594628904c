import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { FALLBACK_TIME_ZONE } from '../../../contract/constants/common.ts';
import { moderatedSubjects } from '../../../contract/constants/moderation.ts';
import { DEFAULT_QUIET, digestIntervals } from '../../../contract/constants/notifications.ts';
import type { NotificationSettings } from '../../../contract/notificationSettings.ts';
import {
  moderationOutcomes,
  notificationKinds,
  notificationStatuses,
  notificationSubjects,
} from '../../../contract/notifications.ts';
import { instant } from './columns.ts';
import { memberId, sessions, users } from './users.ts';

/**
 * A member's notifications. While one is unread, further events about the same content update its row:
 * `actor_count` members caused it, listed in `notification_actors`.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: serial().primaryKey(),
    userId: memberId('user_id'),
    kind: text({ enum: notificationKinds }).notNull(),
    status: text({ enum: notificationStatuses }).notNull().default('unread'),
    /** The key of events that join one row: kind, subject's type and id. */
    groupKey: text('group_key').notNull(),
    subjectType: text('subject_type', { enum: notificationSubjects }).notNull(),
    subjectId: text('subject_id').notNull(),
    title: text().notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    /** The path on the site, '' for none. */
    path: text().notNull().default(''),
    /** The outcome of a moderation, with its reason in `note`. */
    outcome: text({ enum: moderationOutcomes }),
    note: text().notNull().default(''),
    /** The reason in English; '' where a manager wrote it once, in any language. */
    noteEn: text('note_en').notNull().default(''),
    actorCount: integer('actor_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** The time of its latest event, by which lists are ordered. */
    updatedAt: instant('updated_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    uniqueIndex('notifications_unread_group').on(t.userId, t.groupKey).where(sql`status = 'unread'`),
    index('notifications_group').on(t.userId, t.groupKey),
    index('notifications_latest').on(t.userId, t.updatedAt, t.id),
    index('notifications_by_status').on(t.userId, t.status, t.updatedAt, t.id),
    index('notifications_old').on(t.updatedAt),
  ],
);

/** The actors of a notification, once each. */
export const notificationActors = pgTable(
  'notification_actors',
  {
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userId: memberId('user_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.userId] }),
    index('notification_actors_latest').on(t.notificationId, t.createdAt),
    index().on(t.userId),
  ],
);

/**
 * The content that a notification shows, and its actor: the comment, the answer, what is liked. Once it is
 * deleted or hidden, the notification has one less to show, and goes with the last.
 */
export const notificationCauses = pgTable(
  'notification_causes',
  {
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subject: text({ enum: moderatedSubjects }).notNull(),
    subjectId: integer('subject_id').notNull(),
    actorId: memberId('actor_id'),
  },
  (t) => [
    primaryKey({ name: 'notification_causes_pk', columns: [t.notificationId, t.subject, t.subjectId, t.actorId] }),
    index('notification_causes_content').on(t.subject, t.subjectId),
    index().on(t.actorId),
  ],
);

/**
 * What members took back after other channels had told of it, as a like of which a push message was sent: repeated, it
 * is listed again and told of no more.
 */
export const withdrawnNotifications = pgTable(
  'withdrawn_notifications',
  {
    userId: memberId('user_id'),
    groupKey: text('group_key').notNull(),
    actorId: memberId('actor_id'),
    withdrawnAt: instant('withdrawn_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.groupKey, t.actorId] }),
    index().on(t.actorId),
    index('withdrawn_notifications_old').on(t.withdrawnAt),
  ],
);

/** The number of a member's notifications, updated in the transaction that changes them. */
export const notificationCounts = pgTable('notification_counts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  total: integer().notNull().default(0),
  unread: integer().notNull().default(0),
});

/** What a member has chosen; a member without a row has the defaults of settings.ts. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    groups: jsonb().$type<NotificationSettings['groups']>().notNull(),
    quietOn: boolean('quiet_on').notNull().default(DEFAULT_QUIET.on),
    quietFrom: integer('quiet_from').notNull().default(DEFAULT_QUIET.from),
    quietTo: integer('quiet_to').notNull().default(DEFAULT_QUIET.to),
    timeZone: text('time_zone').notNull().default(FALLBACK_TIME_ZONE),
    /** The language of mails. */
    locale: text({ enum: ['ko', 'en'] })
      .notNull()
      .default('ko'),
    digest: text({ enum: digestIntervals }).notNull().default('off'),
    /** The end of the time that the latest digest covers. */
    digestAt: instant('digest_at'),
  },
  (t) => [index('notification_settings_digest').on(t.digestAt).where(sql`digest <> 'off'`)],
);

/** The push subscriptions of members' browsers, one a session: without the session it gets nothing more. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: serial().primaryKey(),
    userId: memberId('user_id'),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    locale: text({ enum: ['ko', 'en'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** The messages that have failed at every try since one arrived. */
    failedInRow: integer('failed_in_row').notNull().default(0),
  },
  (t) => [index().on(t.userId)],
);

/** Notifications still to be sent: to a subscription, or by e-mail where that is null. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: serial().primaryKey(),
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id').references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    dueAt: instant('due_at').notNull(),
    tries: integer().notNull().default(0),
  },
  (t) => [
    index('notification_deliveries_due').on(t.dueAt, t.id),
    index().on(t.notificationId),
    index().on(t.subscriptionId),
  ],
);
