import { and, eq, inArray, sql } from 'drizzle-orm';
import { forums, topics } from '../../db/schema/topics.ts';
import type { FindSaved } from '../../domain/bookmarks/content.ts';
import { EXCERPT_READ, excerptOf } from '../../platform/text/excerpt.ts';
import { visibleTopics } from './policy.ts';

/** Finds topics for a member's list of bookmarks. */
export const findSavedTopics: FindSaved = async (db, ids, member) => {
  const rows = await db
    .select({
      id: topics.id,
      title: topics.title,
      content: sql<string>`left(${topics.content}, ${EXCERPT_READ})`,
      files: topics.files,
      forum: forums.slug,
    })
    .from(topics)
    .innerJoin(forums, eq(forums.id, topics.forumId))
    .where(and(inArray(topics.id, [...ids]), visibleTopics(member)));
  return rows.map(({ id, title, content, files, forum }) => ({
    id,
    title,
    excerpt: excerptOf(content),
    path: `/forums/${forum}/topics/${id}`,
    image: files[0]?.url ?? null,
  }));
};
