import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { contentCounts, photos, photoWords, videos, videoWords } from '../db/schema/contents.ts';
import { holdsInLower, indexSearch } from '../search.ts';

/** A search or a filter finds, counts and pages no more than this: it bounds the work. */
export const FOUND_MAX = 1000;

const kinds = {
  video: { table: videos, words: videoWords, find: sql.raw('find_video_words') },
  photo: { table: photos, words: photoWords, find: sql.raw('find_photo_words') },
};
export type ContentKind = keyof typeof kinds;

/** Which page of a kind, in which order, narrowed by what. */
export interface Listing {
  kind: ContentKind;
  page: number;
  page_size: number;
  search?: string;
  filters: SQL[];
  order: { column: PgColumn; down: boolean };
}

/** The order of a query: a field with an optional `-` goes before an order's name. */
export function orderOf<T extends string>(
  query: { ordering?: string; ordering_type: T },
  types: Record<T, PgColumn>,
  fields: Record<string, PgColumn>,
): Listing['order'] {
  const field = query.ordering && fields[query.ordering.replace('-', '')];
  if (!field) return { column: types[query.ordering_type], down: true };
  return { column: field, down: query.ordering?.startsWith('-') === true };
}

/** How many rows of a kind are published, from its counter. */
export async function countPublished(db: Db, kind: ContentKind | 'other'): Promise<number> {
  const [row] = await db
    .select({ published: contentCounts.published })
    .from(contentCounts)
    .where(eq(contentCounts.kind, kind));
  return row?.published ?? 0;
}

const textArray = (texts: string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** What a search narrows to: the rare by their ids, the common by reading words in the list's order. */
async function searched(db: Db, kind: ContentKind, search: string): Promise<SQL> {
  const { table, words, find } = kinds[kind];
  const { grams, patterns } = indexSearch(search);
  const found = sql`${find}(${textArray(grams)}, ${textArray(patterns)}, ${FOUND_MAX}::int)`;
  const rows = await db.select({ id: sql<number>`id` }).from(sql`${found} as found(id)`);
  if (rows.length < FOUND_MAX) {
    return sql`${table.id} = any(${`{${rows.map(({ id }) => id).join(',')}}`}::int[])`;
  }
  return sql`exists (select 1 from ${words} where ${words.id} = ${table.id}
    and ${holdsInLower(sql`${words.words}`, search)})`;
}

async function countNarrowed(db: Db, kind: ContentKind, where: SQL | undefined): Promise<number> {
  const matching = db
    .select({ one: sql`1` })
    .from(kinds[kind].table)
    .where(where)
    .limit(FOUND_MAX)
    .as('matching');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(matching);
  return row?.count ?? 0;
}

/**
 * The ids of a page and the number of all: from the counter when nothing narrows the list, whose
 * second half is then read from its end, so that no page is far from where reading starts.
 */
export async function listIds(db: Db, listing: Listing): Promise<{ count: number; ids: number[] }> {
  const { kind, page, page_size, search, filters, order } = listing;
  const { table } = kinds[kind];
  const narrowing = search ? [...filters, await searched(db, kind, search)] : filters;
  const where = and(eq(table.status, 'published'), ...narrowing);
  const count =
    narrowing.length > 0 ? await countNarrowed(db, kind, where) : await countPublished(db, kind);
  const offset = (page - 1) * page_size;
  const left = Math.min(page_size, count - offset);
  if (left <= 0) return { count, ids: [] };
  const fromEnd = count - offset - left;
  const forwards = narrowing.length > 0 || offset <= fromEnd;
  const direction = forwards === order.down ? desc : asc;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(direction(order.column), direction(table.id))
    .limit(left)
    .offset(forwards ? offset : fromEnd);
  const ids = rows.map(({ id }) => id);
  return { count, ids: forwards ? ids : ids.reverse() };
}
