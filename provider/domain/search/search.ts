import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchable, termsOf } from '../../../contract/searchedText.ts';
import { among } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';

/** Escapes a text for a pattern of LIKE. */
const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&');

/** Returns a search without the sign that the site writes before a member's ID or a tag, which their texts do not have. */
export const withoutSign = (search: string, sign: '@' | '#'): string =>
  termsOf(search)
    .map((term) => (term.length > 1 && term.startsWith(sign) ? term.slice(1) : term))
    .join(' ');

const patternsOf = (search: string) => termsOf(search).map((term) => `%${escapeLike(term)}%`);

/** Builds a condition: a text contains every word of `search`. It reads the text, so it is for short lists. */
export const holds = (text: SQL, search: string): SQL => matches(text, sql`${sql.param(patternsOf(search))}`);

/** Builds the condition of `holds` for the patterns of `searchValues`. */
export const matches = (text: SQL, patterns: SQLWrapper): SQL => matchesSearchable(sql`searchable(${text})`, patterns);

/** Returns whether a short text contains every word of `search`. */
export function textHolds(text: string, search: string): boolean {
  const searched = searchable(text.toLowerCase());
  return termsOf(search.toLowerCase()).every((term) => searched.includes(term));
}

/** Builds a condition like `holds` on a text that is `searchable` already, which is ten times as fast. */
export const searchableHolds = (text: SQL, search: string): SQL =>
  matchesSearchable(text, sql`${sql.param(patternsOf(search))}`);

/** Builds the condition of `searchableHolds` for the patterns of `searchValues`. */
export const matchesSearchable = (text: SQL, patterns: SQLWrapper): SQL =>
  sql`${text} LIKE ALL (ARRAY(SELECT lower(term) FROM unnest(${patterns}::text[]) AS term))`;

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

const placeholdersOf = (of: 'text' | 'name') => ({
  grams: sql.placeholder(`${of}_grams`),
  long: sql.placeholder(`${of}_long`),
  patterns: sql.placeholder(`${of}_patterns`),
});

/** The placeholders of a prepared search in texts, and of one in members' names. */
export const searchPlaceholders = { text: placeholdersOf('text'), name: placeholdersOf('name') };

/** Computes the values of a statement's placeholders for a search: see `searchPlaceholders`. */
export const searchValues = (search: string) => {
  const [text, name] = [indexSearch(search), indexSearch(withoutSign(search, '@'))];
  return {
    ...{ text_grams: text.grams, text_long: text.patterns, text_patterns: patternsOf(search) },
    ...{ name_grams: name.grams, name_long: name.patterns, name_patterns: patternsOf(withoutSign(search, '@')) },
  };
};

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
const searchIn = (source: Searched, search: string) => (source === 'users' ? withoutSign(search, '@') : search);

/** Builds a query of the newest matching content's ids, at most so many, by the index alone. */
export const newestOf = (
  source: Searched,
  { grams, long, atMost }: { grams: SQLWrapper; long: SQLWrapper; atMost: number },
): SQL => sql`(
  select id from ${sql.raw(`find_${terms[source].table}`)}(${grams}::text[], ${long}::text[], ${atMost}::int) as it(id)
)`;

/** Builds a query of the matching content's ids among those that `some` selects. */
export function amongOf(source: Searched, some: SQL, patterns: SQLWrapper): SQL {
  const { table, key } = terms[source];
  return sql`(
    with among as materialized (${some})
    select among.id from among
    join ${sql.raw(`${table} as held on held.${key}`)} = among.id
    where ${matchesSearchable(sql`held.search_text`, patterns)}
  )`;
}

const idsOf = async (db: Db, query: SQL): Promise<number[]> => {
  const rows = await db.select({ id: sql<number>`id` }).from(sql`${query} as found`);
  return rows.map(({ id }) => id);
};

/** Finds the ids of the newest matching content, at most so many. */
export function findNewest(
  db: Db,
  source: Searched,
  search: string,
  { atMost, forumId }: { atMost: number; forumId?: number },
): Promise<number[]> {
  const { grams, patterns: long } = indexSearch(searchIn(source, search));
  const wanted = forumId === undefined ? grams : [...grams, `@f:${forumId}`];
  return idsOf(db, newestOf(source, { grams: sql`${sql.param(wanted)}`, long: sql`${sql.param(long)}`, atMost }));
}

/** Finds the matching content among some. `some` selects their `id`. */
export const findAmong = (db: Db, source: Searched, search: string, some: SQL): Promise<number[]> =>
  idsOf(db, amongOf(source, some, sql`${sql.param(patternsOf(searchIn(source, search)))}`));

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
    return { filter: among(id, newest), count: newest.length };
  }
  if (!first) {
    const { table, key } = terms[source];
    const held = sql.raw(`select 1 from ${table} as held where held.${key}`);
    const filter = sql`exists (${held} = ${id} and ${searchableHolds(sql`held.search_text`, searchIn(source, search))})`;
    return { filter, count: SEARCH_MAX };
  }
  const foremost = await findAmong(db, source, search, first(FOREMOST));
  const ids = [...new Set([...foremost, ...newest])];
  return { filter: among(id, ids), count: SEARCH_MAX };
}
