import { and, desc, eq, sql } from 'drizzle-orm';
import { topicFields } from '../../../contract/topics.ts';
import { forums, topicLikes, topics, topicViews } from '../../db/schema/topics.ts';
import { defineWritten, textColumns } from '../../domain/content/written.ts';
import { hotRank } from '../../domain/ranking/hot.ts';
import type { Db } from '../../platform/db/client.ts';
import { visibleTopics } from './policy.ts';

/** Topics of forums. */
export const topicContent = defineWritten({
  kind: 'topic',
  table: topics,
  address: { slug: sql`(select forums.slug from forums where forums.id = topics.forum_id)`, id: topics.id },
  page: ({ slug, id }: { slug: string; id: number }) => `forums/${slug}/topics/${id}`,
  visible: visibleTopics,
  texts: textColumns(topics, topicFields),
  files: topics.files,
  image: sql`${topics.files} -> 0 ->> 'url'`,
  blank: { surveyData: null, files: [] },
  rank: hotRank,
  likes: topicLikes,
  views: topicViews,
  count: (tx, { forumId }, change) => countInForum(tx, forumId, change),
});

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
