import type { z } from '@hono/zod-openapi';
import {
  commentCreateBody,
  commentsAnswer,
  commentsQuery,
  commentThread,
  commentUpdateBody,
} from '../../../contract/comments.ts';
import { id, likeAnswer, success } from '../../../contract/common.ts';
import type { SubjectKind } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import {
  call,
  invalidates,
  type Member,
  paginate,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
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

/** An area's description of its content, so that it can be commented on. */
export interface Commented<P extends z.ZodObject, Row extends SubjectRow> {
  kind: SubjectKind;
  /** The subject's name in the calls' summaries: "a topic". */
  name: string;
  /** The calls' path, such as `/forums/{slug}/topics/{id}/comments/`, and its parameters. */
  path: `/${string}/comments/`;
  params: P;
  /** Finds the subject, if the caller may read it. */
  find: (
    db: Db,
    params: z.output<P>,
    member: Member | null,
  ) => Promise<Pick<SubjectRow, 'id' | 'threadCount'> | undefined>;
  /** Locks its row until the transaction ends. @throws 404 when the caller may not see it */
  lock: (tx: Db, params: z.output<P>, member: Member) => Promise<Row>;
  setCounts: (tx: Db, row: Row, counts: Counts) => Promise<void>;
  /** Rejects a new comment where members cannot write. @throws 409 */
  requireOpen?: (tx: Db, params: z.output<P>, member: Member) => Promise<void>;
  /** Its page's address without a slash before it, as `invalidates` names it. */
  page: (params: z.output<P>) => string;
}

/** Mounts the five calls of comments about one kind of subject: list, create, update, delete, like. */
export function commentRoutes<P extends z.ZodObject, Row extends SubjectRow>(area: Commented<P, Row>) {
  const { kind, name, path } = area;
  // The types of a generic schema are known to its area only; here they are passed on.
  const ofSubject: z.ZodObject = area.params;
  const ofComment = ofSubject.extend({ commentId: id }) as z.ZodObject<{ commentId: typeof id }>;
  const paramsOf = (valid: unknown) => valid as z.output<P>;
  const onePath = `${path}{commentId}/`;

  async function lock(tx: Db, params: z.output<P>, member: Member) {
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

  return router()
    .openapi(
      call({
        method: 'get',
        path,
        summary: `Comments of ${name}, by default oldest first, with their replies`,
        params: ofSubject,
        query: commentsQuery,
        answer: commentsAnswer,
      }),
      async (c) => {
        const params = paramsOf(c.req.valid('param'));
        const query = c.req.valid('query');
        const { count, rows } = await read(c, async (db) => {
          const member = c.get('member');
          const found = await area.find(db, params, member);
          if (!found) throw notFound();
          return listThreads(db, { ...found, kind }, query, member?.id);
        });
        return c.json(paginate(c, query, count, rows.map(presentThread)), 200);
      },
    )
    .openapi(
      call({
        method: 'post',
        path,
        summary: `Comment on ${name}, or reply to a comment`,
        params: ofSubject,
        body: commentCreateBody,
        answer: commentThread,
      }),
      async (c) => {
        const params = paramsOf(c.req.valid('param'));
        const member = requireVerified(c);
        const body = c.req.valid('json');
        const written = await write(c, async (tx) => {
          await area.requireOpen?.(tx, params, member);
          const { row, subject } = await lock(tx, params, member);
          const created = await createComment(tx, subject, body, requestContext(c, member));
          await area.setCounts(tx, row, created.counts);
          return findThread(tx, created.id, member.id);
        });
        invalidates(c, area.page(params));
        return c.json(presentThread(written), 200);
      },
    )
    .openapi(
      call({
        method: 'put',
        path: onePath,
        summary: 'Change a comment',
        params: ofComment,
        body: commentUpdateBody,
        answer: commentThread,
      }),
      async (c) => {
        const valid = c.req.valid('param');
        const params = paramsOf(valid);
        const member = requireVerified(c);
        const body = c.req.valid('json');
        const changed = await write(c, async (tx) => {
          const { subject } = await lock(tx, params, member);
          await updateComment(tx, subject, valid.commentId, body, requestContext(c, member));
          return findThread(tx, valid.commentId, member.id);
        });
        invalidates(c, area.page(params));
        return c.json(presentThread(changed), 200);
      },
    )
    .openapi(
      call({
        method: 'delete',
        path: onePath,
        summary: 'Delete a comment; one with replies stays as a placeholder',
        params: ofComment,
        answer: success,
      }),
      async (c) => {
        const valid = c.req.valid('param');
        const params = paramsOf(valid);
        const member = requireMember(c);
        await write(c, async (tx) => {
          const { row, subject } = await lock(tx, params, member);
          const counts = await deleteComment(tx, subject, valid.commentId, requestContext(c, member));
          await area.setCounts(tx, row, counts);
        });
        invalidates(c, area.page(params));
        return c.json({ success: true as const }, 200);
      },
    )
    .openapi(
      call({
        method: 'post',
        path: `${onePath}like/`,
        summary: `Like or unlike a comment of ${name}`,
        params: ofComment,
        answer: likeAnswer,
      }),
      async (c) => {
        const valid = c.req.valid('param');
        const params = paramsOf(valid);
        const member = requireMember(c);
        const answer = await write(c, async (tx) => {
          const { subject } = await lock(tx, params, member);
          return toggleCommentLike(tx, subject, valid.commentId, requestContext(c, member));
        });
        invalidates(c, area.page(params));
        return c.json(answer, 200);
      },
    );
}
