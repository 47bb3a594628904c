import { and, eq } from 'drizzle-orm';
import type { LikeAnswer } from '../../../contract/common.ts';
import { forums, topicLikes } from '../../db/schema/topics.ts';
import { toggleLike } from '../../domain/reactions/like.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { lockTopic } from './commands.ts';
import { setCounts } from './counters.ts';

/**
 * Toggles a member's like of a published topic (row locked), and returns the slug of its forum too. An unverified
 * member may like; see `toggleLike` for a member whom the author has blocked. @throws 404
 */
export async function toggleTopicLike(
  tx: Db,
  topicId: number,
  liker: { userId: number; now: Date; locale: Locale },
): Promise<{ answer: LikeAnswer; forum: string }> {
  const topic = await lockTopic(tx, topicId, null);
  const [forum] = await tx.select({ slug: forums.slug }).from(forums).where(eq(forums.id, topic.forumId));
  if (!forum) throw notFound();
  const { userId, now: createdAt } = liker;
  const content = {
    id: topicId,
    authorId: topic.userId,
    likeCount: topic.likeCount,
    likes: topicLikes,
    own: and(eq(topicLikes.topicId, topicId), eq(topicLikes.userId, userId)),
    insert: () => tx.insert(topicLikes).values({ topicId, userId, createdAt }),
    setLikeCount: (likeCount: number) => setCounts(tx, topic, { likeCount }),
    earns: 'topic',
    notice: {
      subject: { type: 'topic', id: topicId, title: topic.title, path: `/forums/${forum.slug}/topics/${topicId}` },
      cause: { subject: 'topic', subjectId: topicId },
    },
  } as const;
  return { forum: forum.slug, answer: await toggleLike(tx, content, liker) };
}
