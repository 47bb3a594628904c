import { postListSchemas } from '../../../contract/posts.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { listPosts } from './list.ts';
import { readSummaries } from './queries.ts';

const shown = postListSchemas.getPosts.query.parse({ page_size: 4 });

/** Returns the hottest posts of the home page. */
export async function homePosts(c: AppContext) {
  const now = c.get('services').now();
  const rows = await read(c, async (db) => readSummaries(db, (await listPosts(db, shown, now)).ids));
  return rows.map(({ post: { id, title, cover }, user, collapsed }) => ({
    id,
    title,
    cover: collapsed ? null : cover,
    user: presentAuthor(user, c.get('locale')),
  }));
}
