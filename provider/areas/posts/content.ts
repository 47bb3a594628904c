import { inArray, sql } from 'drizzle-orm';
import { postLikes, postNotions, posts, postViews } from '../../db/schema/posts.ts';
import { defineWritten } from '../../domain/content/written.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import { visiblePosts } from './policy.ts';

/** Posts: articles, and pages of Notion. Their lists are counted by triggers. */
export const postContent = defineWritten({
  kind: 'post',
  table: posts,
  address: { id: posts.id },
  page: ({ id }: { id: number }) => `posts/${id}`,
  visible: visiblePosts,
  texts: { title: posts.title, content: posts.plain },
  image: sql`${posts.cover} ->> 'url'`,
  blank: { content: '', excerpt: '', cover: null },
  eraseMore: (tx, ids) => tx.delete(postNotions).where(inArray(postNotions.postId, [...ids])),
  rank: hotRank,
  likes: postLikes,
  views: postViews,
});
