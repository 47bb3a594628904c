import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { missionKinds, ownMissionStatuses } from '../../../contract/constants/participation.ts';
import type { MissionData } from '../../../contract/missions.ts';
import { instant } from './columns.ts';
import { couponBatches } from './coupons.ts';
import { memberId, users } from './users.ts';

/** A choice of a mission in both languages. */
export interface MissionChoice {
  id: string;
  text: string;
  textEn: string;
}

export const missions = pgTable(
  'missions',
  {
    id: serial().primaryKey(),
    kind: text({ enum: missionKinds }).notNull(),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    description: text().notNull(),
    descriptionEn: text('description_en').notNull(),
    content: text().notNull(),
    contentEn: text('content_en').notNull(),
    image: text().notNull(),
    resourceUrls: jsonb('resource_urls').$type<string[]>().notNull().default(sql`'[]'`),
    /** The question to the member. */
    question: text().notNull(),
    questionEn: text('question_en').notNull(),
    choices: jsonb().$type<MissionChoice[]>().notNull().default(sql`'[]'`),
    several: boolean().notNull().default(false),
    /** Ids of the right choices of a quiz, or each accepted answer; secret before completion. */
    right: jsonb('right_answers').$type<string[]>().notNull().default(sql`'[]'`),
    explanation: text().notNull().default(''),
    explanationEn: text('explanation_en').notNull().default(''),
    minLength: integer('min_length').notNull().default(0),
    /** A manager reads a submission before it completes. */
    checked: boolean().notNull().default(false),
    /** Points. */
    reward: integer().notNull(),
    endsAt: instant('ends_at'),
    completedCount: integer('completed_count').notNull().default(0),
    /** From when members find it and can do it; null for a draft. */
    publishedAt: instant('published_at'),
    /** The number of the operators' changes, which detects two at the same time. */
    version: integer().notNull().default(1),
  },
  (t) => [index('missions_published').on(t.publishedAt, t.id)],
);

/** A member's submission to one mission. */
export const missionEntries = pgTable(
  'mission_entries',
  {
    id: serial().primaryKey(),
    missionId: integer('mission_id')
      .notNull()
      .references(() => missions.id),
    userId: memberId('user_id'),
    status: text({ enum: ownMissionStatuses }).notNull(),
    review: text().notNull().default(''),
    /** A review that a manager has hidden stays so, whatever is written there next. */
    reviewStatus: text('review_status', { enum: ['published', 'hidden'] })
      .notNull()
      .default('published'),
    reviewedAt: instant('reviewed_at'),
    answer: text().notNull().default(''),
    data: jsonb().$type<MissionData>().notNull().default(sql`'{}'`),
    /** The manager's reason for returning or withdrawing it; '' otherwise. */
    reason: text().notNull().default(''),
    decidedBy: integer('decided_by').references(() => users.id),
    submittedAt: instant('submitted_at').notNull(),
    completedAt: instant('completed_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('mission_entries_once').on(t.missionId, t.userId),
    index('mission_entries_user').on(t.userId),
    index('mission_entries_waiting').on(t.submittedAt, t.id).where(sql`status = 'submitted'`),
    index('mission_entries_changed').on(t.status, t.changedAt, t.id),
    index('mission_entries_reviews').on(t.reviewedAt, t.id).where(sql`status = 'completed' and review <> ''`),
    index('mission_entries_reviews_of')
      .on(t.missionId, t.reviewedAt, t.id)
      .where(sql`status = 'completed' and review <> ''`),
  ],
);

/** A coupon: a member with its code gets its reward, once. */
export const shortMissions = pgTable(
  'short_missions',
  {
    id: serial().primaryKey(),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    /** SHA-256 of the code without its hyphens, hex: the code itself is not stored. */
    codeHash: text('code_hash').notNull().unique(),
    /** Points. */
    reward: integer().notNull(),
    /** How often it can be taken in all, and has been. */
    uses: integer().notNull(),
    used: integer().notNull().default(0),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The batch that it was made with, and its number there from 1; both null for one of an earlier first content. */
    batchId: integer('batch_id').references(() => couponBatches.id),
    number: integer(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    check('short_missions_used', sql`${t.used} between 0 and ${t.uses}`),
    uniqueIndex('short_missions_batch').on(t.batchId, t.number),
  ],
);

export const shortMissionClaims = pgTable(
  'short_mission_claims',
  {
    shortMissionId: integer('short_mission_id')
      .notNull()
      .references(() => shortMissions.id),
    userId: memberId('user_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shortMissionId, t.userId] }), index().on(t.userId)],
);
