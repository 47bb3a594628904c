import { and, asc, desc, eq, exists, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CommentsQuery, CommentThread } from '../../../contract/comments.ts';
import { REPLIES_MORE, REPLIES_SHOWN } from '../../../contract/constants/common.ts';
import { commentLikes, comments, type SubjectKind } from '../../db/schema/comments.ts';
import { users } from '../../db/schema/users.ts';
import { amongGiven, intList } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { prepared } from '../../platform/db/prepare.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { collapsedOf } from '../content/collapsed.ts';
import { authorColumns } from '../members/present.ts';
import { type Named, namedIn } from '../mentions/mentions.ts';
import { holds } from '../search/search.ts';

/** The content that comments are about: its kind and its row's id. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** The id of the member who reads, if any: the columns say what they like. */
type Reader = number | undefined;

const likedBy = (reader: number | Placeholder) =>
  and(eq(commentLikes.commentId, comments.id), eq(commentLikes.userId, reader));
const columns = {
  comment: comments,
  user: authorColumns,
  collapsed: collapsedOf('comment', comments.id),
  liked: sql<boolean>`${commentLikes.userId} is not null`,
};
const selectComments = (db: Db, reader: Reader) =>
  db
    .select(columns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(commentLikes, likedBy(reader ?? 0));
type SelectedRow = Awaited<ReturnType<typeof selectComments>>[number];
/** A comment with the members whom its page's comments mention. */
export type CommentRow = SelectedRow & { named: Named };
/** Some replies of a comment, and how many follow. */
export type RepliesRow = { replies: CommentRow[]; more: CommentThread['more'] };
export type ThreadRow = CommentRow & RepliesRow;

export const about = ({ kind, id }: Subject | Record<keyof Subject, Placeholder>): SQL | undefined =>
  and(eq(comments.subject, kind), eq(comments.subjectId, id));

/** Builds a condition: the top-level comments of a subject that are shown. */
const listedThreads = (subject: Parameters<typeof about>[0]): SQL | undefined =>
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

/**
 * Selects the shown replies of each comment of `ids` that follow `after`, oldest first and at most `limit` each: one
 * comment may have thousands. `total` is how many of its comment there are.
 */
const repliesQuery = prepared((db) => {
  const ofParent = sql`over (partition by ${comments.parentId}`;
  const placed = db
    .select({
      id: comments.id,
      place: sql<number>`(row_number() ${ofParent} order by ${comments.id}))`.as('place'),
      total: sql<number>`(count(*) ${ofParent}))::int`.as('total'),
    })
    .from(comments)
    .where(
      and(
        amongGiven(comments.parentId, sql.placeholder('ids')),
        gt(comments.id, sql.placeholder('after')),
        sql`${comments.listed}`,
      ),
    )
    .as('placed');
  return db
    .select({ ...columns, total: placed.total })
    .from(placed)
    .innerJoin(comments, eq(comments.id, placed.id))
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(commentLikes, likedBy(sql.placeholder('reader')))
    .where(lte(placed.place, sql.placeholder('limit')))
    .orderBy(asc(comments.id))
    .prepare('');
});

const readReplies = (db: Db, ids: number[], reader: Reader, { after = 0, limit }: { after?: number; limit: number }) =>
  repliesQuery(db).execute({ ids: intList(ids), after, limit, reader: reader ?? 0 });

/** Adds the members whom replies name, and how many of the `total` follow. */
function toReplies(rows: Awaited<ReturnType<typeof readReplies>>, named: CommentRow['named']): RepliesRow {
  const last = rows.at(-1);
  const left = last ? last.total - rows.length : 0;
  return {
    replies: rows.map(({ total: _, ...reply }) => ({ ...reply, named })),
    more: last && left > 0 ? { count: left, after: last.comment.id } : null,
  };
}

const contentsOf = (rows: SelectedRow[]) => rows.map((row) => row.comment.content);

async function withReplies(db: Db, threads: SelectedRow[], reader: Reader): Promise<ThreadRow[]> {
  if (threads.length === 0) return [];
  const ids = threads.map((row) => row.comment.id);
  const answering = await readReplies(db, ids, reader, { limit: REPLIES_SHOWN });
  const named = await namedIn(db, contentsOf([...threads, ...answering]));
  return threads.map((row) => {
    const own = answering.filter((reply) => reply.comment.parentId === row.comment.id);
    return { ...row, named, ...toReplies(own, named) };
  });
}

/** Returns the replies of a comment on a subject that follow `after`. @throws 404 for a comment of another subject */
export async function listReplies(
  db: Db,
  subject: Subject,
  { id, after }: { id: number; after: number },
  reader: Reader,
): Promise<RepliesRow> {
  const [thread] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(listedThreads(subject), eq(comments.id, id)));
  if (!thread) throw notFound();
  const rows = await readReplies(db, [id], reader, { after, limit: REPLIES_MORE });
  return toReplies(rows, await namedIn(db, contentsOf(rows)));
}

/** The columns by which threads are sorted. */
const orders = {
  old: [asc(comments.id)],
  new: [desc(comments.id)],
  likes: [desc(comments.likeCount), asc(comments.id)],
} satisfies Record<CommentsQuery['ordering'], SQL[]>;

/** Selects a page of a subject's top-level comments in an order; `search` narrows them. */
function selectThreads(db: Db, ordering: CommentsQuery['ordering'], search?: string) {
  const subject = { kind: sql.placeholder('kind'), id: sql.placeholder('id') };
  const ids = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(listedThreads(subject), search ? threadsHolding(db, search) : undefined))
    .orderBy(...orders[ordering])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('ids');
  return db
    .select(columns)
    .from(ids)
    .innerJoin(comments, eq(comments.id, ids.id))
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(commentLikes, likedBy(sql.placeholder('reader')))
    .orderBy(...orders[ordering])
    .prepare('');
}

const threadsQuery = prepared((db, ordering: CommentsQuery['ordering']) => selectThreads(db, ordering));

/**
 * Returns a page of a subject's top-level comments in the wanted order, each with its first replies and the likes of
 * `reader`, and the total number of threads or of those that match a search.
 */
export async function listThreads(
  db: Db,
  { threadCount, ...subject }: Subject & { threadCount: number },
  { page, page_size, search, ordering }: CommentsQuery,
  reader: Reader,
) {
  const query = search ? selectThreads(db, ordering, search) : threadsQuery(db, ordering);
  const rows = await query.execute({
    kind: subject.kind,
    id: subject.id,
    reader: reader ?? 0,
    limit: page_size,
    offset: offsetOf({ page, page_size }),
  });
  const count = search
    ? await db.$count(comments, and(listedThreads(subject), threadsHolding(db, search)))
    : threadCount;
  return { count, rows: await withReplies(db, rows, reader) };
}

/** Returns a comment with its first replies and the likes of `reader`. @throws 404 */
export async function findThread(db: Db, id: number, reader: Reader): Promise<ThreadRow> {
  const rows = await selectComments(db, reader).where(eq(comments.id, id));
  const [thread] = await withReplies(db, rows, reader);
  if (!thread) throw notFound();
  return thread;
}
