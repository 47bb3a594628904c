import { and, type SQL, sql } from 'drizzle-orm';

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');

const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean);

/** Whether a text holds every word of `search`, by reading it: for short lists. */
export const holds = (text: SQL, search: string): SQL =>
  and(...wordsOf(search).map((word) => sql`(${text}) ILIKE ${`%${escapeLike(word)}%`}`)) ??
  sql`true`;

const holdsLower = (lower: SQL, word: string) =>
  sql`${lower} LIKE lower(${`%${escapeLike(word)}%`})`;

/** The same of a text that is in lower case already, which is read ten times as fast. */
export const holdsInLower = (lower: SQL, search: string): SQL =>
  and(...wordsOf(search).map((word) => holdsLower(lower, word))) ?? sql`true`;

/** The pairs of neighbouring characters of a word, or its one character. */
function gramsOf(word: string): string[] {
  const letters = [...word.toLowerCase()];
  return letters.length < 2
    ? letters
    : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/**
 * A search as the index on `grams(lower)` takes it: the grams it must hold, and patterns for words of
 * three letters and more, whose pairs may stand apart; shorter ones are in the index as they are.
 */
export function indexSearch(search: string): { grams: string[]; patterns: string[] } {
  const words = wordsOf(search);
  return {
    grams: [...new Set(words.flatMap(gramsOf))],
    patterns: words
      .filter((word) => [...word].length > 2)
      .map((word) => `%${escapeLike(word.toLowerCase())}%`),
  };
}
