import { and, eq } from 'drizzle-orm';
import type { LikeAnswer } from '../../../contract/topics.ts';
import { topicLikes } from '../../db/schema/topics.ts';
import { awardBadges } from '../../domain/badges/award.ts';
import { likeChanged } from '../../domain/ledger/likes.ts';
import { tookPart } from '../../domain/members/activity.ts';
import { hasBlocked } from '../../domain/moderation/blocks.ts';
import type { Db } from '../../platform/db/client.ts';
import { type Locale, refusals } from '../../platform/messages/words.ts';
import { lockTopic } from './commands.ts';
import { setCounts } from './counters.ts';

/**
 * Turns a member's like of a published topic around, under the topic's lock. Whom its author has blocked
 * is refused, with the reason. @throws 404
 */
export async function toggleLike(
  tx: Db,
  topicId: number,
  { userId, now, locale }: { userId: number; now: Date; locale: Locale },
): Promise<LikeAnswer> {
  const topic = await lockTopic(tx, topicId, null);
  const own = and(eq(topicLikes.topicId, topicId), eq(topicLikes.userId, userId));
  const taken = await tx.delete(topicLikes).where(own).returning();
  const liked = taken.length === 0;
  if (liked && (await hasBlocked(tx, topic.userId, userId))) {
    const reason = refusals.blocked[locale];
    return { success: false, liked: false, like_count: topic.likeCount, reason };
  }
  if (liked) await tx.insert(topicLikes).values({ topicId, userId, createdAt: now });
  const likeCount = topic.likeCount + (liked ? 1 : -1);
  await setCounts(tx, topic, { likeCount });
  const { userId: authorId } = topic;
  await likeChanged(tx, { kind: 'topic', id: topicId, authorId, likerId: userId, liked, now });
  if (liked) {
    await awardBadges(tx, topic.userId, now);
    await tookPart(tx, userId, now);
  }
  return { success: true, liked, like_count: likeCount };
}
