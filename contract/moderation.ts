import { z } from 'zod';
import { bodyId, id, instant, pageQuery, paginated, text } from './common.ts';
import {
  ACTION_REASON_MAX,
  APPEAL_MAX,
  appealStatuses,
  BANNED_WORD_MAX,
  BANNED_WORDS_TEST_MAX,
  caseStatuses,
  managerActions,
  moderatedSubjects,
  REPORT_NOTE_MAX,
  reportReasons,
} from './constants/moderation.ts';
import { author } from './users.ts';

const subject = z.enum(moderatedSubjects);

/**
 * The content of a report, an audit log entry or a deletion, as it is now. `title` is '' of content
 * without one, `path` an address of the site without a language, '' where the content is not visible any
 * more.
 */
const content = z.object({
  subject,
  subject_id: z.number().int(),
  title: z.string(),
  excerpt: z.string(),
  path: z.string(),
  status: z.enum(['published', 'hidden', 'deleted']),
  created_at: instant,
});
export type ModeratedContent = z.infer<typeof content>;

/** POST reports/: one a member for one content. */
export const reportBody = z.strictObject({
  subject,
  subjectId: bodyId,
  reason: z.enum(reportReasons),
  note: text(REPORT_NOTE_MAX, 0).default(''),
});
export type ReportBody = z.input<typeof reportBody>;
/** `collapsed`: whether the content is collapsed now. */
export const reportAnswer = z.object({ success: z.literal(true), collapsed: z.boolean() });

const appeal = z.object({
  status: z.enum(appealStatuses),
  text: z.string(),
  created_at: instant,
});
const decision = z.object({ reason: z.string(), created_at: instant });

/** The state of a case about the member's own content, and whether they may appeal. */
const receivedCase = z.object({
  id: z.number().int().positive(),
  status: z.enum(caseStatuses),
  collapsed: z.boolean(),
  content: content.nullable(),
  reasons: z.array(z.enum(reportReasons)),
  decision: decision.nullable(),
  appeal: appeal.nullable(),
  may_appeal: z.boolean(),
  changed_at: instant,
});
export type ReceivedCase = z.infer<typeof receivedCase>;
export const receivedQuery = pageQuery.omit({ search: true });
export const receivedAnswer = paginated(receivedCase);

/** A report of the member's own, and its result. */
const sentReport = z.object({
  id: z.number().int().positive(),
  reason: z.enum(reportReasons),
  note: z.string(),
  status: z.enum(caseStatuses),
  content: content.nullable(),
  created_at: instant,
});
export type SentReport = z.infer<typeof sentReport>;
export const sentAnswer = paginated(sentReport);

/** POST reports/{id}/appeal/: by the author, once a decision. */
export const appealBody = z.strictObject({ text: text(APPEAL_MAX) });

/** A case as managers see it; `reports` are the latest twenty. */
const reportCase = z.object({
  id: z.number().int().positive(),
  status: z.enum(caseStatuses),
  collapsed: z.boolean(),
  content: content.nullable(),
  author: author.extend({ suspended_until: instant.nullable() }),
  report_count: z.number().int().min(0),
  reports: z.array(
    z.object({
      id: z.number().int().positive(),
      reason: z.enum(reportReasons),
      note: z.string(),
      created_at: instant,
      user: author,
    }),
  ),
  decision: decision.extend({ user: author.nullable() }).nullable(),
  appeal: appeal.nullable(),
  created_at: instant,
  changed_at: instant,
});
export type ReportCase = z.infer<typeof reportCase>;

const queueStatuses = ['open', 'appealed', 'dismissed', 'hidden'] as const;
export type QueueStatus = (typeof queueStatuses)[number];
/** GET reports/: `open` has collapsed content first; `username` narrows to one member's content. */
export const queueQuery = pageQuery.omit({ search: true }).extend({
  status: z.enum(queueStatuses).default('open'),
  username: text(20, 0).optional(),
});
export type QueueQuery = z.input<typeof queueQuery>;
export const queueAnswer = paginated(reportCase);

/** POST reports/{id}/decision/: `keep` shows the content again, `hide` hides it. */
export const decisionBody = z.strictObject({
  decision: z.enum(['dismiss', 'hide']),
  reason: text(ACTION_REASON_MAX),
});
export type DecisionBody = z.input<typeof decisionBody>;

/** PUT moderation/{subject}/{id}/: a manager hides content or shows it again, with a reason. */
export const contentParams = z.object({ subject, id });
export const contentStatusBody = z.strictObject({
  status: z.enum(['published', 'hidden']),
  reason: text(ACTION_REASON_MAX),
});
export type ContentStatusBody = z.input<typeof contentStatusBody>;

/** POST users/{username}/block/: a toggle. */
export const blockAnswer = z.object({ success: z.literal(true), blocked: z.boolean() });
export type BlockAnswer = z.infer<typeof blockAnswer>;
export const blockedQuery = pageQuery.omit({ search: true });
export const blockedAnswer = paginated(author.extend({ blocked_at: instant }));
export type BlockedMember = z.infer<typeof blockedAnswer>['results'][number];

/** POST users/{username}/suspension/: until an instant, or for good with null. */
export const suspensionBody = z.strictObject({
  until: instant.nullable(),
  reason: text(ACTION_REASON_MAX),
});
export type SuspensionBody = z.input<typeof suspensionBody>;
/** `until` is null for a member who is not suspended, and for one who is suspended permanently. */
export const suspension = z.object({
  suspended: z.boolean(),
  until: instant.nullable(),
  reason: z.string(),
});
export type Suspension = z.infer<typeof suspension>;

export const bannedWord = z.object({
  id: z.number().int().positive(),
  word: z.string(),
  created_at: instant,
  user: author.nullable(),
});
export type BannedWord = z.infer<typeof bannedWord>;
export const bannedWordsQuery = pageQuery;
export const bannedWordsAnswer = paginated(bannedWord);
export const bannedWordBody = z.strictObject({ word: text(BANNED_WORD_MAX) });

/** POST manage/banned-words/test/: the banned words in a text, and the message that rejects it; '' for none. */
export const bannedWordsTestBody = z.strictObject({ text: text(BANNED_WORDS_TEST_MAX) });
export const bannedWordsTest = z.object({ matches: z.array(z.string()), message: z.string() });
export type BannedWordsTest = z.infer<typeof bannedWordsTest>;

/**
 * The changed fields of an action that the log stores; texts are cut around their first difference. Names are
 * free, since an entry that cannot be changed has to stay readable when a field is no longer logged.
 */
const loggedValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type LoggedValues = z.infer<typeof loggedValues>;

/** An entry of the audit log. */
const logEntry = z.object({
  id: z.number().int().positive(),
  action: z.enum(managerActions),
  manager: author,
  member: author.nullable(),
  subject: subject.nullable(),
  subject_id: z.number().int().nullable(),
  label: z.string(),
  reason: z.string(),
  before: loggedValues,
  after: loggedValues,
  created_at: instant,
});
export type LogEntry = z.infer<typeof logEntry>;
/**
 * GET moderation/log/: `manager` is a username, `from` and `to` are days in the caller's time zone, both
 * included. `below` is an id: earlier entries only, for reading all of a log that grows meanwhile.
 */
export const logQuery = pageQuery.extend({
  action: z.enum(managerActions).optional(),
  manager: text(20, 0).optional(),
  subject: subject.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  below: id.optional(),
});
export type LogQuery = z.input<typeof logQuery>;
/** `managers` are all that the log names. */
export const logAnswer = paginated(logEntry).extend({ managers: z.array(author) });
export type LogAnswer = z.infer<typeof logAnswer>;

/** The text of content before a change of it, newest first. */
const revision = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  content: z.string(),
  fileUrls: z.array(z.string()),
  user: author,
  created_at: instant,
  replaced_at: instant,
});
export type Revision = z.infer<typeof revision>;
export const historyQuery = pageQuery.omit({ search: true });
export const historyAnswer = paginated(revision);

/** Deleted content that can be restored until `erased_at`. */
const trashItem = z.object({
  id: z.number().int().positive(),
  content: content,
  author: author,
  deleted_by: author,
  may_restore: z.boolean(),
  deleted_at: instant,
  erased_at: instant,
});
export type TrashItem = z.infer<typeof trashItem>;
/** GET trash/: the member's own; `every=true` is a manager's, everyone's. */
export const trashQuery = pageQuery.omit({ search: true }).extend({
  every: z.enum(['true', 'false']).default('false'),
});
export const trashAnswer = paginated(trashItem);
export const untrashAnswer = z.object({ success: z.literal(true), path: z.string() });
