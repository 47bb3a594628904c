import { and, eq } from 'drizzle-orm';
import type { LikeAnswer } from '../../../contract/common.ts';
import { postLikes } from '../../db/schema/posts.ts';
import { toggleLike } from '../../domain/reactions/like.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { lockPost } from './commands.ts';
import { setCounts } from './counters.ts';

/** Toggles a member's like of a published post (row locked). @throws 404 */
export async function togglePostLike(
  tx: Db,
  postId: number,
  liker: { userId: number; now: Date; locale: Locale },
): Promise<LikeAnswer> {
  const post = await lockPost(tx, postId, null);
  const { userId, now } = liker;
  const content = {
    id: postId,
    authorId: post.userId,
    likeCount: post.likeCount,
    likes: postLikes,
    own: and(eq(postLikes.postId, postId), eq(postLikes.userId, userId)),
    insert: () => tx.insert(postLikes).values({ postId, userId, createdAt: now }),
    setLikeCount: (likeCount: number) => setCounts(tx, post, { likeCount }),
    earns: 'post',
    notice: {
      subject: { type: 'post', id: postId, title: post.title, path: `/posts/${postId}` },
      cause: { subject: 'post', subjectId: postId },
    },
  } as const;
  return toggleLike(tx, content, liker);
}
