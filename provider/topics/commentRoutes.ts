import { z } from '@hono/zod-openapi';
import { id, success, text } from '../../contract/common.ts';
import {
  commentCreateBody,
  commentsAnswer,
  commentsQuery,
  commentUpdateBody,
  topicComment,
} from '../../contract/topics.ts';
import {
  call,
  invalidates,
  paginate,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../context.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../errors.ts';
import { findForum } from '../forums/queries.ts';
import {
  createComment,
  deleteComment,
  findThread,
  listThreads,
  updateComment,
} from './comments.ts';
import { topicPage, writing } from './handlers.ts';
import { presentThread } from './presentComment.ts';
import { findTopic } from './queries.ts';
import { lockTopic } from './write.ts';

const path = '/forums/{slug}/topics/{id}/comments/' as const;
const onePath = `${path}{commentId}/` as const;
const ofTopic = z.object({ slug: text(60), id });
const ofComment = ofTopic.extend({ commentId: id });

/** The topic a comment is about, locked. @throws 404 */
async function lockTopicOf(
  tx: Db,
  { slug, id }: z.output<typeof ofTopic>,
  member: Parameters<typeof lockTopic>[2],
) {
  const forum = await findForum(tx, slug);
  if (!forum) throw notFound();
  return lockTopic(tx, id, member, forum.id);
}

/** Comments of a topic and their replies. */
export const commentRoutes = router()
  .openapi(
    call({
      method: 'get',
      path,
      summary: 'Comments of a topic, oldest first, with their replies',
      params: ofTopic,
      query: commentsQuery,
      answer: commentsAnswer,
    }),
    async (c) => {
      const { slug, id } = c.req.valid('param');
      const query = c.req.valid('query');
      const { count, rows } = await read(c, async (db) => {
        const found = await findTopic(db, id, { member: c.get('member'), forum: slug });
        if (!found) throw notFound();
        return { count: found.topic.threadCount, rows: await listThreads(db, id, query) };
      });
      return c.json(paginate(c, query, count, rows.map(presentThread)), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path,
      summary: 'Comment on a topic, or reply to a comment',
      params: ofTopic,
      body: commentCreateBody,
      answer: topicComment,
    }),
    async (c) => {
      const params = c.req.valid('param');
      const member = requireVerified(c);
      const written = await write(c, async (tx) => {
        const topic = await lockTopicOf(tx, params, member);
        const created = await createComment(tx, topic, c.req.valid('json'), writing(c, member));
        return findThread(tx, created);
      });
      invalidates(c, topicPage(params.slug, params.id));
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
      answer: topicComment,
    }),
    async (c) => {
      const params = c.req.valid('param');
      const member = requireVerified(c);
      const changed = await write(c, async (tx) => {
        const topic = await lockTopicOf(tx, params, member);
        const body = c.req.valid('json');
        await updateComment(tx, topic, params.commentId, body, writing(c, member));
        return findThread(tx, params.commentId);
      });
      invalidates(c, topicPage(params.slug, params.id));
      return c.json(presentThread(changed), 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: onePath,
      summary: 'Delete a comment; with replies it stays as an empty shell',
      params: ofComment,
      answer: success,
    }),
    async (c) => {
      const params = c.req.valid('param');
      const member = requireMember(c);
      await write(c, async (tx) => {
        const topic = await lockTopicOf(tx, params, member);
        await deleteComment(tx, topic, params.commentId, writing(c, member));
      });
      invalidates(c, topicPage(params.slug, params.id));
      return c.json({ success: true as const }, 200);
    },
  );
