import type { comments } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { newBadges } from '../badges/award.ts';
import { earn, reverse } from '../ledger/earn.ts';
import { touchLastActive } from '../members/activity.ts';
import { toldOf } from '../moderation/causes.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { mentionedIn, withoutQuotes } from './mentions.ts';
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

/**
 * Applies the other effects of a new comment, on any content, in its transaction: credits, and one
 * notification to each author and mentioned member.
 */
export async function afterComment(tx: Db, { subject, comment, parent, now }: NewComment): Promise<void> {
  await earn(tx, 'comment_written', earning(comment, now));
  const badges = await newBadges(tx, comment.userId, now);
  await touchLastActive(tx, comment.userId, now);
  const named = (await mentionedIn(tx, [withoutQuotes(comment.content)])).map(({ id }) => id);
  if (!parent && subject.userId === null && named.length === 0) return notify(tx, ...badges);
  const { title } = subject;
  const path = pathOf(subject, comment);
  const notices = new Map<number, Pick<Notice, 'kind' | 'subject'>>();
  const hear = (to: number | null, kind: Notice['kind'], about: Notice['subject']) => {
    if (to !== null && !notices.has(to)) notices.set(to, { kind, subject: about });
  };
  if (parent) hear(parent.userId, 'reply', { type: 'comment', id: parent.id, title, path });
  hear(subject.userId, 'comment', { type: subject.kind, id: subject.id, title, path });
  for (const to of named) hear(to, 'mention', { type: 'comment', id: comment.id, title, path });
  const actorId = comment.userId;
  const cause = causeOf(comment);
  const news = [...notices].map(([to, notice]) => ({ ...notice, to, actorId, cause, now }));
  await notify(tx, ...badges, ...news);
}

/** Notifies the members whom a changed comment mentions, `before` did not, and nothing has notified of it. */
export async function afterEdit(
  tx: Db,
  { subject, comment, before, now }: Pick<NewComment, 'subject' | 'comment' | 'now'> & { before: string },
): Promise<void> {
  const [old, named] = [await mentionedIn(tx, [before]), await mentionedIn(tx, [withoutQuotes(comment.content)])];
  const added = named.filter(({ id }) => old.every((member) => member.id !== id));
  if (added.length === 0) return;
  const cause = causeOf(comment);
  const told = await toldOf(tx, cause);
  const { title } = subject;
  const news = added
    .filter(({ id }) => !told.has(id))
    .map(({ id: to }) => ({
      to,
      kind: 'mention' as const,
      subject: { type: 'comment' as const, id: comment.id, title, path: pathOf(subject, comment) },
      actorId: comment.userId,
      cause,
      now,
    }));
  await notify(tx, ...news);
}

const causeOf = ({ id }: Row) => ({ subject: 'comment', subjectId: id }) as const;
const pathOf = (subject: Locked, { id }: Row) => `${subject.path}#comment-${id}`;

/** Applies the other effects of a deleted comment, in its transaction: reverses its credits. */
export async function commentDeleted(tx: Db, comment: Row, now: Date): Promise<void> {
  await reverse(tx, 'comment_written', earning(comment, now));
}

const earning = ({ id, userId }: Row, now: Date) => ({
  userId,
  subject: { kind: 'comment', id },
  now,
});
