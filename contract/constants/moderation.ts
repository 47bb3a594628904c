/** Constants of reports, hiding, deletion and earlier versions. */

/** Content that its author may edit, so that its earlier versions are stored. */
export const revisedSubjects = ['topic', 'comment', 'post', 'question', 'answer'] as const;

/** Content that can be reported, hidden and restored; an id is unique within its kind. A profile has its member's. */
export const moderatedSubjects = [
  ...revisedSubjects,
  'mission_review',
  'check_in',
  'challenge_review',
  'profile',
] as const;
export type ModeratedSubject = (typeof moderatedSubjects)[number];
/** Those of which some are in a forum. */
export const forumSubjects = ['topic', 'comment'] as const satisfies readonly ModeratedSubject[];

/** The reasons of a report. */
export const reportReasons = [
  'spam',
  'abuse',
  'sexual',
  'personal',
  'false',
  'advertising',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
export const REPORT_NOTE_MAX = 500;
export const APPEAL_MAX = 1000;
export const ACTION_REASON_MAX = 300;

/** A case is open until a manager dismisses it or hides its content. */
export const caseStatuses = ['open', 'dismissed', 'hidden'] as const;
/** The orders of the queue: collapsed and often reported content first, or what has waited longest. */
export const queueOrders = ['urgency', 'age'] as const;
export type QueueOrder = (typeof queueOrders)[number];
export const appealStatuses = ['none', 'open', 'accepted', 'rejected'] as const;

/** Deleted content can be restored for this long, in days. */
export const TRASH_DAYS = 30;
export const BANNED_WORD_MAX = 40;
/** The length of a text with which managers test the banned words. */
export const BANNED_WORDS_TEST_MAX = 2000;
/** The statuses of the queue, in the order that managers look at them. */
export const queueStatuses = ['open', 'appealed', 'dismissed', 'hidden'] as const;
