import type { CallSchemas } from './call.ts';
import { bodyId, givenInstant, instant, pageQuery, paginated, success } from './common.ts';
import type { NotificationGroup } from './constants/notifications.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

export const notificationStatuses = ['unread', 'read'] as const;
const notificationPlatforms = ['web', 'app'] as const;
/** The kinds of notifications, each with the group of settings that it belongs to. */
export const groupOfKind = {
  comment: 'comments',
  reply: 'comments',
  like: 'likes',
  follow: 'followers',
  mention: 'comments',
  badge: 'challenges',
  win: 'events',
  complete: 'challenges',
  answer: 'comments',
  moderation: 'notices',
  mission_completed: 'challenges',
  mission_returned: 'challenges',
  mission_withdrawn: 'challenges',
  points: 'notices',
  ledger_corrected: 'notices',
  heart: 'likes',
  group_joined: 'challenges',
  published: 'followers',
  challenge_reminder: 'challenges',
  challenge_ended: 'challenges',
  raffle_ended: 'events',
  support: 'notices',
  announcement: 'notices',
} as const satisfies Record<string, NotificationGroup>;
export type NotificationKind = keyof typeof groupOfKind;
export const notificationKinds = Object.keys(groupOfKind) as [NotificationKind, ...NotificationKind[]];
/** The kinds of content that a notification is about. */
export const notificationSubjects = [
  'topic',
  'post',
  'comment',
  'question',
  'answer',
  'mission_review',
  'check_in',
  'challenge_review',
  'profile',
  'video',
  'photo',
  'user',
  'badge',
  'challenge',
  'course',
  'mission',
  'event',
  'raffle',
  'report',
  'points',
  'support',
  'announcement',
] as const;
export type NotificationSubject = (typeof notificationSubjects)[number];
/** The outcomes of a moderation. */
export const moderationOutcomes = [
  'collapsed',
  'hidden',
  'restored',
  'removed',
  'report_accepted',
  'report_declined',
  'suspended',
] as const;
export type ModerationOutcome = (typeof moderationOutcomes)[number];

/**
 * A notification. Several of one kind about one content are one notification while it is unread:
 * `actor_count` members caused it, the latest three are `actors`. `path` is an address of the site
 * without a language, '' without a link.
 */
const notification = z.object({
  id: z.number().int().positive(),
  status: z.enum(notificationStatuses),
  platform: z.enum(notificationPlatforms),
  kind: z.enum(notificationKinds),
  subject: z.object({
    type: z.enum(notificationSubjects),
    id: z.string(),
    title: z.string(),
  }),
  path: z.string(),
  /** Of a moderation only; null otherwise. */
  outcome: z.enum(moderationOutcomes).nullable(),
  /** A manager's reason, '' without one. */
  note: z.string(),
  actors: z.array(author),
  actor_count: z.number().int().min(0),
  created_at: instant,
  updated_at: instant,
});
export type Notification = z.infer<typeof notification>;

/**
 * `platform` is where the list is shown: `web` in the site's pages, `app` in the profile of an app. Both get
 * the same rows and share the read state; the rows repeat it. `search` matches the titles of the content.
 */
const notificationsQuery = pageQuery.extend({
  platform: z.enum(notificationPlatforms).default('web'),
  status: z.enum(notificationStatuses).optional(),
});
export type NotificationsQuery = z.input<typeof notificationsQuery>;

/** `unread_count` is the member's total, regardless of the list's filters. */
const notificationsAnswer = paginated(notification).extend({
  unread_count: z.number().int().min(0),
});
export type NotificationsAnswer = z.infer<typeof notificationsAnswer>;

export const notificationSchemas = {
  getNotifications: {
    summary:
      "The member's notifications, the latest first; `platform` (`web`, or `app` for an app's profile) only says where they are shown: both get the same",
    query: notificationsQuery,
    response: notificationsAnswer,
  },
  readNotifications: {
    summary:
      'Mark notifications as read: those of `ids`, or all without them, but none that came or changed after `until`',
    // `until` is the latest that the reader has seen.
    body: z.strictObject({ ids: z.array(bodyId).min(1).max(100).optional(), until: givenInstant.optional() }),
    response: success.extend({ unread_count: z.number().int().min(0) }),
  },
} satisfies CallSchemas;
