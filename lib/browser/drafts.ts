import { millisecondsInDay } from 'date-fns/constants';

/** The prefix of drafts in the storage; the number changes with their shape. */
const PREFIX = 'gyeol-draft-2';
/** An untouched draft is dropped after this long. */
const MAX_AGE_MS = 30 * millisecondsInDay;

/** A target of one member, or of the visitor (`@:…`), so that the next member on the same device does not see it. */
export type OwnTarget = `@${string}:${string}`;
export const ownTarget = (owner: string, target: string): OwnTarget => `@${owner}:${target}`;
/** Returns the owner of a target: a username, '' for the visitor. */
export const ownerOf = (target: OwnTarget) => target.slice(1, target.indexOf(':'));

/** Personal data is stored for the visit only, a member's or a visitor's. */
const PRIVATE = 'private:';
const storeOf = (target: OwnTarget) =>
  target.startsWith(PRIVATE, target.indexOf(':') + 1) ? sessionStorage : localStorage;

/** The values of a form, and their time (ISO 8601). */
export interface Draft {
  value: unknown;
  savedAt: string;
}

/** The name of each form's draft: its action and its content. */
export const draftTargets = {
  newTopic: (slug: string) => `topic:new:${slug}`,
  /** The forum chosen for a topic that is written outside of one. */
  newTopicForum: 'topic:new:forum',
  editTopic: (id: number) => `topic:${id}`,
  report: (subject: string, id: number) => `report:${subject}:${id}`,
  /** Returns the target of a question to the managers, or of a further message of `thread`: personal data. */
  support: (thread: number | null) => `${PRIVATE}support:${thread ?? 'new'}`,
  appeal: (caseId: number) => `appeal:${caseId}`,
  /**
   * Returns the target of a comment on the content with this path in the API, or of a reply to the comment
   * `parent`.
   */
  commentOn: (path: string, parent: number | null) => (parent ? `comment:${path}:reply:${parent}` : `comment:${path}`),
  editComment: (commentId: number) => `comment:edit:${commentId}`,
  newPost: () => 'post:new',
  editPost: (id: number) => `post:${id}`,
  newQuestion: () => 'question:new',
  editQuestion: (slug: string) => `question:${slug}`,
  answer: (slug: string) => `answer:${slug}`,
  editAnswer: (id: number) => `answer:edit:${id}`,
  /** Returns the target of a part of a member's settings; `secret` ones are personal data. */
  settings: (part: string) => `settings:${part}`,
  secretSettings: (part: string) => `${PRIVATE}${part}`,
  survey: (kind: string) => `survey:${kind}`,
  /** Returns the target of a forum in the console, or of a new one without a slug. */
  managedForum: (slug: string) => `manage:forum:${slug}`,
  /** Returns the target of a challenge in the console, or of a new one without an id. */
  managedChallenge: (id: number | null) => `manage:challenge:${id ?? 'new'}`,
  /** Returns the target of a raffle in the console, or of a new one without an id. */
  managedRaffle: (id: number | null) => `manage:raffle:${id ?? 'new'}`,
  /** Returns the target of an event in the console, or of a new one. */
  managedEvent: (slug: string) => `manage:event:${slug}`,
  /** Returns the target of a newsletter in the console, 0 for a new one. */
  managedNewsletter: (id: number) => `manage:newsletter:${id}`,
  mission: (id: number) => `mission:${id}`,
  missionReview: (id: number) => `mission:review:${id}`,
  coupon: 'coupon',
  /** A new batch of coupons in the console. */
  couponBatch: 'manage:coupons',
  /** A visitor's wish for news, with their address. */
  newsletter: `${PRIVATE}newsletter`,
  /** Returns the target of an event's application; `secretEvent` has the contact data. */
  event: (slug: string) => `event:${slug}`,
  secretEvent: (slug: string) => `${PRIVATE}event:${slug}`,
  /** Returns the target of the address of a raffle's prize. */
  secretPrize: (participation: number) => `${PRIVATE}prize:${participation}`,
  challengeAnswers: (id: number) => `challenge:join:${id}`,
  checkIn: (participant: number) => `challenge:check:${participant}`,
  /** Returns the target of a change of this day's check-in. */
  editCheckIn: (participant: number, day: string) => `challenge:check:${participant}:${day}`,
  courseApplication: (slug: string) => `course:${slug}`,
  challengeReview: (participant: number) => `challenge:review:${participant}`,
} as const;

/** Returns the draft of a target, of any shape, or null when there is none or it is too old. */
export function readDraft(target: OwnTarget): Draft | null {
  try {
    const stored: Partial<Record<keyof Draft, unknown>> = JSON.parse(storeOf(target).getItem(PREFIX + target) ?? '{}');
    const { value, savedAt } = stored;
    if (value === undefined || typeof savedAt !== 'string') return null;
    if (!(Date.now() - Date.parse(savedAt) < MAX_AGE_MS)) return null;
    return { value, savedAt };
  } catch {
    return null;
  }
}

function save(target: OwnTarget, draft: Draft): boolean {
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

/** Stores fields of a form whose code is not loaded yet, beside those that its draft has. */
export function addToDraft(target: OwnTarget, fields: object): boolean {
  const stored = readDraft(target)?.value;
  return writeDraft(target, { ...(typeof stored === 'object' ? stored : {}), ...fields });
}

/** Appends lines to the text of a draft, for a form that is about to restore it. */
export function appendToDraft(target: OwnTarget, lines: string): boolean {
  const { text }: { text?: unknown } = Object(readDraft(target)?.value);
  const before = typeof text === 'string' && text.trim() !== '' ? [text.trimEnd()] : [];
  return addToDraft(target, { text: `${[...before, lines].join('\n')}\n` });
}

export function dropDraft(target: OwnTarget): void {
  try {
    storeOf(target).removeItem(PREFIX + target);
  } catch {
    // Storage is unavailable, so nothing is stored there.
  }
}

/** Returns whether there is a draft of a target, of any shape. */
export const hasDraft = (target: OwnTarget): boolean => readDraft(target) !== null;

/** Moves a visitor's drafts to `member`, who has signed in; the later one of two stays. */
export function claimDrafts(member: string): void {
  const visitors = PREFIX + ownTarget('', '');
  let keys: string[];
  try {
    keys = [localStorage, sessionStorage].flatMap((store) => Object.keys(store));
  } catch {
    // Storage is unavailable, so nothing is stored there.
    return;
  }
  for (const key of keys.filter((it) => it.startsWith(visitors))) {
    const target = key.slice(visitors.length);
    const from = ownTarget('', target);
    const to = ownTarget(member, target);
    const typed = readDraft(from);
    const own = readDraft(to);
    const isNewer = typed !== null && typed.savedAt > (own?.savedAt ?? '');
    if (!isNewer || save(to, typed)) dropDraft(from);
  }
}
