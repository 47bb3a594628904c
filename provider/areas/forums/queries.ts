import { and, desc, eq, inArray } from 'drizzle-orm';
import { forums, topics } from '../../db/schema/topics.ts';
import type { Db } from '../../platform/db/client.ts';

type LatestTopic = Pick<typeof topics.$inferSelect, 'id' | 'title'>;

/** Finds the latest published topic of each forum, by the forum's id: one read of an index for each. */
export async function findLatestTopics(
  db: Db,
  rows: (typeof forums.$inferSelect)[],
): Promise<ReadonlyMap<number, LatestTopic>> {
  const latest = db
    .select({ id: topics.id, title: topics.title })
    .from(topics)
    .where(and(eq(topics.forumId, forums.id), eq(topics.status, 'published')))
    .orderBy(desc(topics.createdAt), desc(topics.id))
    .limit(1)
    .as('latest');
  const found = await db
    .select({ forumId: forums.id, id: latest.id, title: latest.title })
    .from(forums)
    .crossJoinLateral(latest)
    .where(
      inArray(
        forums.id,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(found.map(({ forumId, ...topic }) => [forumId, topic]));
}
