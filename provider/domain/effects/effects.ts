import type { NotificationKind } from '../../../contract/notifications.ts';
import type { Db } from '../../platform/db/client.ts';
import { newBadges } from '../badges/award.ts';
import { earn, restoreAmounts, reverse } from '../ledger/earn.ts';
import type { Subject } from '../ledger/ledger.ts';
import type { Earning } from '../ledger/rules.ts';
import { touchLastActive } from '../members/activity.ts';
import { type Notice, notify, withdraw } from '../notifications/notify.ts';

/** What follows from an action, besides its own rows and the actor's latest time. */
interface Effects {
  /** What it credits. */
  earns?: Earning;
  /** Whether it may bring a badge. */
  badges?: true;
  /** The kind of notification for the member whom it concerns. */
  notifies?: NotificationKind;
}

/** The effects of each action of a member. */
const effects = {
  topic_written: { earns: 'topic_written', badges: true },
  post_written: { earns: 'post_written', badges: true },
  comment_written: { earns: 'comment_written', badges: true },
  question_written: {},
  answer_written: { notifies: 'answer' },
  topic_liked: { earns: 'liked', badges: true, notifies: 'like' },
  post_liked: { earns: 'liked', badges: true, notifies: 'like' },
  answer_liked: { badges: true, notifies: 'like' },
  comment_liked: { badges: true, notifies: 'like' },
  followed: { badges: true, notifies: 'follow' },
  challenge_joined: {},
  checked_in: {},
  heart_given: { earns: 'liked', notifies: 'heart' },
  challenge_reviewed: {},
  mission_done: {},
  course_applied: {},
} satisfies Record<string, Effects>;
export type Action = keyof typeof effects;
const effectsOf = (action: Action): Effects => effects[action];

/** An action that was done: by whom, when, and what its effects are about. */
interface Done {
  actorId: number;
  /** The member whom it concerns, who is credited, awarded and notified; by default only the actor is. */
  to?: number;
  /** What it credits, once. */
  source?: Subject;
  /** What its notification is about. */
  about?: Pick<Notice, 'subject' | 'cause'>;
  /** Notifications that depend on more than the action. */
  notices?: readonly Notice[];
  now: Date;
}

/** Returns the credit of an action; what concerns oneself credits nothing. */
function creditOf(action: Action, { actorId, to, source, now }: Done) {
  const { earns } = effectsOf(action);
  return earns && source && to !== actorId ? { earns, cause: { userId: to ?? actorId, subject: source, now } } : null;
}

/** Applies the effects of an action in its transaction, in the order of locks. */
export async function applyEffects(tx: Db, action: Action, done: Done): Promise<void> {
  const { badges, notifies } = effectsOf(action);
  const { actorId, to = actorId, about, notices = [], now } = done;
  const credit = creditOf(action, done);
  if (credit) await earn(tx, credit.earns, credit.cause);
  const news = badges ? await newBadges(tx, to, now) : [];
  await touchLastActive(tx, actorId, now);
  if (notifies && about) news.push({ to, kind: notifies, actorId, ...about, now });
  await notify(tx, ...news, ...notices);
}

/** Takes back the credits and the notification of an action that is undone; a badge stays. */
export async function undoEffects(tx: Db, action: Action, done: Done): Promise<void> {
  const { notifies } = effectsOf(action);
  const { actorId, to = actorId, about, now } = done;
  const credit = creditOf(action, done);
  if (credit) await reverse(tx, credit.earns, credit.cause);
  if (notifies && about) await withdraw(tx, { to, kind: notifies, actorId, subject: about.subject, now });
}

/** Credits again what was taken back with content that is restored. */
export async function restoreEffects(tx: Db, action: Action, done: Done): Promise<void> {
  const credit = creditOf(action, done);
  if (credit) await restoreAmounts(tx, credit.earns, credit.cause);
}
