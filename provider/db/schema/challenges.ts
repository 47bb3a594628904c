import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { FALLBACK_TIME_ZONE } from '../../../contract/constants/common.ts';
import { CHALLENGE_REWARDS, challengeTypes } from '../../../contract/constants/participation.ts';
import { instant } from './columns.ts';
import { memberId } from './users.ts';

const { check, complete } = CHALLENGE_REWARDS;

export const challenges = pgTable(
  'challenges',
  {
    id: serial().primaryKey(),
    type: text({ enum: challengeTypes }).notNull(),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    description: text().notNull(),
    descriptionEn: text('description_en').notNull(),
    rules: jsonb().$type<string[]>().notNull(),
    rulesEn: jsonb('rules_en').$type<string[]>().notNull(),
    question1: text().notNull().default(''),
    question1En: text('question1_en').notNull().default(''),
    question2: text().notNull().default(''),
    question2En: text('question2_en').notNull().default(''),
    image: text().notNull(),
    startsOn: date('starts_on').notNull(),
    /** The last day, itself included. */
    endsOn: date('ends_on').notNull(),
    opensAt: time('opens_at').notNull().default('00:00:00'),
    closesAt: time('closes_at').notNull().default('23:59:59'),
    /** The zone that days and windows are counted in; null for each member's own. */
    timeZone: text('time_zone').default(FALLBACK_TIME_ZONE),
    /** 0 for a challenge without groups. */
    groupSize: integer('group_size').notNull().default(0),
    needsPhoto: boolean('needs_photo').notNull().default(false),
    /** The most participants; null for any number. */
    capacity: integer(),
    /** The credits of a check-in, and of completion. */
    checkXp: integer('check_xp').notNull().default(check.xp),
    checkPoint: integer('check_point').notNull().default(check.point),
    completeXp: integer('complete_xp').notNull().default(complete.xp),
    completePoint: integer('complete_point').notNull().default(complete.point),
    completeHeart: integer('complete_heart').notNull().default(complete.heart),
    /** From when members find it; null for a draft. */
    publishedAt: instant('published_at'),
    /** When an operator ended it before its last day, and why, as members read it; null and '' otherwise. */
    endedAt: instant('ended_at'),
    endReason: text('end_reason').notNull().default(''),
    endReasonEn: text('end_reason_en').notNull().default(''),
    /** The number of the operators' changes, which detects two at the same time. */
    version: integer().notNull().default(1),
    /** Updated with the rows that it counts. */
    participantCount: integer('participant_count').notNull().default(0),
    checkInCount: integer('check_in_count').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
  },
  (t) => [
    index('challenges_starts').on(t.startsOn, t.id),
    index('challenges_ends').on(t.endsOn, t.id),
    index('challenges_participants').on(t.participantCount, t.id),
  ],
);

export const challengeGroups = pgTable(
  'challenge_groups',
  {
    id: serial().primaryKey(),
    challengeId: integer('challenge_id')
      .notNull()
      .references(() => challenges.id),
    ownerId: memberId('owner_id'),
    inviteCode: text('invite_code').notNull().unique(),
    memberCount: integer('member_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('challenge_groups_challenge').on(t.challengeId, t.id)],
);

export const challengeParticipants = pgTable(
  'challenge_participants',
  {
    id: serial().primaryKey(),
    challengeId: integer('challenge_id')
      .notNull()
      .references(() => challenges.id),
    userId: memberId('user_id'),
    groupId: integer('group_id').references(() => challengeGroups.id),
    answer1: text().notNull().default(''),
    answer2: text().notNull().default(''),
    review: text().notNull().default(''),
    /** A review that a manager has hidden stays so, whatever is written there next. */
    reviewStatus: text('review_status', { enum: ['published', 'hidden'] })
      .notNull()
      .default('published'),
    reviewedAt: instant('reviewed_at'),
    checkInCount: integer('check_in_count').notNull().default(0),
    completedAt: instant('completed_at'),
    /** When the early end of the challenge was settled with them: null before. */
    settledAt: instant('settled_at'),
    /** The latest check-in, for the order of the list. */
    checkedAt: instant('checked_at'),
    /** That of the member's clock when they joined or last checked in, for reminders; null of those from before. */
    timeZone: text('time_zone'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('challenge_participants_once').on(t.challengeId, t.userId),
    index('challenge_participants_latest').on(t.challengeId, sql`${t.checkedAt} desc nulls last`, sql`${t.id} desc`),
    index('challenge_participants_group').on(t.groupId),
    index('challenge_participants_user').on(t.userId, t.id),
    index('challenge_participants_unsettled').on(t.challengeId, t.id).where(sql`settled_at is null`),
  ],
);

/** One per day's window. */
export const challengeCheckIns = pgTable(
  'challenge_check_ins',
  {
    id: serial().primaryKey(),
    participantId: integer('participant_id')
      .notNull()
      .references(() => challengeParticipants.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    content: text().notNull().default(''),
    image: text().notNull().default(''),
    resourceUrls: jsonb('resource_urls').$type<string[]>().notNull(),
    heartCount: integer('heart_count').notNull().default(0),
    status: text({ enum: ['published', 'hidden'] })
      .notNull()
      .default('published'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('challenge_check_ins_once').on(t.participantId, t.day),
    index('challenge_check_ins_day').on(t.day),
  ],
);

/** Hearts given to check-ins, each once a giver. */
export const challengeHearts = pgTable(
  'challenge_hearts',
  {
    checkInId: integer('check_in_id')
      .notNull()
      .references(() => challengeCheckIns.id, { onDelete: 'cascade' }),
    userId: memberId('user_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.checkInId, t.userId] }), index('challenge_hearts_user').on(t.userId)],
);
