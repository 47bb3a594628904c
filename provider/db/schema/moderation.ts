import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { managerActions } from '../../../contract/constants/log.ts';
import {
  appealStatuses,
  caseStatuses,
  moderatedSubjects,
  reportReasons,
} from '../../../contract/constants/moderation.ts';
import type { LoggedValues } from '../../../contract/moderation.ts';
import { instant } from './columns.ts';
import { forums } from './topics.ts';
import { memberId, type UserRow, users } from './users.ts';

const subjectColumns = {
  /** The reported content; `subject_id` is the row's id in the table of its kind. */
  subject: text({ enum: moderatedSubjects }).notNull(),
  subjectId: integer('subject_id').notNull(),
};

/** One member's report of one content. */
export const reports = pgTable(
  'reports',
  {
    id: serial().primaryKey(),
    ...subjectColumns,
    userId: memberId('user_id'),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('reports_once').on(t.subject, t.subjectId, t.userId), index('reports_user').on(t.userId, t.id)],
);

/** All reports of one content, their result, and its author's appeal. */
export const reportCases = pgTable(
  'report_cases',
  {
    id: serial().primaryKey(),
    ...subjectColumns,
    authorId: memberId('author_id'),
    status: text({ enum: caseStatuses }).notNull().default('open'),
    /** Shown behind a tap until a manager decides. */
    collapsed: boolean().notNull().default(false),
    collapsedAt: instant('folded_at'),
    reportCount: integer('report_count').notNull().default(0),
    appealStatus: text('appeal_status', { enum: appealStatuses }).notNull().default('none'),
    appealText: text('appeal_text').notNull().default(''),
    appealedAt: instant('appealed_at'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** The time of the last report or decision, by which the queue is ordered. */
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('report_cases_subject').on(t.subject, t.subjectId),
    index('report_cases_queue').on(t.status, t.collapsed, t.changedAt, t.id),
    index('report_cases_appealed').on(t.appealStatus, t.changedAt, t.id),
    index('report_cases_author').on(t.authorId, t.changedAt),
    index('report_cases_folded').on(t.subject, t.subjectId).where(sql`collapsed`),
  ],
);

/** The members that a member has blocked. */
export const blocks = pgTable(
  'blocks',
  {
    userId: memberId('user_id'),
    blockedId: memberId('blocked_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.blockedId] }), index().on(t.blockedId)],
);

/**
 * What a member had written of themselves when a moderator took it down; until it is put back, or the member writes
 * anew.
 */
export const hiddenProfiles = pgTable('hidden_profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  nickname: text().notNull(),
  introduction: text().notNull(),
  avatar: text(),
  social: jsonb().$type<UserRow['social']>().notNull(),
});

/**
 * The forums of a moderator; one without any moderates the whole site. That is why a forum that has moderators cannot
 * be deleted: its last one would moderate everything.
 */
export const forumModerators = pgTable(
  'forum_moderators',
  {
    userId: memberId('user_id'),
    forumId: integer('forum_id')
      .notNull()
      .references(() => forums.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.forumId] }), index().on(t.forumId)],
);

/** The text of content before a change of it. */
export const revisions = pgTable(
  'revisions',
  {
    id: serial().primaryKey(),
    ...subjectColumns,
    title: text().notNull().default(''),
    content: text().notNull(),
    /** Addresses of the pictures it had. */
    fileUrls: jsonb('file_urls').$type<string[]>().notNull().default(sql`'[]'`),
    /** The author of this version, and its time. */
    userId: memberId('user_id'),
    createdAt: instant('created_at').notNull(),
    /** The member who replaced it, and when. */
    replacedBy: memberId('replaced_by'),
    replacedAt: instant('replaced_at').notNull(),
  },
  (t) => [index('revisions_subject').on(t.subject, t.subjectId, t.id), index('revisions_user').on(t.userId, t.id)],
);

/** Deleted content that can be restored until it is purged. */
export const trash = pgTable(
  'trash',
  {
    id: serial().primaryKey(),
    ...subjectColumns,
    authorId: memberId('author_id'),
    /** The member who deleted it: its author may restore only their own deletions. */
    deletedBy: memberId('deleted_by'),
    label: text().notNull(),
    deletedAt: instant('deleted_at').notNull(),
  },
  (t) => [
    uniqueIndex('trash_subject').on(t.subject, t.subjectId),
    index('trash_author').on(t.authorId, t.deletedAt),
    index('trash_deleted').on(t.deletedAt),
  ],
);

/** Banned words; `form` is the word as texts are compared with it (moderation/matching.ts). */
export const bannedWords = pgTable('banned_words', {
  id: serial().primaryKey(),
  word: text().notNull(),
  form: text().notNull().unique(),
  createdBy: integer('created_by').references(() => users.id),
  createdAt: instant('created_at').notNull(),
});

/**
 * The actions of managers, their times and reasons. A trigger rejects every change but emptying `before` and
 * `after`, once the content that they quote is erased.
 */
export const managerLog = pgTable(
  'manager_log',
  {
    id: serial().primaryKey(),
    managerId: memberId('manager_id'),
    action: text({ enum: managerActions }).notNull(),
    /** The content of the action, if any, and its author. */
    subject: text({ enum: moderatedSubjects }),
    subjectId: integer('subject_id'),
    memberId: integer('member_id').references(() => users.id),
    /** The content's name at the time of the action, since it may change or be deleted. */
    label: text().notNull().default(''),
    reason: text().notNull().default(''),
    /** The fields that the action changed (domain/moderation/log.ts). */
    before: jsonb().$type<LoggedValues>().notNull().default({}),
    after: jsonb().$type<LoggedValues>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('manager_log_deed').on(t.action, t.id),
    index('manager_log_member').on(t.memberId),
    index('manager_log_manager').on(t.managerId, t.id),
    index('manager_log_subject').on(t.subject, t.subjectId),
  ],
);
