import type { CallSchemas } from './call.ts';
import {
  bodyId,
  givenDay,
  givenInstant,
  id,
  instant,
  ordering,
  ownPassword,
  pageQuery,
  paginated,
  queryBoolean,
  success,
  text,
} from './common.ts';
import { MAX_PAGE_SIZE } from './constants/common.ts';
import { managerActions } from './constants/log.ts';
import {
  ACTION_REASON_MAX,
  APPEAL_MAX,
  appealStatuses,
  BANNED_WORD_MAX,
  BANNED_WORDS_TEST_MAX,
  caseStatuses,
  moderatedSubjects,
  queueOrders,
  queueStatuses,
  REPORT_NOTE_MAX,
  reportReasons,
} from './constants/moderation.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

const subject = z.enum(moderatedSubjects);

/**
 * The content of a report, an audit log entry or a deletion, as it is now. `title` is '' of content
 * without one, `path` an address of the site without a language, '' where the content is not visible any
 * more, `image` the address of its first picture, where it has one.
 */
const content = z.object({
  subject,
  subject_id: z.number().int(),
  title: z.string(),
  excerpt: z.string(),
  path: z.string(),
  image: z.string().nullable(),
  status: z.enum(['published', 'hidden', 'deleted']),
  created_at: instant,
});
export type ModeratedContent = z.infer<typeof content>;

const reportBody = z.strictObject({
  subject,
  subjectId: bodyId,
  reason: z.enum(reportReasons),
  note: text(REPORT_NOTE_MAX, 0).default(''),
});
export type ReportBody = z.input<typeof reportBody>;

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

/** What is decided about a case. */
export const caseDecisions = ['dismiss', 'hide'] as const;

/**
 * A case as managers see it; `reports` are the latest twenty. `waiting_since` is its first report since the last decision,
 * or the appeal; null once it is decided. `may` are the decisions that are the caller's to make, and
 * `may_suspend` is whether they may suspend its author.
 */
const reportCase = z.object({
  id: z.number().int().positive(),
  status: z.enum(caseStatuses),
  collapsed: z.boolean(),
  content: content.nullable(),
  author: author.extend({ suspended_until: instant.nullable(), may_suspend: z.boolean() }),
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
  waiting_since: instant.nullable(),
  may: z.array(z.enum(caseDecisions)),
  created_at: instant,
  changed_at: instant,
});
export type ReportCase = z.infer<typeof reportCase>;

/** What became of several cases; `own` are another's to decide, since the manager wrote it themselves. */
const decidedCases = success.extend({
  decided: z.array(z.number().int().positive()),
  skipped: z.array(
    z.object({
      id: z.number().int().positive(),
      status: z.enum(caseStatuses),
      decided_by: author.nullable(),
      own: z.boolean(),
    }),
  ),
});
export type DecidedCases = z.infer<typeof decidedCases>;

export type QueueStatus = (typeof queueStatuses)[number];

/** `until` is null for a member who is not suspended, and for one who is suspended permanently. */
const suspension = z.object({
  suspended: z.boolean(),
  until: instant.nullable(),
  reason: z.string(),
});
export type Suspension = z.infer<typeof suspension>;

const bannedWord = z.object({
  id: z.number().int().positive(),
  word: z.string(),
  created_at: instant,
  user: author.nullable(),
});
export type BannedWord = z.infer<typeof bannedWord>;

/** The banned words in a text, and the message that rejects it; '' for none. */
const bannedWordsTest = z.object({ matches: z.array(z.string()), message: z.string() });
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
 * `manager` is a username, `from` and `to` are days in the caller's time zone, both included. `below` is an id:
 * earlier entries only, for reading all of a log that grows meanwhile.
 */
const logQuery = pageQuery.extend({
  action: z.enum(managerActions).optional(),
  manager: text(20, 0).optional(),
  subject: subject.optional(),
  from: givenDay.optional(),
  to: givenDay.optional(),
  below: id.optional(),
  ordering: ordering('log'),
});
/** `managers` are all that the log names. */
const logAnswer = paginated(logEntry).extend({ managers: z.array(author) });
export type LogAnswer = z.infer<typeof logAnswer>;

/** The text of content before a change of it, newest first. */
const revision = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  content: z.string(),
  fileUrls: z.array(z.string()),
  user: author,
  created_at: instant,
});
export type Revision = z.infer<typeof revision>;

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

/** A manager's decision: `dismiss` shows the content again, `hide` hides it. */
const caseDecision = z.strictObject({ decision: z.enum(caseDecisions), reason: text(ACTION_REASON_MAX) });

const byId = z.object({ id });
const byName = z.object({ username: z.string() });
/** A page of a list without a search. */
const onePage = pageQuery.omit({ search: true });

export const reportSchemas = {
  /** `collapsed`: whether the content is collapsed now. */
  report: {
    summary: 'Report content, once per member',
    body: reportBody,
    response: success.extend({ collapsed: z.boolean() }),
    errors: [404],
  },
  /**
   * `username` narrows to one member's content, `reason` to what was reported for it. `order` is of cases that wait;
   * decided ones begin with the latest.
   */
  getQueue: {
    summary: 'The queue of reported content, for managers',
    query: onePage.extend({
      status: z.enum(queueStatuses).default('open'),
      username: text(20, 0).optional(),
      subject: subject.optional(),
      reason: z.enum(reportReasons).optional(),
      order: z.enum(queueOrders).default('urgency'),
    }),
    response: paginated(reportCase),
    errors: [409],
  },
  getReceivedCases: {
    summary: 'Decisions on the caller’s content',
    query: onePage,
    response: paginated(receivedCase),
  },
  getSentReports: {
    summary: 'Reports of the caller, with their outcome',
    query: onePage,
    response: paginated(sentReport),
  },
  /** Once a decision. */
  appeal: {
    summary: 'Appeal a decision on the caller’s content',
    params: byId,
    body: z.strictObject({ text: text(APPEAL_MAX) }),
    response: success,
  },
  /** `changed_at` is that of the version that the manager has read. @throws 409 `changed` */
  decide: {
    summary: 'Keep or hide reported content, for managers',
    params: byId,
    body: caseDecision.extend({ changed_at: givenInstant }),
    response: success,
  },
  /**
   * One after another. Those that are not as they were read any more are `skipped`: another manager has decided them, or
   * a member has reported or appealed meanwhile, or they are about the manager's own content. @throws 404 for an unknown one, before any is decided
   */
  decideCases: {
    summary: 'Decide several cases with one reason, for managers',
    body: caseDecision.extend({
      cases: z
        .array(z.strictObject({ id: bodyId, changed_at: givenInstant }))
        .min(1)
        .max(MAX_PAGE_SIZE),
    }),
    response: decidedCases,
    errors: [404],
  },
  moderateContent: {
    summary: 'Hide or show content, for managers',
    params: z.object({ subject, id }),
    body: z.strictObject({ status: z.enum(['published', 'hidden']), reason: text(ACTION_REASON_MAX) }),
    response: success,
  },
} satisfies CallSchemas;

export const blockSchemas = {
  getBlockedMembers: {
    summary: 'Members whom the caller has blocked',
    query: onePage,
    response: paginated(author),
  },
  toggleBlock: {
    summary: 'Block or unblock a member',
    params: byName,
    response: success.extend({ blocked: z.boolean() }),
  },
} satisfies CallSchemas;

export const memberModerationSchemas = {
  getSuspension: {
    summary: 'Whether a member is suspended, for managers',
    params: byName,
    response: suspension,
    errors: [409],
  },
  /**
   * Until an instant, or with null for good, which takes the caller's password. @throws 409 `not_manager` for any other
   * member; `changed` for one who is suspended already
   */
  suspend: {
    summary: 'Suspend a member, end their sessions and notify them',
    params: byName,
    body: z.strictObject({
      until: givenInstant.nullable(),
      reason: text(ACTION_REASON_MAX),
      password: ownPassword.optional(),
    }),
    response: suspension,
  },
  /** @throws 409 `not_manager` for any other member */
  liftSuspension: {
    summary: 'Lift a suspension',
    params: byName,
    response: suspension,
  },
} satisfies CallSchemas;

/** Of the console; other callers get 404. */
export const moderationManageSchemas = {
  getBannedWords: {
    summary: 'The banned words, for managers',
    query: pageQuery,
    response: paginated(bannedWord),
    errors: [409],
  },
  addBannedWord: {
    summary: 'Ban a word, for managers',
    body: z.strictObject({ word: text(BANNED_WORD_MAX) }),
    response: bannedWord,
    errors: [404],
  },
  removeBannedWord: {
    summary: 'Allow a banned word again, for managers',
    params: byId,
    response: success,
  },
  testBannedWords: {
    summary: 'The banned words in a text, for managers',
    body: z.strictObject({ text: text(BANNED_WORDS_TEST_MAX) }),
    response: bannedWordsTest,
    errors: [404],
  },
  getLog: {
    summary: 'The audit log of managers, the latest first unless it is sorted, for managers',
    query: logQuery,
    response: logAnswer,
    errors: [409],
  },
} satisfies CallSchemas;

export const historySchemas = {
  getHistory: {
    summary: 'Earlier versions of the content, for its author and managers',
    params: byId,
    query: onePage,
    response: paginated(revision),
  },
} satisfies CallSchemas;

export const trashSchemas = {
  /** The member's own; with `every`, a manager's, everyone's. */
  getTrash: {
    summary: 'Deleted content that the member can restore; of everyone for managers',
    query: onePage.extend({ every: queryBoolean.default(false) }),
    response: paginated(trashItem),
    errors: [409],
  },
  restoreFromTrash: {
    summary: 'Restore deleted content',
    params: byId,
    response: success.extend({ path: z.string() }),
  },
} satisfies CallSchemas;
