import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memberId, users } from './users.ts';

/** Follows of members. `listed` while neither of the two has left. */
export const follows = pgTable(
  'follows',
  {
    followerId: memberId('follower_id'),
    followingId: memberId('following_id'),
    listed: boolean().notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followingId] }),
    // With those that are not listed: a member who leaves or returns is found in all of them.
    index('follows_followers').on(t.followingId, t.listed, t.createdAt, t.followerId),
    index('follows_followings').on(t.followerId, t.createdAt, t.followingId).where(sql`listed`),
  ],
);

/** Nickname and username of active members in lower case, updated by a trigger on `users`. */
export const userSearch = pgTable('user_search', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  searchText: text('search_text').notNull(),
});

/** The number of active members, partners and others, so that a page need not count them. */
export const memberCounts = pgTable('member_counts', {
  isPartner: boolean('is_partner').primaryKey(),
  count: integer().notNull(),
});

/** A badge that a member has earned; badges/rules.ts says which there are. */
export const badgeAwards = pgTable(
  'badge_awards',
  {
    userId: memberId('user_id'),
    badgeId: integer('badge_id').notNull(),
    awardedAt: instant('awarded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.badgeId] })],
);

/** When a badge is awarded, from the first change of it on; a badge without a row is as the site began with. */
export const badgeSettings = pgTable('badge_settings', {
  badgeId: integer('badge_id').primaryKey(),
  /** Null where an operator awards it by hand. */
  threshold: integer(),
  status: text({ enum: ['active', 'inactive'] }).notNull(),
  /** Whether members who had reached it before a change are still to receive it. */
  isCatchingUp: boolean('is_catching_up').notNull(),
  version: integer().notNull(),
});

/**
 * The days (Asia/Seoul) on which a member wrote, liked or followed, for the statistics: `users.active_at` has only
 * the last. Old days are purged.
 */
export const activeDays = pgTable(
  'active_days',
  {
    day: date().notNull(),
    userId: memberId('user_id'),
  },
  (t) => [primaryKey({ columns: [t.day, t.userId] }), index('active_days_user').on(t.userId, t.day)],
);

/** What the statistics count of a day: who was active on it, or until it, and who of a week's new members came back. */
const activityKinds = ['day', 'week', 'month', 'week_1', 'week_4'] as const;
/** How many of those who have left count on a day, of whom `active_days` has no rows any more. */
export const formerActivity = pgTable(
  'former_activity',
  {
    day: date().notNull(),
    kind: text({ enum: activityKinds }).notNull(),
    members: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind] })],
);

/** The text that a member agreed to before giving personal data, and when; `subject` is its purpose. */
export const consents = pgTable(
  'consents',
  {
    userId: memberId('user_id'),
    kind: text({ enum: ['account', 'delivery', 'event', 'raffle', 'marketing'] }).notNull(),
    /** The event or raffle it was given for; 0 where a member gives only one of its kind. */
    subject: integer().notNull().default(0),
    version: text().notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.subject] })],
);
