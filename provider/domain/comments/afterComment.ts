import type { comments } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { applyEffects } from '../effects/effects.ts';
import { mentionNotices } from '../mentions/mentions.ts';
import { type Notice, notify } from '../notifications/notify.ts';
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
  const { title } = subject;
  const path = pathOf(subject, comment);
  const notices = new Map<number, Pick<Notice, 'kind' | 'subject'>>();
  const hear = (to: number | null, kind: Notice['kind'], about: Notice['subject']) => {
    if (to !== null && !notices.has(to)) notices.set(to, { kind, subject: about });
  };
  if (parent) hear(parent.userId, 'reply', { type: 'comment', id: parent.id, title, path });
  hear(subject.userId, 'comment', { type: subject.kind, id: subject.id, title, path });
  const { content } = comment;
  const about = aboutOf(subject, comment, now);
  for (const { to, kind, subject } of await mentionNotices(tx, { content, ...about })) hear(to, kind, subject);
  const { actorId, cause } = about;
  const news = [...notices]
    // Nobody else reads what is hidden.
    .filter(([to]) => subject.isPublished || to === subject.userId)
    .map(([to, notice]) => ({ ...notice, to, actorId, cause, now }));
  await applyEffects(tx, 'comment_written', { ...writtenBy(comment, now), notices: news });
}

/** Notifies the members whom a changed comment newly mentions. */
export async function afterEdit(
  tx: Db,
  { subject, comment, before, now }: Pick<NewComment, 'subject' | 'comment' | 'now'> & { before: string },
): Promise<void> {
  if (!subject.isPublished) return;
  const { content } = comment;
  await notify(tx, ...(await mentionNotices(tx, { content, before, ...aboutOf(subject, comment, now) })));
}

/** Returns what a notification about a comment on a subject says. */
const aboutOf = (subject: Locked, comment: Row, now: Date) => ({
  actorId: comment.userId,
  subject: { type: 'comment' as const, id: comment.id, title: subject.title, path: pathOf(subject, comment) },
  cause: { subject: 'comment' as const, subjectId: comment.id },
  now,
});
const pathOf = (subject: Locked, { id }: Row) => `${subject.path}#comment-${id}`;

/** Returns who wrote a comment, as its effects are applied and undone. */
export const writtenBy = ({ id, userId }: Row, now: Date) => ({
  actorId: userId,
  source: { kind: 'comment', id },
  now,
});
