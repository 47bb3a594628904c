import { and, desc, eq, sql } from 'drizzle-orm';
import { forums, topics } from '../../db/schema/topics.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import type { Db } from '../../platform/db/client.ts';

type TopicRow = typeof topics.$inferSelect;
type Counts = Partial<Pick<TopicRow, 'likeCount' | 'commentCount' | 'threadCount' | 'viewCount'>>;

/** Sets counts of a locked topic, and the rank that follows from them. */
export async function setCounts(tx: Db, topic: TopicRow, counts: Counts) {
  await tx
    .update(topics)
    .set({ ...counts, hot: hotRank({ ...topic, ...counts }) })
    .where(eq(topics.id, topic.id));
}

/** Updates the forum's number of published topics by one, and finds its latest topic again. */
export async function countInForum(tx: Db, forumId: number, change: 1 | -1) {
  // The forum's row is locked before its latest topic is selected, so that no concurrent writer is missed.
  await tx
    .update(forums)
    .set({ topicCount: sql`${forums.topicCount} + ${change}` })
    .where(eq(forums.id, forumId));
  const [latest] = await tx
    .select({ createdAt: topics.createdAt })
    .from(topics)
    .where(and(eq(topics.forumId, forumId), eq(topics.status, 'published')))
    .orderBy(desc(topics.createdAt), desc(topics.id))
    .limit(1);
  await tx
    .update(forums)
    .set({ lastTopicAt: latest?.createdAt ?? null })
    .where(eq(forums.id, forumId));
}
