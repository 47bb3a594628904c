import { sql } from 'drizzle-orm';
import { SEARCH_COUNT_MAX } from '../../../contract/constants/common.ts';
import { findAmong, findNewest, holdsInLower } from '../../domain/search/search.ts';
import { intArray } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Area } from './areas.ts';

/** The depth of a search. */
export interface Depth {
  /** The number of the newest matches that are read; fewer are all there are. */
  newest: number;
  /** For a common word, matches among this many of an area's first rows are added. */
  foremost: number;
}
const FULL_DEPTH: Depth = { newest: SEARCH_COUNT_MAX, foremost: 500 };

/** Possible results: ids in no order, and whether there are others. */
export interface Candidates {
  ids: number[];
  more: boolean;
}

/**
 * Finds an area's candidates for a search, with the same work for any size: all rare matches; for a
 * common word the newest, and those among the area's first rows, represent the rest.
 */
export async function findCandidates(
  db: Db,
  { table, listed, rank }: Area,
  search: string,
  depth: Depth = FULL_DEPTH,
): Promise<Candidates> {
  const newest = await findNewest(db, table, search, { atMost: depth.newest });
  if (newest.length < depth.newest) return { ids: newest, more: false };
  const first = sql`select it.id from ${sql.raw(table)} it where ${listed}
    order by ${rank} desc, it.id desc limit ${depth.foremost}::int`;
  const foremost = await findAmong(db, table, search, first);
  return { ids: [...new Set([...foremost, ...newest])], more: true };
}

/** A candidate in its place. */
export interface Ranked {
  type: Area['type'];
  id: number;
  titled: boolean;
  rank: number;
}

/**
 * Returns the first `end` of an area's candidates: matches in the title before those in the content, then by
 * the area's own rank.
 */
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
    from ${sql.raw(area.table)} it where it.id = any(${intArray(ids)}) and ${area.listed}
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
