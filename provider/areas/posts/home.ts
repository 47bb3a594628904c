import { postListSchemas } from '../../../contract/posts.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { featuredPosts } from '../../domain/moderation/promoted.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { listPosts } from './list.ts';
import { readSummaries } from './queries.ts';

const shown = postListSchemas.getPosts.query.parse({ page_size: 4 });

/** Returns the posts of the home page: the featured ones, then the hottest. */
export async function homePosts(c: AppContext) {
  const now = c.get('services').now();
  const rows = await read(c, async (db) => {
    const ids = new Set([...(await featuredPosts(db, shown.page_size)), ...(await listPosts(db, shown, now)).ids]);
    return readSummaries(db, [...ids].slice(0, shown.page_size));
  });
  return rows.map(({ post: { id, title, cover }, user, collapsed }) => ({
    id,
    title,
    cover: collapsed ? null : cover,
    user: presentAuthor(user, c.get('locale')),
  }));
}
