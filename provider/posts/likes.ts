import { and, eq } from 'drizzle-orm';
import type { LikeAnswer } from '../../contract/topics.ts';
import { awardBadges } from '../badges/award.ts';
import type { Db } from '../db/client.ts';
import { postLikes } from '../db/schema/posts.ts';
import { hasBlocked } from '../moderation/blocks.ts';
import { notify, takeBack } from '../notifications/notify.ts';
import { likeChanged } from '../points/likes.ts';
import { tookPart } from '../users/activity.ts';
import { type Locale, refusals } from '../words.ts';
import { setCounts } from './counters.ts';
import { lockPost } from './write.ts';

/**
 * Turns a member's like of a published post around, under the post's lock, and tells its author of it.
 * @throws 404
 */
export async function toggleLike(
  tx: Db,
  id: number,
  { userId, now, locale }: { userId: number; now: Date; locale: Locale },
): Promise<LikeAnswer> {
  const post = await lockPost(tx, id, null);
  const own = and(eq(postLikes.postId, id), eq(postLikes.userId, userId));
  const taken = await tx.delete(postLikes).where(own).returning();
  const liked = taken.length === 0;
  if (liked && (await hasBlocked(tx, post.userId, userId))) {
    const reason = refusals.blocked[locale];
    return { success: false, liked: false, like_count: post.likeCount, reason };
  }
  if (liked) await tx.insert(postLikes).values({ postId: id, userId, createdAt: now });
  const likeCount = post.likeCount + (liked ? 1 : -1);
  await setCounts(tx, post, { likeCount });
  const { userId: authorId } = post;
  await likeChanged(tx, { kind: 'post', id, authorId, likerId: userId, liked, now });
  const notice = {
    to: post.userId,
    kind: 'like' as const,
    actorId: userId,
    subject: { type: 'post' as const, id, title: post.title, path: `/posts/${id}` },
  };
  if (liked) {
    await awardBadges(tx, authorId, now);
    await tookPart(tx, userId, now);
  }
  await (liked ? notify(tx, { ...notice, now }) : takeBack(tx, notice));
  return { success: true, liked, like_count: likeCount };
}
