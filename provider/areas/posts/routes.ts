import { postCalls, postCommentCalls } from '../../../contract/posts.calls.ts';
import { type Post, postSchemas } from '../../../contract/posts.ts';
import { hasLiked, like } from '../../domain/actions/like.ts';
import { remove } from '../../domain/actions/remove.ts';
import { view } from '../../domain/actions/view.ts';
import { commentRoutes } from '../../domain/comments/routes.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, invalidates, read, write } from '../../platform/http/context.ts';
import { createPost, updatePost } from './commands.ts';
import { postContent } from './content.ts';
import { presentPost } from './present.ts';
import { findPost, findRecordMap } from './queries.ts';

/** Reads a post as the caller sees it. @throws 404 */
async function readPost(c: AppContext, postId: number): Promise<Post> {
  const member = c.get('member');
  const found = await read(c, async (db) => {
    const row = await findPost(db, postId, member);
    return row && { row, liked: await hasLiked(db, postContent, postId, member?.id) };
  });
  if (!found) throw notFound();
  return presentPost(c, found.row, found.liked);
}

/** One post: read, create, like. */
export const postRoutes = mount(postCalls, {
  async createPost(c, { body, member }) {
    const created = await write(c, (tx) => createPost(tx, body, requestContext(c, member)));
    invalidates(c, postContent.page({ id: created }));
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
    invalidates(c, postContent.page({ id }));
    return readPost(c, id);
  },
  deletePost: remove(postContent),
  likePost: like(postContent),
  viewPost: view(postContent),
});

/** Comments of a post and their replies. */
export const postCommentRoutes = commentRoutes(postContent, postCommentCalls);
