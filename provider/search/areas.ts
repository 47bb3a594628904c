import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '../../contract/constants.ts';
import type { searchTypes } from '../../contract/search.ts';

/**
 * Where one type of thing is searched: its table, what of it is listed, the table of its words with
 * the function that looks them up, and what its results are ordered by and shown with.
 */
export interface Area {
  type: (typeof searchTypes)[number];
  kind: SearchKind;
  /** The table under the name `it`, and which of its rows anyone may see. */
  table: SQL;
  listed: SQL;
  /** The table of words, the column that leads to `it.id`, what looks grams up. */
  words: SQL;
  wordsKey: SQL;
  find: (wanted: SQL, patterns: SQL, atMost: number) => SQL;
  /** An indexed column: the largest first. */
  rank: SQL;
  title: SQL;
  /** What an excerpt is cut from. */
  body: SQL;
}

const area = (
  names: { table: string; words: string; wordsKey: string; find: string; rank: string },
  rest: Pick<Area, 'type' | 'kind'> & { listed?: string; title?: string; body: string },
): Area => ({
  type: rest.type,
  kind: rest.kind,
  table: sql.raw(names.table),
  words: sql.raw(names.words),
  wordsKey: sql.raw(names.wordsKey),
  // A forum narrows topics alone.
  find: (wanted, patterns, atMost) =>
    names.table === 'topics'
      ? sql`find_topic_words(${wanted}, ${patterns}, null::int, ${atMost}::int)`
      : sql`${sql.raw(names.find)}(${wanted}, ${patterns}, ${atMost}::int)`,
  rank: sql.raw(names.rank),
  listed: sql.raw(rest.listed ?? "it.status = 'published'"),
  title: sql.raw(rest.title ?? 'it.title'),
  body: sql.raw(rest.body),
});

/** Everything that has words of its own, in the order in which it is answered. */
export const areas: Area[] = [
  area(
    {
      table: 'topics',
      words: 'topic_words',
      wordsKey: 'topic_id',
      find: 'find_topic_words',
      rank: 'it.hot',
    },
    { type: 'topic', kind: 'topics', body: 'it.content' },
  ),
  area(
    {
      table: 'posts',
      words: 'post_words',
      wordsKey: 'post_id',
      find: 'find_post_words',
      rank: 'it.hot',
    },
    { type: 'post', kind: 'posts', body: 'it.plain' },
  ),
  area(
    {
      table: 'questions',
      words: 'question_words',
      wordsKey: 'question_id',
      find: 'find_question_words',
      rank: 'it.hot',
    },
    { type: 'question', kind: 'questions', body: 'it.content' },
  ),
  area(
    {
      table: 'users',
      words: 'user_words',
      wordsKey: 'user_id',
      find: 'find_user_words',
      rank: 'it.follower_count',
    },
    {
      type: 'user',
      kind: 'people',
      listed: "it.status = 'active'",
      title: "it.nickname || ' ' || it.username",
      body: 'it.introduction',
    },
  ),
  area(
    {
      table: 'videos',
      words: 'video_words',
      wordsKey: 'id',
      find: 'find_video_words',
      rank: 'it.hot',
    },
    { type: 'video', kind: 'contents', body: 'it.description' },
  ),
  area(
    {
      table: 'photos',
      words: 'photo_words',
      wordsKey: 'id',
      find: 'find_photo_words',
      rank: 'it.hot',
    },
    { type: 'photo', kind: 'contents', body: 'it.description' },
  ),
];
