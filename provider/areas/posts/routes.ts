import { z } from '@hono/zod-openapi';
import { id, likeAnswer, success, viewAnswer } from '../../../contract/common.ts';
import { notionRecordMap, type Post, post, postBody, postUpdateBody } from '../../../contract/posts.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { mayCountView, readerOf } from '../../domain/views/reader.ts';
import { notFound } from '../../platform/errors/errors.ts';
import {
  type AppContext,
  call,
  invalidates,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { createPost, deletePost, updatePost } from './commands.ts';
import { togglePostLike } from './likes.ts';
import { presentPost } from './present.ts';
import { findPost, findRecordMap, hasLiked } from './queries.ts';
import { countView } from './views.ts';

const byId = z.object({ id });

/** Returns the page of a post, as `invalidates` expects it. */
export const postPage = (postId: number) => `posts/${postId}`;

/** Reads a post as the caller sees it. @throws 404 */
async function readPost(c: AppContext, postId: number): Promise<Post> {
  const member = c.get('member');
  const found = await read(c, async (db) => {
    const row = await findPost(db, postId, member);
    return row && { row, liked: await hasLiked(db, postId, member?.id) };
  });
  if (!found) throw notFound();
  return presentPost(c, found.row, found.liked);
}

/** One post: read, create, like. */
export const postRoutes = router()
  .openapi(
    call({
      method: 'post',
      path: '/posts/',
      summary: 'Write a post',
      body: postBody,
      answer: post,
    }),
    async (c) => {
      const body = c.req.valid('json');
      const member = requireVerified(c);
      const created = await write(c, (tx) => createPost(tx, body, requestContext(c, member)));
      invalidates(c, postPage(created));
      return c.json(await readPost(c, created), 200);
    },
  )
  .openapi(call({ method: 'get', path: '/posts/{id}/', summary: 'A post', params: byId, answer: post }), async (c) =>
    c.json(await readPost(c, c.req.valid('param').id), 200),
  )
  .openapi(
    call({
      method: 'get',
      path: '/posts/{id}/notion/',
      summary: 'The record map of a post that is a Notion page',
      params: byId,
      answer: notionRecordMap,
    }),
    async (c) => {
      const { id: postId } = c.req.valid('param');
      const found = await read(c, (db) => findRecordMap(db, postId, c.get('member')));
      if (!found) throw notFound();
      return c.json(notionRecordMap.parse(found), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/posts/{id}/',
      summary: 'Change a post; omitted fields stay',
      params: byId,
      body: postUpdateBody,
      answer: post,
    }),
    async (c) => {
      const { id: postId } = c.req.valid('param');
      const member = requireVerified(c);
      await write(c, (tx) => updatePost(tx, postId, c.req.valid('json'), requestContext(c, member)));
      invalidates(c, postPage(postId));
      return c.json(await readPost(c, postId), 200);
    },
  )
  .openapi(
    call({
      method: 'delete',
      path: '/posts/{id}/',
      summary: 'Delete a post',
      params: byId,
      answer: success,
    }),
    async (c) => {
      const { id: postId } = c.req.valid('param');
      const member = requireMember(c);
      await write(c, (tx) => deletePost(tx, postId, requestContext(c, member)));
      invalidates(c, postPage(postId));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/posts/{id}/like/',
      summary: 'Like or unlike a post',
      params: byId,
      answer: likeAnswer,
    }),
    async (c) => {
      const { id: postId } = c.req.valid('param');
      const member = requireMember(c);
      const now = c.get('services').now();
      const answer = await write(c, (tx) =>
        togglePostLike(tx, postId, { userId: member.id, now, locale: c.get('locale') }),
      );
      invalidates(c, postPage(postId));
      return c.json(answer, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/posts/{id}/view/',
      summary: 'Count a view, once per reader and day',
      params: byId,
      answer: viewAnswer,
    }),
    async (c) => {
      const { id: postId } = c.req.valid('param');
      const [reader, member] = [readerOf(c), c.get('member')];
      const now = c.get('services').now();
      const mayCount = () => mayCountView(c, `post:${postId}`);
      const view = { reader, member, now, mayCount };
      return c.json(await write(c, (tx) => countView(tx, postId, view)), 200);
    },
  );
