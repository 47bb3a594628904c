import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { topics, topicWords } from '../db/schema/topics.ts';
import { holdsInLower, indexSearch } from '../search.ts';
import type { ListedForum } from './filters.ts';

/** A search finds, counts and pages no more than this: nobody reads further, and it bounds the work. */
export const SEARCH_MAX = 300;

/** What a search narrows a list to; `count` is what it finds before other filters, at most its end. */
export interface Found {
  filter: SQL;
  count: number;
}

const words = sql`${topicWords.words}`;
const textArray = (texts: string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/**
 * Looks a search up in the index of words. What is rare is put into order by itself; what is common
 * is met soon enough by reading topics in their order.
 */
export async function findWords(
  db: Db,
  search: string,
  forum: ListedForum | undefined,
): Promise<Found> {
  const { grams, patterns } = indexSearch(search);
  const found = sql`find_topic_words(
    ${textArray(grams)}, ${textArray(patterns)}, ${forum?.id ?? null}::int, ${SEARCH_MAX}::int)`;
  const rows = await db.select({ id: sql<number>`id` }).from(sql`${found} as found(id)`);
  if (rows.length < SEARCH_MAX) {
    const ids = `{${rows.map(({ id }) => id).join(',')}}`;
    return { filter: sql`${topics.id} = any(${ids}::int[])`, count: rows.length };
  }
  const held = db
    .select({ one: sql`1` })
    .from(topicWords)
    .where(and(eq(topicWords.topicId, topics.id), holdsInLower(words, search)));
  return { filter: exists(held), count: SEARCH_MAX };
}
