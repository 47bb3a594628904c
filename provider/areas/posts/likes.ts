import { and, eq } from 'drizzle-orm';
import type { LikeAnswer } from '../../../contract/common.ts';
import { postLikes } from '../../db/schema/posts.ts';
import { notify, withdraw } from '../../domain/notifications/notify.ts';
import { toggleLike } from '../../domain/reactions/like.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { lockPost } from './commands.ts';
import { setCounts } from './counters.ts';

/** Toggles a member's like on a published post (row locked) and notifies the author. @throws 404 */
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
  } as const;
  const answer = await toggleLike(tx, content, liker);
  if (!answer.success) return answer;
  const notice = {
    to: post.userId,
    kind: 'like' as const,
    actorId: userId,
    subject: { type: 'post' as const, id: postId, title: post.title, path: `/posts/${postId}` },
    cause: { subject: 'post' as const, subjectId: postId },
  };
  await (answer.liked ? notify(tx, { ...notice, now }) : withdraw(tx, notice));
  return answer;
}
