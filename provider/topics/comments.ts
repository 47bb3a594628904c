import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { PageQuery } from '../../contract/common.ts';
import type { commentCreateBody, commentUpdateBody } from '../../contract/topics.ts';
import type { Db } from '../db/client.ts';
import { comments, type topics } from '../db/schema/topics.ts';
import { users } from '../db/schema/users.ts';
import { notFound } from '../errors.ts';
import { refuseField } from '../fieldWords.ts';
import { authorColumns } from '../users/present.ts';
import { refuseManagersFields, requireOwner } from './access.ts';
import { setCounts } from './counters.ts';
import type { Writing } from './write.ts';

type Topic = typeof topics.$inferSelect;

const selectComments = (db: Db) =>
  db
    .select({ comment: comments, user: authorColumns })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId));
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];
export type ThreadRow = CommentRow & { replies: CommentRow[] };

const listedThread = (topicId: number) =>
  and(eq(comments.topicId, topicId), sql`${comments.listed}`, isNull(comments.parentId));

async function withReplies(db: Db, rows: CommentRow[]): Promise<ThreadRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.comment.id);
  const replies = await selectComments(db)
    .where(and(inArray(comments.parentId, ids), sql`${comments.listed}`))
    .orderBy(asc(comments.id));
  return rows.map((row) => ({
    ...row,
    replies: replies.filter((reply) => reply.comment.parentId === row.comment.id),
  }));
}

/** A page of a topic's top-level comments, oldest first, each with its replies. */
export async function listThreads(db: Db, topicId: number, { page, page_size }: PageQuery) {
  const ids = db
    .select({ id: comments.id })
    .from(comments)
    .where(listedThread(topicId))
    .orderBy(asc(comments.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
    .as('ids');
  const rows = await db
    .select({ comment: comments, user: authorColumns })
    .from(ids)
    .innerJoin(comments, eq(comments.id, ids.id))
    .innerJoin(users, eq(users.id, comments.userId))
    .orderBy(asc(comments.id));
  return withReplies(db, rows);
}

/** A comment with its replies. @throws 404 */
export async function findThread(db: Db, id: number): Promise<ThreadRow> {
  const rows = await selectComments(db).where(eq(comments.id, id));
  const [thread] = await withReplies(db, rows);
  if (!thread) throw notFound();
  return thread;
}

async function publishedComment(tx: Db, topicId: number, id: number) {
  const [row] = await tx
    .select()
    .from(comments)
    .where(
      and(eq(comments.id, id), eq(comments.topicId, topicId), eq(comments.status, 'published')),
    );
  return row;
}

/** Writes a comment or a reply on a locked topic. Gives its id. @throws 400 */
export async function createComment(
  tx: Db,
  topic: Topic,
  body: z.output<typeof commentCreateBody>,
  { member, now, locale }: Writing,
): Promise<number> {
  refuseManagersFields(member, body, locale);
  const { content, showManagerBadge } = body;
  const parentId = body.parent ?? null;
  if (parentId !== null) {
    const parent = await publishedComment(tx, topic.id, parentId);
    if (!parent || parent.parentId !== null) throw refuseField(locale, 'parent', 'unknownParent');
  }
  const [row] = await tx
    .insert(comments)
    .values({
      topicId: topic.id,
      userId: member.id,
      parentId,
      content,
      showManagerBadge,
      createdAt: now,
    })
    .returning({ id: comments.id });
  if (!row) throw new Error('The new comment has no row');
  await setCounts(tx, topic, {
    commentCount: topic.commentCount + 1,
    threadCount: topic.threadCount + (parentId === null ? 1 : 0),
  });
  return row.id;
}

/** Changes a comment's words. @throws 404, 409 not_owner, 400 */
export async function updateComment(
  tx: Db,
  topic: Topic,
  id: number,
  body: z.output<typeof commentUpdateBody>,
  { member, now, locale }: Writing,
) {
  const row = await publishedComment(tx, topic.id, id);
  if (!row) throw notFound();
  requireOwner(member, row);
  refuseManagersFields(member, body, locale);
  await tx
    .update(comments)
    .set({ ...body, editedAt: now })
    .where(eq(comments.id, id));
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
 * Deletes a comment of a locked topic. With replies it stays as an empty shell, and the shell goes
 * with its last reply. @throws 404, 409 not_owner
 */
export async function deleteComment(tx: Db, topic: Topic, id: number, { member, now }: Writing) {
  const row = await publishedComment(tx, topic.id, id);
  if (!row) throw notFound();
  requireOwner(member, row);
  const listed = row.parentId === null && (await hasReplies(tx, id));
  await tx
    .update(comments)
    .set({ status: 'deleted', deletedAt: now, listed })
    .where(eq(comments.id, id));
  const gone = row.parentId === null ? !listed : await dropEmptyShell(tx, row.parentId);
  await setCounts(tx, topic, {
    commentCount: topic.commentCount - 1,
    threadCount: topic.threadCount - (gone ? 1 : 0),
  });
}

/** Takes a deleted comment out of its list once nothing hangs on it. */
async function dropEmptyShell(tx: Db, id: number) {
  if (await hasReplies(tx, id)) return false;
  const dropped = await tx
    .update(comments)
    .set({ listed: false })
    .where(and(eq(comments.id, id), eq(comments.status, 'deleted')))
    .returning({ id: comments.id });
  return dropped.length > 0;
}
