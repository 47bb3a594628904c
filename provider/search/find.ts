import { sql } from 'drizzle-orm';
import { SEARCH_COUNT_MAX } from '../../contract/constants.ts';
import type { Db } from '../db/client.ts';
import { holdsInLower, indexSearch } from '../search.ts';
import type { Area } from './areas.ts';

/** How far a search looks. */
export interface Depth {
  /** So many of an area's first rows are read whatever is searched: what is common is met there. */
  head: number;
  /** With so many found among them nobody needs the index, which a common word would keep busy. */
  enough: number;
  /** So many are taken from the index. */
  most: number;
}
const WHOLE: Depth = { head: 1000, enough: 100, most: SEARCH_COUNT_MAX };

/** What may be an answer: ids in no order, and whether there are others. */
export interface Candidates {
  ids: number[];
  more: boolean;
}

const textArray = (texts: string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

const intArray = (ids: number[]) => sql`${`{${ids.join(',')}}`}::int[]`;

/** The first rows of an area that hold a search, and how many were looked at. */
async function searchHead(db: Db, area: Area, search: string, first: number) {
  const head = sql`(
    with head as materialized (
      select it.id from ${area.table} it where ${area.listed}
      order by ${area.rank} desc, it.id desc limit ${first}::int
    )
    select (select count(*)::int from head) as looked_at, (
      select coalesce(json_agg(head.id), '[]') from head
      join ${area.words} as held on held.${area.wordsKey} = head.id
      where ${holdsInLower(sql`held.words`, search)}
    ) as ids
  ) as found`;
  const [row] = await db
    .select({ lookedAt: sql<number>`looked_at`, ids: sql<number[]>`ids` })
    .from(head);
  return row ?? { lookedAt: 0, ids: [] };
}

/**
 * What an area holds of a search, with the same work however large it is: a common word is met among
 * the first rows, a rare one by the index, and one between by both; then the oldest and the foremost
 * of what is found stand for the rest.
 */
export async function findCandidates(
  db: Db,
  area: Area,
  search: string,
  { head: first, enough, most }: Depth = WHOLE,
): Promise<Candidates> {
  const head = await searchHead(db, area, search, first);
  if (head.lookedAt < first) return { ids: head.ids, more: false };
  if (head.ids.length >= enough) return { ids: head.ids, more: true };
  const { grams, patterns } = indexSearch(search);
  const found = area.find(textArray(grams), textArray(patterns), most);
  const rows = await db.select({ id: sql<number>`id` }).from(sql`${found} as found(id)`);
  const ids = new Set([...head.ids, ...rows.map(({ id }) => id)]);
  return { ids: [...ids], more: rows.length >= most };
}

/** A candidate in its place. */
export interface Ranked {
  type: Area['type'];
  id: number;
  titled: boolean;
  rank: number;
}

/** The first `end` of an area's candidates: title before content, then by the area's own rank. */
export async function rankCandidates(
  db: Db,
  area: Area,
  ids: number[],
  { search, end }: { search: string; end: number },
): Promise<Ranked[]> {
  if (ids.length === 0) return [];
  const titled = holdsInLower(sql`lower(${area.title})`, search);
  const ranked = sql`(
    select it.id, (${titled}) as titled, ${area.rank}::float8 as rank
    from ${area.table} it where it.id = any(${intArray(ids)}) and ${area.listed}
    order by 2 desc, 3 desc, 1 desc limit ${end}::int
  ) as ranked`;
  const rows = await db
    .select({
      id: sql<number>`id`,
      titled: sql<boolean>`titled`,
      rank: sql<number>`rank`,
    })
    .from(ranked)
    .orderBy(sql`titled desc, rank desc, id desc`);
  return rows.map((row) => ({ ...row, type: area.type }));
}
