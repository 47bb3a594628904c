import type { comments } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { applyEffects } from '../effects/effects.ts';
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
  const named = (await mentionedIn(tx, [withoutQuotes(comment.content)])).map(({ id }) => id);
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
  await applyEffects(tx, 'comment_written', { ...writtenBy(comment, now), notices: news });
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

/** Returns who wrote a comment, as its effects are applied and undone. */
export const writtenBy = ({ id, userId }: Row, now: Date) => ({
  actorId: userId,
  source: { kind: 'comment', id },
  now,
});
