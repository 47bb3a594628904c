import { and, eq, or, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { CommentCalls } from '../../../contract/comments.calls.ts';
import { comments } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { CommentCounts } from '../content/define.ts';
import { undoEffects } from '../effects/effects.ts';
import { rejectBadge, requireOwner } from '../identity/policy.ts';
import type { RequestContext } from '../identity/requestContext.ts';
import { rejectBlocked } from '../moderation/blocks.ts';
import { discard } from '../moderation/discard.ts';
import { requireUnedited } from '../moderation/editing.ts';
import { rejectWritten } from '../moderation/newMembers.ts';
import { saveRevision } from '../moderation/revisions.ts';
import { afterComment, afterEdit, writtenBy } from './afterComment.ts';
import { commentContent } from './content.ts';
import { about, type Subject } from './queries.ts';

/** A subject whose row is locked until the transaction ends, with its counters. */
export interface Locked extends Subject, CommentCounts {
  /** The author's id; null for content without an author. */
  userId: number | null;
  title: string;
  /** Its page's address on the site. */
  path: string;
  /** Whether everyone reads it; what is hidden its author and managers do. */
  isPublished: boolean;
}

/** Returns whether a member has written a comment on a kind of content. */
export const hasWritten = async (
  tx: Db,
  { kind, id, userId }: Pick<Subject, 'kind'> & { id: number; userId: number },
): Promise<boolean> =>
  (await tx.$count(comments, and(eq(comments.id, id), eq(comments.subject, kind), eq(comments.userId, userId)))) > 0;

async function publishedComment(tx: Db, subject: Subject, id: number) {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), about(subject), eq(comments.status, 'published')));
  return row;
}

/** Reads the texts of a thread that a reply may quote; none for a comment that replies to none. */
async function threadTexts(tx: Db, parentId: number | null): Promise<string[]> {
  if (parentId === null) return [];
  const inThread = or(eq(comments.id, parentId), and(eq(comments.parentId, parentId), sql`${comments.listed}`));
  const rows = await tx
    .select({ content: comments.content })
    .from(comments)
    .where(and(inThread, eq(comments.status, 'published')));
  return rows.map(({ content }) => content);
}

/**
 * Creates a comment or a reply on a locked subject. Returns its id and the new counts. @throws 400, 409
 * blocked
 */
export async function createComment(
  tx: Db,
  subject: Locked,
  body: InputOf<CommentCalls['createComment']>['body'],
  by: RequestContext,
): Promise<{ id: number; counts: CommentCounts }> {
  const { member, now, locale } = by;
  rejectBadge(member, body, locale);
  const { content, showManagerBadge, parent: parentId } = body;
  const parent = parentId ? await publishedComment(tx, subject, parentId) : undefined;
  if (parentId && (!parent || parent.parentId !== null)) {
    throw fieldError(locale, 'parent', 'unknownParent');
  }
  for (const author of [subject.userId, parent?.userId]) {
    if (author) await rejectBlocked(tx, { by: author, member: member.id });
  }
  const readQuoted = () => threadTexts(tx, parent?.id ?? null);
  await rejectWritten(tx, { kind: 'comment', texts: { content }, readQuoted }, by);
  const [comment] = await tx
    .insert(comments)
    .values({
      subject: subject.kind,
      subjectId: subject.id,
      userId: member.id,
      parentId: parent?.id ?? null,
      content,
      showManagerBadge,
      createdAt: now,
    })
    .returning();
  if (!comment) throw new Error('The new comment has no row');
  const counts = {
    commentCount: subject.commentCount + 1,
    threadCount: subject.threadCount + (parent ? 0 : 1),
  };
  await afterComment(tx, { subject: { ...subject, ...counts }, comment, parent, now });
  return { id: comment.id, counts };
}

/** Changes a comment's words and notifies whom they newly mention. @throws 404, 409 not_owner, edit_conflict, 400 */
export async function updateComment(
  tx: Db,
  subject: Locked,
  id: number,
  { edited_at, ...body }: InputOf<CommentCalls['updateComment']>['body'],
  by: RequestContext,
) {
  const { member, now, locale } = by;
  const row = await publishedComment(tx, subject, id);
  if (!row) throw notFound();
  requireOwner(member, row);
  requireUnedited(row, { edited_at });
  rejectBadge(member, body, locale, row);
  const before = { texts: { content: row.content } };
  const readQuoted = () => threadTexts(tx, row.parentId);
  await rejectWritten(tx, { kind: 'comment', texts: { content: body.content }, before, readQuoted }, by);
  const changed = await saveRevision(tx, commentContent, row, body, { member, now });
  await tx
    .update(comments)
    .set({ ...body, ...(changed && { editedAt: now }) })
    .where(eq(comments.id, id));
  await afterEdit(tx, { subject, comment: { ...row, content: body.content }, before: row.content, now });
}

async function hasReplies(tx: Db, id: number) {
  const rows = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.parentId, id), sql`${comments.listed}`))
    .limit(1);
  return rows.length > 0;
}

/**
 * Deletes a comment of a locked subject and returns the new counts. With replies it stays as an empty
 * row, which is deleted with its last reply. @throws 404, 409 not_owner
 */
export async function deleteComment(
  tx: Db,
  subject: Locked,
  id: number,
  { member, now }: RequestContext,
): Promise<CommentCounts> {
  const row = await publishedComment(tx, subject, id);
  if (!row) throw notFound();
  requireOwner(member, row);
  const listed = row.parentId === null && (await hasReplies(tx, id));
  await tx.update(comments).set({ status: 'deleted', deletedAt: now, listed }).where(eq(comments.id, id));
  await undoEffects(tx, 'comment_written', writtenBy(row, now));
  const deleted = row.parentId === null ? !listed : await dropEmptyShell(tx, row.parentId);
  // Last, since the notified members are locked from here on.
  await discard(tx, commentContent, row, { member, now });
  return {
    commentCount: subject.commentCount - 1,
    threadCount: subject.threadCount - (deleted ? 1 : 0),
  };
}

/** Removes a deleted comment from its list once it has no replies. */
async function dropEmptyShell(tx: Db, id: number) {
  if (await hasReplies(tx, id)) return false;
  const dropped = await tx
    .update(comments)
    .set({ listed: false })
    .where(and(eq(comments.id, id), eq(comments.status, 'deleted')))
    .returning({ id: comments.id });
  return dropped.length > 0;
}
