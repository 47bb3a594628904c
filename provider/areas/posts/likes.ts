import { and, eq } from 'drizzle-orm';
import type { LikeAnswer } from '../../../contract/topics.ts';
import { postLikes } from '../../db/schema/posts.ts';
import { awardBadges } from '../../domain/badges/award.ts';
import { likeChanged } from '../../domain/ledger/likes.ts';
import { tookPart } from '../../domain/members/activity.ts';
import { hasBlocked } from '../../domain/moderation/blocks.ts';
import { notify, takeBack } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/client.ts';
import { type Locale, refusals } from '../../platform/messages/words.ts';
import { lockPost } from './commands.ts';
import { setCounts } from './counters.ts';

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
