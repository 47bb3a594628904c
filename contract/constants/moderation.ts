/** Constants of reports, hiding, deletion and earlier versions. */

/** Content that its author may edit, so that its earlier versions are stored. */
export const revisedSubjects = ['topic', 'comment', 'post', 'question', 'answer'] as const;

/** Content that can be reported, hidden and restored; an id is unique within its kind. */
export const moderatedSubjects = [...revisedSubjects, 'mission_review', 'check_in', 'challenge_review'] as const;
export type ModeratedSubject = (typeof moderatedSubjects)[number];

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
export const appealStatuses = ['none', 'open', 'accepted', 'rejected'] as const;

/** The actions of managers in the audit log. */
export const managerActions = [
  'hide',
  'restore',
  'dismiss',
  'pin',
  'unpin',
  'edit',
  'delete',
  'undelete',
  'suspend',
  'lift',
  'add_banned_word',
  'remove_banned_word',
  'complete_mission',
  'return_mission',
  'withdraw_mission',
  'choose_winner',
  'drop_winner',
  'draw_winners',
  'announce_winners',
] as const;
export type ManagerAction = (typeof managerActions)[number];

/** Deleted content can be restored for this long, in days. */
export const TRASH_DAYS = 30;
export const BANNED_WORD_MAX = 40;
