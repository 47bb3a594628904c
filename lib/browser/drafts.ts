import { millisecondsInDay } from 'date-fns/constants';

/** Where drafts lie in the browser; the number changes when their shape does. */
const PREFIX = 'gyeol-draft-2';
/** An untouched draft is dropped after this long. */
const MAX_AGE_MS = 30 * millisecondsInDay;

/**
 * A target as one member's own, or as the visitor's (`@:…`), so that the next member on the same device
 * finds none of it.
 */
export type OwnTarget = `@${string}:${string}`;
export const ownTarget = (owner: string, target: string): OwnTarget => `@${owner}:${target}`;
/** Returns the owner of a target: a username, '' for the visitor. */
export const ownerOf = (target: OwnTarget) => target.slice(1, target.indexOf(':'));

/** Personal details are kept for the visit alone, their member's or not. */
const PRIVATE = 'private:';
const storeOf = (target: OwnTarget) =>
  target.startsWith(PRIVATE, target.indexOf(':') + 1) ? sessionStorage : localStorage;

/** The values of a form, and their time (ISO 8601). */
export interface Draft<T> {
  value: T;
  savedAt: string;
}

/** The name of each form's draft: its action and its content. */
export const draftTargets = {
  newTopic: (slug: string) => `topic:new:${slug}`,
  /** The forum chosen for a topic that is written outside of one. */
  newTopicForum: 'topic:new:forum',
  editTopic: (id: number) => `topic:${id}`,
  report: (subject: string, id: number) => `report:${subject}:${id}`,
  appeal: (caseId: number) => `appeal:${caseId}`,
  /** A comment on the content with this path in the API, or a reply to the comment `parent`. */
  commentOn: (path: string, parent: number | null) => (parent ? `comment:${path}:reply:${parent}` : `comment:${path}`),
  editComment: (commentId: number) => `comment:edit:${commentId}`,
  newPost: () => 'post:new',
  editPost: (id: number) => `post:${id}`,
  newQuestion: () => 'question:new',
  editQuestion: (slug: string) => `question:${slug}`,
  answer: (slug: string) => `answer:${slug}`,
  editAnswer: (id: number) => `answer:edit:${id}`,
  /** A part of a member's own settings; `secret` ones are personal details. */
  settings: (part: string) => `settings:${part}`,
  secretSettings: (part: string) => `${PRIVATE}${part}`,
  survey: (kind: string) => `survey:${kind}`,
  mission: (id: number) => `mission:${id}`,
  missionReview: (id: number) => `mission:review:${id}`,
  coupon: 'coupon',
  /** A visitor's wish for news, with their address. */
  newsletter: `${PRIVATE}letter`,
  /** The application to an event; `secretEvent` has the contact details. */
  event: (slug: string) => `event:${slug}`,
  secretEvent: (slug: string) => `${PRIVATE}event:${slug}`,
  challengeAnswers: (id: number) => `challenge:join:${id}`,
  check: (entrant: number) => `challenge:check:${entrant}`,
  /** A change of this day's check-in. */
  editCheck: (entrant: number, day: string) => `challenge:check:${entrant}:${day}`,
  courseApplication: (slug: string) => `course:${slug}`,
  challengeReview: (entrant: number) => `challenge:review:${entrant}`,
} as const;

/** The draft of a target, or null: none, too old, or not of a shape that `isValue` knows. */
export function readDraft<T>(target: OwnTarget, isValue: (value: unknown) => value is T): Draft<T> | null {
  try {
    const stored: Partial<Record<keyof Draft<T>, unknown>> = JSON.parse(
      storeOf(target).getItem(PREFIX + target) ?? '{}',
    );
    const { value, savedAt } = stored;
    if (value === undefined || typeof savedAt !== 'string') return null;
    if (!(Date.now() - Date.parse(savedAt) < MAX_AGE_MS)) return null;
    return isValue(value) ? { value, savedAt } : null;
  } catch {
    return null;
  }
}

function save(target: OwnTarget, draft: Draft<unknown>): boolean {
  try {
    storeOf(target).setItem(PREFIX + target, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Stores a draft. Returns whether it could: a private window or a full store cannot. */
export const writeDraft = (target: OwnTarget, value: unknown): boolean =>
  save(target, { value, savedAt: new Date().toISOString() });

export function dropDraft(target: OwnTarget): void {
  try {
    storeOf(target).removeItem(PREFIX + target);
  } catch {
    // Nothing can have been kept there.
  }
}

const isAnything = (_: unknown): _ is unknown => true;

/** Returns whether there is a draft of a target, of whatever shape. */
export const hasDraft = (target: OwnTarget): boolean => readDraft(target, isAnything) !== null;

/** Moves a visitor's drafts to `member`, who has signed in; the later one of two stays. */
export function claimDrafts(member: string): void {
  const visitors = PREFIX + ownTarget('', '');
  let keys: string[];
  try {
    keys = [localStorage, sessionStorage].flatMap((store) => Object.keys(store));
  } catch {
    // Nothing can have been kept there.
    return;
  }
  for (const key of keys.filter((it) => it.startsWith(visitors))) {
    const target = key.slice(visitors.length);
    const from = ownTarget('', target);
    const to = ownTarget(member, target);
    const typed = readDraft(from, isAnything);
    const own = readDraft(to, isAnything);
    const isLater = typed !== null && typed.savedAt > (own?.savedAt ?? '');
    if (!isLater || save(to, typed)) dropDraft(from);
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
