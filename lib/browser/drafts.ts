import { millisecondsInDay } from 'date-fns/constants';
import type { LegalKind } from '../../contract/constants/legal.ts';
import { newKey } from './keys.ts';

/** The prefix of drafts in the storage; the number changes with their shape. */
export const PREFIX = 'gyeol-draft-2';
/** An untouched draft is dropped after this long, by the next visit. */
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
interface Draft {
  value: unknown;
  savedAt: string;
  /** Whether its document is gone, so that the next one continues it. */
  left?: boolean;
}
/** A stored draft with its key in the storage. */
export interface StoredDraft extends Draft {
  key: string;
}

/** This document's drafts: those of two tabs never overwrite each other. */
const OWN = newKey();
/** In the session storage: the document that the tab has shown last. */
const TAB = 'gyeol-tab';
/** Between a target and the document; a draft of an earlier version of the site has neither. */
const OF = '~';

/** The name of each form's draft: its action and its content. */
export const draftTargets = {
  newTopic: (slug: string) => `topic:new:${slug}`,
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
  /** Returns the target of a banner in the console, or of a new one without an id. */
  managedBanner: (id: number | null) => `manage:banner:${id ?? 'new'}`,
  /** Returns the target of a product in the console, or of a new one without an id. */
  managedProduct: (id: number | null) => `manage:product:${id ?? 'new'}`,
  /** The categories and stores of products in the console. */
  productTerms: 'manage:product-terms',
  /** Returns the targets of a video and of a photo post in the console, or of new ones without an id. */
  managedVideo: (id: number | null) => `manage:video:${id ?? 'new'}`,
  managedPhoto: (id: number | null) => `manage:photo:${id ?? 'new'}`,
  /** Returns the target of a challenge in the console, or of a new one without an id. */
  managedChallenge: (id: number | null) => `manage:challenge:${id ?? 'new'}`,
  /** Returns the target of a raffle in the console, or of a new one without an id. */
  managedRaffle: (id: number | null) => `manage:raffle:${id ?? 'new'}`,
  /** Returns the target of a mission in the console, or of a new one without an id. */
  managedMission: (id: number | null) => `manage:mission:${id ?? 'new'}`,
  /** Returns the target of an event in the console, or of a new one. */
  managedEvent: (slug: string) => `manage:event:${slug}`,
  /** Returns the target of a course in the console, or of a new one. */
  managedCourse: (slug: string) => `manage:course:${slug}`,
  /** Returns the target of a newsletter in the console, 0 for a new one. */
  managedNewsletter: (id: number) => `manage:newsletter:${id}`,
  /** Returns the target of a sheet in which an operator acts, such as on a member: personal data. */
  act: (scope: string) => `${PRIVATE}manage:act:${scope}`,
  mission: (id: number) => `mission:${id}`,
  missionReview: (id: number) => `mission:review:${id}`,
  coupon: 'coupon',
  /** Returns the target of new terms or of a new privacy policy in the console. */
  legalText: (kind: LegalKind) => `manage:legal:${kind}`,
  /** Returns the target of a text of the site in the console. */
  siteText: (area: string, key: string) => `manage:text:${area}:${key}`,
  /** What new members may not do yet, in the console. */
  newMemberLimits: 'manage:new-members',
  /** What members earn, in the console. */
  earningRules: 'manage:earning',
  /** From how many reports on content is collapsed, in the console. */
  reportRules: 'manage:report-rules',
  /** How many calls of one member are answered in a minute, in the console. */
  callLimits: 'manage:call-limits',
  /** Who operates the site, in the console. */
  operator: 'manage:operator',
  /** An announcement in the console. */
  announcement: 'manage:announcement',
  /** Returns the target of a new batch of coupons in the console, or of a copy of one. */
  couponBatch: (copied: number | null) => `manage:coupons:${copied ?? 'new'}`,
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

const keyOf = (target: OwnTarget, document = OWN) =>
  PREFIX + target + (storeOf(target) === localStorage ? OF + document : '');

/** Returns the draft under a key, of any shape, or null when there is none or it is too old. */
export function readKey(store: Storage, key: string): StoredDraft | null {
  try {
    const { value, savedAt, left }: Partial<Record<keyof Draft, unknown>> = JSON.parse(store.getItem(key) ?? '{}');
    if (value === undefined || typeof savedAt !== 'string') return null;
    if (!(Date.now() - Date.parse(savedAt) < MAX_AGE_MS)) return null;
    return { key, value, savedAt, ...(left === true && { left }) };
  } catch {
    return null;
  }
}

/** Lists the drafts of a target in every tab, the latest first. */
function draftsOf(target: OwnTarget): StoredDraft[] {
  try {
    const store = storeOf(target);
    return Object.keys(store)
      .filter((key) => key === PREFIX + target || key.startsWith(PREFIX + target + OF))
      .flatMap((key) => readKey(store, key) ?? [])
      .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
  } catch {
    // Storage is unavailable, so nothing is stored there.
    return [];
  }
}

let tabBefore: string | undefined;
/** Returns the document that the tab has shown before this one, or that of the tab which it is a copy of; '' for none. */
function documentBefore(): string {
  if (tabBefore === undefined) {
    tabBefore = sessionStorage.getItem(TAB) ?? '';
    sessionStorage.setItem(TAB, OWN);
    // One that is put aside whole by the browser and shown again goes on with its drafts.
    addEventListener('pagehide', () => setLeft(true));
    addEventListener('pageshow', () => setLeft(false));
  }
  return tabBefore;
}

function setLeft(left: boolean) {
  for (const key of Object.keys(localStorage).filter((it) => it.startsWith(PREFIX) && it.endsWith(OF + OWN))) {
    const draft = readKey(localStorage, key);
    if (draft) localStorage.setItem(key, JSON.stringify({ value: draft.value, savedAt: draft.savedAt, left }));
  }
}

const isOwn = (target: OwnTarget, { key }: StoredDraft) => key === keyOf(target);

/**
 * Returns the draft with which a form begins, or null: this document's, that of the document before it in the
 * same tab, or the latest whose document is gone.
 */
export function readDraft(target: OwnTarget): StoredDraft | null {
  const drafts = draftsOf(target);
  if (drafts.length === 0) return null;
  const before = keyOf(target, documentBefore());
  return (
    drafts.find((draft) => isOwn(target, draft)) ??
    drafts.find(({ key }) => key === before) ??
    drafts.find(({ key, left }) => left || key === PREFIX + target) ??
    null
  );
}

/** Returns the same as `readDraft`, as this document's own from now on; one that is open elsewhere stays there too. */
export function takeDraft(target: OwnTarget): StoredDraft | null {
  const draft = readDraft(target);
  if (!draft || isOwn(target, draft)) return draft;
  const { key, value, savedAt, left } = draft;
  const isFree = left || key === PREFIX + target;
  if (save(target, { value, savedAt }) && isFree) dropStored(target, key);
  return draft;
}

/** Lists the drafts of a target that are not this document's, the latest first. */
export const otherDrafts = (target: OwnTarget): StoredDraft[] =>
  draftsOf(target).filter((draft) => !isOwn(target, draft) && !draft.key.endsWith(OF + OWN));

function save(target: OwnTarget, draft: Draft, document = OWN): boolean {
  try {
    if (storeOf(target) === localStorage) documentBefore();
    storeOf(target).setItem(keyOf(target, document), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Stores a draft. Returns whether it could: a private window or a full store cannot. */
export const writeDraft = (target: OwnTarget, value: unknown): boolean =>
  save(target, { value, savedAt: new Date().toISOString() });

/** Stores values that another draft takes the place of in the form, beside those of this document. */
export const setAside = (target: OwnTarget, value: unknown): boolean =>
  save(target, { value, savedAt: new Date().toISOString(), left: true }, newKey());

/**
 * Stores values that are being sent, beside the draft of what is typed meanwhile, and returns their key. No form of this
 * document offers them; they are the draft of the next one.
 */
export function storeSent(target: OwnTarget, value: unknown): string {
  const document = newKey() + OF + OWN;
  save(target, { value, savedAt: new Date().toISOString() }, document);
  return keyOf(target, document);
}

/**
 * Stores fields of a form whose code is not loaded yet, beside those that its draft has. A draft that was left before,
 * of whose texts one would be lost by that, is set aside.
 */
export function addToDraft(target: OwnTarget, fields: object): boolean {
  const draft = takeDraft(target);
  const stored = { ...(typeof draft?.value === 'object' ? draft.value : {}) };
  const value = { ...stored, ...fields };
  // In the same order, since a field that is given again stays in its place.
  const texts = Object.values(value);
  const isLost = (before: unknown, index: number) => !String(texts[index]).startsWith(String(before ?? ''));
  if (draft && !isOwn(target, draft) && Object.values(stored).some(isLost)) setAside(target, stored);
  return writeDraft(target, value);
}

/** Quotes lines in a draft, in the place of those that it quoted, for a form that is about to restore it. */
export const quoteInDraft = (target: OwnTarget, lines: string): boolean => addToDraft(target, { quote: `${lines}\n` });

/** Returns whether a reply says nothing beyond the mention of whom it answers. */
const isAddress = (text: string): boolean => /^(?:@\w+)?\s*$/.test(text);

/** Begins the draft of a reply with a mention of whom it answers, '' for nobody, unless more is written there. */
export function addressDraft(target: OwnTarget, username: string): void {
  const { text = '' }: { text?: string } = Object(readDraft(target)?.value);
  const address = username && `@${username} `;
  if (text !== address && isAddress(text)) addToDraft(target, { text: address });
}

/** Moves a reply's draft, with what it quotes, to the end of another draft's text. Returns whether it said something. */
export function moveReply(from: OwnTarget, to: OwnTarget): boolean {
  const draft = readDraft(from);
  const { text = '', quote = '' }: { text?: string; quote?: string } = Object(draft?.value);
  if (!draft || isAddress(text)) return false;
  const { text: typed = '' }: { text?: string } = Object(readDraft(to)?.value);
  const before = typed.trim() === '' ? [] : [typed.trimEnd()];
  if (!addToDraft(to, { text: `${[...before, quote + text].join('\n')}\n` })) return false;
  dropStored(from, draft.key);
  return true;
}

/** Removes one draft of a target; without a key this document's. */
export function dropStored(target: OwnTarget, key?: string): void {
  try {
    storeOf(target).removeItem(key ?? keyOf(target));
  } catch {
    // Storage is unavailable, so nothing is stored there.
  }
}

/** Removes the drafts of a target in every tab, as of content that is deleted. */
export function dropDrafts(target: OwnTarget): void {
  for (const { key } of draftsOf(target)) dropStored(target, key);
}

/** Returns whether there is a draft of a target in any tab, of any shape. */
export const hasDraft = (target: OwnTarget): boolean => draftsOf(target).length > 0;
