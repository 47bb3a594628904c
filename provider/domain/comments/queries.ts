import { and, asc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PageQuery } from '../../../contract/common.ts';
import { comments, type SubjectKind } from '../../db/schema/comments.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { authorColumns } from '../members/present.ts';
import { collapsedOf } from '../moderation/collapsed.ts';
import { holds } from '../search/search.ts';

/** The content that comments are about: its kind and its row's id. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

const columns = {
  comment: comments,
  user: authorColumns,
  collapsed: collapsedOf('comment', comments.id),
};
const selectComments = (db: Db) => db.select(columns).from(comments).innerJoin(users, eq(users.id, comments.userId));
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];
export type ThreadRow = CommentRow & { replies: CommentRow[] };

export const about = ({ kind, id }: Subject): SQL | undefined =>
  and(eq(comments.subject, kind), eq(comments.subjectId, id));

/** Builds a condition: the top-level comments of a subject that are shown. */
export const listedThreads = (subject: Subject): SQL | undefined =>
  and(about(subject), sql`${comments.listed}`, isNull(comments.parentId));

const replies = alias(comments, 'replies');
const saying = (search: string, of: typeof comments | typeof replies) =>
  and(eq(of.status, 'published'), holds(sql`${of.content}`, search));

/** Builds a condition: threads that match a search, in the first comment or in a reply. */
const threadsHolding = (db: Db, search: string): SQL | undefined =>
  or(
    saying(search, comments),
    exists(
      db
        .select({ one: sql`1` })
        .from(replies)
        .where(and(eq(replies.parentId, comments.id), saying(search, replies))),
    ),
  );

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

/**
 * Returns a page of a subject's top-level comments, oldest first, each with its replies, and the total number
 * of threads or of those that match a search.
 */
export async function listThreads(
  db: Db,
  subject: Subject & { threadCount: number },
  { page, page_size, search }: PageQuery,
) {
  const matching = and(listedThreads(subject), search ? threadsHolding(db, search) : undefined);
  const ids = db
    .select({ id: comments.id })
    .from(comments)
    .where(matching)
    .orderBy(asc(comments.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }))
    .as('ids');
  const rows = await db
    .select(columns)
    .from(ids)
    .innerJoin(comments, eq(comments.id, ids.id))
    .innerJoin(users, eq(users.id, comments.userId))
    .orderBy(asc(comments.id));
  const count = search ? await db.$count(comments, matching) : subject.threadCount;
  return { count, rows: await withReplies(db, rows) };
}

/** Returns a comment with its replies. @throws 404 */
export async function findThread(db: Db, id: number): Promise<ThreadRow> {
  const rows = await selectComments(db).where(eq(comments.id, id));
  const [thread] = await withReplies(db, rows);
  if (!thread) throw notFound();
  return thread;
}
