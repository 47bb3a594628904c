import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CommentCalls } from '../../../contract/comments.calls.ts';
import type { SubjectKind } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, invalidates, type Member, paginate, read, write } from '../../platform/http/context.ts';
import type { Address, CommentCounts, ContentTable, DefinedContent } from '../content/define.ts';
import { done, mount } from '../identity/mount.ts';
import { requestContext } from '../identity/requestContext.ts';
import { readForum } from '../moderation/reach.ts';
import { toggleCommentLike } from './likes.ts';
import { presentReplies, presentThread, type Reader } from './present.ts';
import { findThread, listReplies, listThreads, type Subject } from './queries.ts';
import { createComment, deleteComment, hasWritten, type Locked, updateComment } from './write.ts';

/** A table of content that is commented on. */
type CommentedTable = ContentTable & {
  readonly $inferSelect: CommentCounts & { userId?: number | null; status: string };
  threadCount: PgColumn;
  commentCount: PgColumn;
};

/** Mounts the six calls of comments about one kind of content: list, replies, create, update, delete, like. */
export function commentRoutes<Table extends CommentedTable, A extends Address>(
  content: DefinedContent<Table, A> & { kind: SubjectKind },
  calls: CommentCalls,
  {
    requireOpen,
  }: {
    /** Rejects a new comment where members cannot write. @throws 409 */
    requireOpen?(tx: Db, params: A, member: Member): Promise<void>;
  } = {},
) {
  const { kind, table } = content;

  async function lock(tx: Db, params: object, caller?: Member | null) {
    const { row, title, path, page } = await content.lock(tx, params as Partial<A>, caller);
    const { id, userId = null, status, commentCount, threadCount }: CommentedTable['$inferSelect'] = row;
    const isPublished = status === 'published';
    const subject: Locked = { kind, id, userId, title, path, isPublished, commentCount, threadCount };
    return { subject, page, setCounts: (counts: CommentCounts) => content.setCounts(tx, row, counts) };
  }

  /** Finds the content whose comments are read. @throws 404 */
  async function find(db: Db, params: object, member: Member | null) {
    const { id, threadCount, commentCount } = table;
    const [found] = await db
      .select({ id, threadCount, commentCount })
      .from(table as PgTable)
      .where(content.readable(params as Partial<A>, member));
    if (!found) throw notFound();
    const counts = { threadCount: Number(found.threadCount), commentCount: Number(found.commentCount) };
    return { kind, id: Number(found.id), ...counts };
  }

  /** Reads what the comments of content are presented by. */
  const readerOf = async (c: AppContext, db: Db, { id }: Subject, member: Member | null): Promise<Reader> => ({
    member,
    forumId: await readForum(db, member, { subject: kind, subjectId: id }),
    locale: c.get('locale'),
  });

  return mount(calls, {
    async getComments(c, { params, query, member }) {
      const { count, results, total } = await read(c, async (db) => {
        const subject = await find(db, params, member);
        const { count, rows } = await listThreads(db, subject, query, member?.id);
        const reader = await readerOf(c, db, subject, member);
        return { count, results: rows.map((row) => presentThread(row, reader)), total: subject.commentCount };
      });
      return { ...paginate(c, query, count, results), comment_count: total };
    },
    getReplies(c, { params: { commentId, ...params }, query: { after }, member }) {
      return read(c, async (db) => {
        const subject = await find(db, params, member);
        const rows = await listReplies(db, subject, { id: commentId, after }, member?.id);
        return presentReplies(rows, await readerOf(c, db, subject, member));
      });
    },
    async createComment(c, { params, body, member }) {
      const { thread, page } = await write(c, async (tx) => {
        await requireOpen?.(tx, params as A, member);
        const { subject, page, setCounts } = await lock(tx, params, member);
        const created = await createComment(tx, subject, body, requestContext(c, member));
        await setCounts(created.counts);
        const row = await findThread(tx, created.id, member.id);
        return { thread: presentThread(row, await readerOf(c, tx, subject, member)), page };
      });
      invalidates(c, page);
      return thread;
    },
    async updateComment(c, { params: { commentId, ...params }, body, member }) {
      const { thread, page } = await write(c, async (tx) => {
        const { subject, page } = await lock(tx, params, member);
        await updateComment(tx, subject, commentId, body, requestContext(c, member));
        const row = await findThread(tx, commentId, member.id);
        return { thread: presentThread(row, await readerOf(c, tx, subject, member)), page };
      });
      invalidates(c, page);
      return thread;
    },
    async deleteComment(c, { params: { commentId, ...params }, member }) {
      const changed = await write(c, async (tx) => {
        // Who wrote it may take it back, also where they cannot read the content any more.
        const isOwn = await hasWritten(tx, { kind, id: commentId, userId: member.id });
        const { subject, page, setCounts } = await lock(tx, params, isOwn ? undefined : member);
        await setCounts(await deleteComment(tx, subject, commentId, requestContext(c, member)));
        return page;
      });
      invalidates(c, changed);
      return done;
    },
    async likeComment(c, { params: { commentId, ...params }, member }) {
      const { answer, page } = await write(c, async (tx) => {
        const { subject, page } = await lock(tx, params, null);
        return { answer: await toggleCommentLike(tx, subject, commentId, requestContext(c, member)), page };
      });
      invalidates(c, page);
      return answer;
    },
  });
}
