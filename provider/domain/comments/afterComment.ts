import { and, inArray, lte, sql } from 'drizzle-orm';
import { DEFAULT_PAGE_SIZE } from '../../../contract/constants/common.ts';
import { comments } from '../../db/schema/comments.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { newBadges } from '../badges/award.ts';
import { earn, reverse } from '../ledger/earn.ts';
import { touchLastActive } from '../members/activity.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { listedThreads } from './queries.ts';
import type { Locked } from './write.ts';

type Row = typeof comments.$inferSelect;
/** A new comment, and its content with the present counts. */
export interface NewComment {
  subject: Locked;
  comment: Row;
  /** The comment it replies to. */
  parent: Row | undefined;
  now: Date;
}

/** How many members one comment can call by name. */
const MENTIONS_MAX = 10;
const MENTION = /(?<![a-z0-9_.@])@([a-z0-9_]{3,20})(?![a-z0-9_])/gi;

/**
 * Applies the other effects of a new comment, on any content, in its transaction: credits, and one
 * notification to each author and mentioned member.
 */
export async function afterComment(tx: Db, { subject, comment, parent, now }: NewComment): Promise<void> {
  await earn(tx, 'comment_written', earning(comment, now));
  const badges = await newBadges(tx, comment.userId, now);
  await touchLastActive(tx, comment.userId, now);
  const named = await mentioned(tx, comment.content);
  if (!parent && subject.userId === null && named.length === 0) return notify(tx, ...badges);
  const path = await pathOf(tx, subject, comment);
  const { title } = subject;
  const notices = new Map<number, Pick<Notice, 'kind' | 'subject'>>();
  const hear = (to: number | null, kind: Notice['kind'], about: Notice['subject']) => {
    if (to !== null && !notices.has(to)) notices.set(to, { kind, subject: about });
  };
  if (parent) hear(parent.userId, 'reply', { type: 'comment', id: parent.id, title, path });
  hear(subject.userId, 'comment', { type: subject.kind, id: subject.id, title, path });
  for (const to of named) hear(to, 'mention', { type: 'comment', id: comment.id, title, path });
  const actorId = comment.userId;
  const news = [...notices].map(([to, notice]) => ({ ...notice, to, actorId, now }));
  await notify(tx, ...badges, ...news);
}

/** Applies the other effects of a deleted comment, in its transaction: reverses its credits. */
export async function commentDeleted(tx: Db, comment: Row, now: Date): Promise<void> {
  await reverse(tx, 'comment_written', earning(comment, now));
}

const earning = ({ id, userId }: Row, now: Date) => ({
  userId,
  subject: { kind: 'comment', id },
  now,
});

/** Lists the usernames that a text mentions as @username, each once. */
export const mentionsIn = (content: string): string[] => {
  const names = [...content.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].slice(0, MENTIONS_MAX);
};

/** Finds the members that a text mentions. */
async function mentioned(tx: Db, content: string): Promise<number[]> {
  const wanted = mentionsIn(content);
  if (wanted.length === 0) return [];
  const rows = await tx.select({ id: users.id }).from(users).where(inArray(users.username, wanted));
  return rows.map(({ id }) => id);
}

/** Returns the path of a comment: its subject's page, at the page of comments that has its thread. */
async function pathOf(tx: Db, subject: Locked, comment: Row): Promise<string> {
  let place = subject.threadCount;
  if (comment.parentId !== null && place > DEFAULT_PAGE_SIZE) {
    const [row] = await tx
      .select({ place: sql<number>`count(*)::int` })
      .from(comments)
      .where(and(listedThreads(subject), lte(comments.id, comment.parentId)));
    place = row?.place ?? 1;
  }
  const page = Math.max(1, Math.ceil(place / DEFAULT_PAGE_SIZE));
  return `${subject.path}${page > 1 ? `?page=${page}` : ''}#comment-${comment.id}`;
}
