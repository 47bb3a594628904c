import { postCalls } from '../../../contract/posts.calls.ts';
import { type Post, postSchemas } from '../../../contract/posts.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { mayCountView, readerOf } from '../../domain/views/reader.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, invalidates, read, write } from '../../platform/http/context.ts';
import { createPost, deletePost, updatePost } from './commands.ts';
import { togglePostLike } from './likes.ts';
import { presentPost } from './present.ts';
import { findPost, findRecordMap, hasLiked } from './queries.ts';
import { countView } from './views.ts';

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
export const postRoutes = mount(postCalls, postSchemas, {
  async createPost(c, { body, member }) {
    const created = await write(c, (tx) => createPost(tx, body, requestContext(c, member)));
    invalidates(c, postPage(created));
    return readPost(c, created);
  },
  getPost: (c, { params }) => readPost(c, params.id),
  async getPostNotion(c, { params, member }) {
    const found = await read(c, (db) => findRecordMap(db, params.id, member));
    if (!found) throw notFound();
    return postSchemas.getPostNotion.response.parse(found);
  },
  async updatePost(c, { params: { id }, body, member }) {
    await write(c, (tx) => updatePost(tx, id, body, requestContext(c, member)));
    invalidates(c, postPage(id));
    return readPost(c, id);
  },
  async deletePost(c, { params: { id }, member }) {
    await write(c, (tx) => deletePost(tx, id, requestContext(c, member)));
    invalidates(c, postPage(id));
    return done;
  },
  async likePost(c, { params: { id }, member }) {
    const by = { userId: member.id, now: c.get('services').now(), locale: c.get('locale') };
    const answer = await write(c, (tx) => togglePostLike(tx, id, by));
    invalidates(c, postPage(id));
    return answer;
  },
  viewPost(c, { params: { id }, member }) {
    const now = c.get('services').now();
    const mayCount = () => mayCountView(c, `post:${id}`);
    const view = { reader: readerOf(c), member, now, mayCount };
    return write(c, (tx) => countView(tx, id, view));
  },
});
