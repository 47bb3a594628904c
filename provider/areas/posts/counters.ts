import { eq } from 'drizzle-orm';
import { posts } from '../../db/schema/posts.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import type { Db } from '../../platform/db/client.ts';

type PostRow = typeof posts.$inferSelect;
type Counts = Partial<Pick<PostRow, 'likeCount' | 'commentCount' | 'threadCount' | 'viewCount'>>;

/** Sets counts of a locked post, and the rank that follows from them. */
export async function setCounts(tx: Db, post: PostRow, counts: Counts) {
  await tx
    .update(posts)
    .set({ ...counts, hot: hotRank({ ...post, ...counts }) })
    .where(eq(posts.id, post.id));
}
