/** Where drafts lie in the browser; the number changes when their shape does. */
const PREFIX = 'gyeol-draft-1:';
/** A draft nobody came back to is dropped after this long. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Personal details are kept for the visit alone, not for whoever uses the device next. */
const PRIVATE = 'private:';
const storeOf = (target: string) => (target.startsWith(PRIVATE) ? sessionStorage : localStorage);

/** What a form held, and when (ISO 8601). */
export interface Draft<T> {
  value: T;
  savedAt: string;
}

/** One name a form: what it writes and on what. */
export const draftTargets = {
  newTopic: (slug: string) => `topic:new:${slug}`,
  /** The forum chosen for a topic that is written outside of one. */
  newTopicForum: 'topic:new:forum',
  editTopic: (id: number) => `topic:${id}`,
  report: (subject: string, id: number) => `report:${subject}:${id}`,
  appeal: (caseId: number) => `appeal:${caseId}`,
  /** A comment on what has this path in the API. */
  comment: (path: string) => `comment:${path}`,
  reply: (path: string, parent: number) => `comment:${path}:reply:${parent}`,
  editComment: (commentId: number) => `comment:edit:${commentId}`,
  newPost: () => 'post:new',
  editPost: (id: number) => `post:${id}`,
  newQuestion: () => 'question:new',
  editQuestion: (slug: string) => `question:${slug}`,
  answer: (slug: string) => `answer:${slug}`,
  editAnswer: (id: number) => `answer:edit:${id}`,
  /** A part of a member's own settings; `secret` ones are personal details. */
  settings: (username: string, part: string) => `settings:${part}:${username}`,
  secretSettings: (username: string, part: string) => `${PRIVATE}${part}:${username}`,
  survey: (kind: string) => `survey:${kind}`,
  mission: (id: number) => `mission:${id}`,
  missionReview: (id: number) => `mission:review:${id}`,
  coupon: 'coupon',
  /** What one writes for an event; `secretEvent` is how one can be reached. */
  event: (slug: string) => `event:${slug}`,
  secretEvent: (slug: string, username: string) => `${PRIVATE}event:${slug}:${username}`,
  challengeAnswers: (id: number) => `challenge:join:${id}`,
  check: (entrant: number) => `challenge:check:${entrant}`,
  /** A change of what was checked on this day. */
  editCheck: (entrant: number, day: string) => `challenge:check:${entrant}:${day}`,
  courseApplication: (slug: string) => `course:${slug}`,
  challengeReview: (entrant: number) => `challenge:review:${entrant}`,
} as const;

/** The draft of a target, or null: none, too old, or not of a shape that `isValue` knows. */
export function readDraft<T>(
  target: string,
  isValue: (value: unknown) => value is T,
): Draft<T> | null {
  try {
    const kept: unknown = JSON.parse(storeOf(target).getItem(PREFIX + target) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('value' in kept && 'savedAt' in kept && typeof kept.savedAt === 'string')) return null;
    const { value, savedAt } = kept;
    if (!(Date.now() - Date.parse(savedAt) < KEPT_MS)) return null;
    return isValue(value) ? { value, savedAt } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft. Says whether it could: a private window or a full store cannot. */
export function writeDraft<T>(target: string, value: T): boolean {
  try {
    const draft: Draft<T> = { value, savedAt: new Date().toISOString() };
    storeOf(target).setItem(PREFIX + target, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(target: string): void {
  try {
    storeOf(target).removeItem(PREFIX + target);
  } catch {
    // Nothing can have been kept there.
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
