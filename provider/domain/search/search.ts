import { and, type SQL, sql } from 'drizzle-orm';
import { intArray, textArray } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';

const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&');

const termsOf = (search: string) => search.split(/\s+/).filter(Boolean);

/** Builds a condition: a text contains every word of `search`. It reads the text, so it is for short lists. */
export const holds = (text: SQL, search: string): SQL =>
  and(...termsOf(search).map((term) => sql`(${text}) ILIKE ${`%${escapeLike(term)}%`}`)) ?? sql`true`;

/** Returns whether a short text contains every word of `search`. */
export const textHolds = (text: string, search: string): boolean =>
  termsOf(search.toLowerCase()).every((term) => text.toLowerCase().includes(term));

const holdsLower = (lower: SQL, term: string) => sql`${lower} LIKE lower(${`%${escapeLike(term)}%`})`;

/** Builds a condition like `holds` on a text that is lower-cased already, which is ten times as fast. */
export const holdsInLower = (lower: SQL, search: string): SQL =>
  and(...termsOf(search).map((term) => holdsLower(lower, term))) ?? sql`true`;

/** Returns the pairs of neighbouring characters of a word, or its only character. */
function gramsOf(term: string): string[] {
  const characters = [...term.toLowerCase()];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/**
 * Prepares a search for the index: the bigrams that a text must have, and patterns for words of three
 * letters and more, whose bigrams may be apart; shorter ones are in the index as they are.
 */
export function indexSearch(search: string): { grams: string[]; patterns: string[] } {
  const terms = termsOf(search);
  return {
    grams: [...new Set(terms.flatMap(gramsOf))],
    patterns: terms.filter((term) => [...term].length > 2).map((term) => `%${escapeLike(term.toLowerCase())}%`),
  };
}

/** Tables of texts that are searched by their index, each with the column of the content's id. */
const terms = {
  topics: { table: 'topic_search', key: 'topic_id' },
  posts: { table: 'post_search', key: 'post_id' },
  questions: { table: 'question_search', key: 'question_id' },
  users: { table: 'user_search', key: 'user_id' },
  videos: { table: 'video_search', key: 'id' },
  photos: { table: 'photo_search', key: 'id' },
} as const;
/** The tables with a search index. */
export type Searched = keyof typeof terms;

/** Finds the ids of the newest matching content, at most so many, by the index alone. */
export async function findNewest(
  db: Db,
  source: Searched,
  search: string,
  { atMost, forumId }: { atMost: number; forumId?: number },
): Promise<number[]> {
  const { grams, patterns } = indexSearch(search);
  const wanted = forumId === undefined ? grams : [...grams, `@f:${forumId}`];
  const found = sql`${sql.raw(`find_${terms[source].table}`)}(
    ${textArray(wanted)}, ${textArray(patterns)}, ${atMost}::int)`;
  const rows = await db.select({ id: sql<number>`id` }).from(sql`${found} as found(id)`);
  return rows.map(({ id }) => id);
}

/** Finds the matching content among some. `some` selects their `id`. */
export async function findAmong(db: Db, source: Searched, search: string, some: SQL): Promise<number[]> {
  const { table, key } = terms[source];
  const rows = await db.select({ id: sql<number>`id` }).from(sql`(
    with among as materialized (${some})
    select among.id from among
    join ${sql.raw(`${table} as held on held.${key}`)} = among.id
    where ${holdsInLower(sql`held.search_text`, search)}
  ) as found`);
  return rows.map(({ id }) => id);
}

/** Results that a searched list finds, counts and pages at most. */
export const SEARCH_MAX = 300;

/** The number of a list's first rows that are read for a common word. */
const FOREMOST = 300;

/** The rows that a search narrows a list to. */
export interface Narrowed {
  filter: SQL;
  /** How many hold the search, at most SEARCH_MAX. */
  count: number;
}

/**
 * Narrows a list to the matches of a search. Rare matches are known by their ids. For a common word the
 * newest matches and those among the list's first rows represent the rest, so that the work does not grow
 * with the list. A list with another filter is read in its order, for its few rows may be in neither set.
 */
export async function narrow(
  db: Db,
  source: Searched,
  search: string,
  {
    id,
    forumId,
    first,
  }: {
    id: SQL;
    forumId?: number;
    /** The list's ids in its order, so many; undefined where the list is narrowed otherwise too. */
    first?: (many: number) => SQL;
  },
): Promise<Narrowed> {
  const newest = await findNewest(db, source, search, { atMost: SEARCH_MAX, forumId });
  if (newest.length < SEARCH_MAX) {
    return { filter: sql`${id} = any(${intArray(newest)})`, count: newest.length };
  }
  if (!first) {
    const { table, key } = terms[source];
    const held = sql.raw(`select 1 from ${table} as held where held.${key}`);
    const filter = sql`exists (${held} = ${id} and ${holdsInLower(sql`held.search_text`, search)})`;
    return { filter, count: SEARCH_MAX };
  }
  const foremost = await findAmong(db, source, search, first(FOREMOST));
  const ids = [...new Set([...foremost, ...newest])];
  return { filter: sql`${id} = any(${intArray(ids)})`, count: SEARCH_MAX };
}
