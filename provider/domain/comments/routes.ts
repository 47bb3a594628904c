import type { z } from 'zod';
import type { CommentCalls } from '../../../contract/comments.calls.ts';
import type { CommentSchemas } from '../../../contract/comments.ts';
import type { SubjectKind } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { invalidates, type Member, paginate, read, write } from '../../platform/http/context.ts';
import { done, mount } from '../identity/mount.ts';
import { requestContext } from '../identity/requestContext.ts';
import { toggleCommentLike } from './likes.ts';
import { presentThread } from './present.ts';
import { findThread, listThreads } from './queries.ts';
import { type Counts, createComment, deleteComment, type Locked, updateComment } from './write.ts';

/** A subject's row of its table. */
export interface SubjectRow extends Counts {
  id: number;
  userId: number | null;
  title: string;
}

type ParamsOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** An area's description of its content, so that it can be commented on. */
export interface Commented<Shape extends z.ZodRawShape, Row extends SubjectRow> {
  kind: SubjectKind;
  calls: CommentCalls;
  schemas: CommentSchemas<Shape>;
  /** Finds the subject, if the caller may read it. */
  find: (
    db: Db,
    params: ParamsOf<Shape>,
    member: Member | null,
  ) => Promise<Pick<SubjectRow, 'id' | 'threadCount'> | undefined>;
  /** Locks its row until the transaction ends. @throws 404 when the caller may not see it */
  lock: (tx: Db, params: ParamsOf<Shape>, member: Member) => Promise<Row>;
  setCounts: (tx: Db, row: Row, counts: Counts) => Promise<void>;
  /** Rejects a new comment where members cannot write. @throws 409 */
  requireOpen?: (tx: Db, params: ParamsOf<Shape>, member: Member) => Promise<void>;
  /** Its page's address without a slash before it, as `invalidates` names it. */
  page: (params: ParamsOf<Shape>) => string;
}

/** Mounts the five calls of comments about one kind of subject: list, create, update, delete, like. */
export function commentRoutes<Shape extends z.ZodRawShape, Row extends SubjectRow>(area: Commented<Shape, Row>) {
  const { kind, calls } = area;
  // The types of a generic schema are known to its area only; here they are passed on.
  const schemas = area.schemas as unknown as CommentSchemas;
  const ofSubject = (params: unknown) => params as ParamsOf<Shape>;

  async function lock(tx: Db, params: ParamsOf<Shape>, member: Member) {
    const row = await area.lock(tx, params, member);
    const { id: rowId, userId, title, commentCount, threadCount } = row;
    const counts = { commentCount, threadCount };
    const subject: Locked = {
      kind,
      id: rowId,
      userId,
      title,
      path: `/${area.page(params)}`,
      ...counts,
    };
    return { row, subject };
  }

  return mount(calls, schemas, {
    async getComments(c, { params, query, member }) {
      const { count, rows } = await read(c, async (db) => {
        const found = await area.find(db, ofSubject(params), member);
        if (!found) throw notFound();
        return listThreads(db, { ...found, kind }, query, member?.id);
      });
      const results = rows.map((row) => presentThread(row, member));
      return paginate(c, query, count, results);
    },
    async createComment(c, { params: named, body, member }) {
      const params = ofSubject(named);
      const written = await write(c, async (tx) => {
        await area.requireOpen?.(tx, params, member);
        const { row, subject } = await lock(tx, params, member);
        const created = await createComment(tx, subject, body, requestContext(c, member));
        await area.setCounts(tx, row, created.counts);
        return findThread(tx, created.id, member.id);
      });
      invalidates(c, area.page(params));
      return presentThread(written, member);
    },
    async updateComment(c, { params: { commentId, ...named }, body, member }) {
      const params = ofSubject(named);
      const changed = await write(c, async (tx) => {
        const { subject } = await lock(tx, params, member);
        await updateComment(tx, subject, commentId, body, requestContext(c, member));
        return findThread(tx, commentId, member.id);
      });
      invalidates(c, area.page(params));
      return presentThread(changed, member);
    },
    async deleteComment(c, { params: { commentId, ...named }, member }) {
      const params = ofSubject(named);
      await write(c, async (tx) => {
        const { row, subject } = await lock(tx, params, member);
        const counts = await deleteComment(tx, subject, commentId, requestContext(c, member));
        await area.setCounts(tx, row, counts);
      });
      invalidates(c, area.page(params));
      return done;
    },
    async likeComment(c, { params: { commentId, ...named }, member }) {
      const params = ofSubject(named);
      const answer = await write(c, async (tx) => {
        const { subject } = await lock(tx, params, member);
        return toggleCommentLike(tx, subject, commentId, requestContext(c, member));
      });
      invalidates(c, area.page(params));
      return answer;
    },
  });
}
