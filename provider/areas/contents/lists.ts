import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { own } from '../../../contract/own.ts';
import { contentCounts, photos, videos } from '../../db/schema/contents.ts';
import { narrow } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { pageFromNearestEnd } from '../../platform/db/paging.ts';

/** A filter finds, counts and pages no more than this: it bounds the work. */
const FOUND_MAX = 1000;

const kinds = {
  video: { table: videos, searched: 'videos' },
  photo: { table: photos, searched: 'photos' },
} as const;
type ContentKind = keyof typeof kinds;

/** The page of a kind, its order and its filters. */
export interface Listing {
  kind: ContentKind;
  page: number;
  page_size: number;
  search?: string;
  filters: SQL[];
  order: { column: PgColumn; down: boolean };
}

/** Returns the order of a query. A field with an optional `-` takes precedence over a named order. */
export function orderOf<T extends string>(
  query: { ordering?: string; ordering_type: T },
  types: Record<T, PgColumn>,
  fields: Record<string, PgColumn>,
): Listing['order'] {
  const field = query.ordering && own(fields, query.ordering.replace('-', ''));
  if (!field)
    return {
      // lookup-allowed: the schema takes the names of `types` alone, which its type says
      column: types[query.ordering_type],
      down: true,
    };
  return { column: field, down: query.ordering?.startsWith('-') === true };
}

/** Returns the number of published rows of a kind, from its counter. */
async function countPublished(db: Db, kind: ContentKind | 'other'): Promise<number> {
  const [row] = await db
    .select({ published: contentCounts.published })
    .from(contentCounts)
    .where(eq(contentCounts.kind, kind));
  return row?.published ?? 0;
}

async function countNarrowed(db: Db, kind: ContentKind, where: SQL | undefined): Promise<number> {
  const matching = db.select({ one: sql`1` }).from(kinds[kind].table).where(where).limit(FOUND_MAX).as('matching');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(matching);
  return row?.count ?? 0;
}

/**
 * Reads the ids of a page and the number of all: from the counter when no filter applies, in which case
 * the second half of the list is read from its end, so that no page is far from where reading starts.
 */
export async function listIds(db: Db, listing: Listing): Promise<{ count: number; ids: number[] }> {
  const { kind, page, page_size, search, filters, order } = listing;
  const { table, searched } = kinds[kind];
  const inOrder = (ahead: boolean) => {
    const direction = ahead === order.down ? desc : asc;
    return [direction(order.column), direction(table.id)];
  };
  const listed = eq(table.status, 'published');
  const first = (many: number) =>
    sql`${db
      .select({ id: table.id })
      .from(table)
      .where(listed)
      .orderBy(...inOrder(true))
      .limit(many)}`;
  const plain = filters.length === 0;
  const found = search
    ? await narrow(db, searched, search, { id: sql`${table.id}`, first: plain ? first : undefined })
    : undefined;
  const where = and(listed, ...filters, found?.filter);
  const count = plain ? (found?.count ?? (await countPublished(db, kind))) : await countNarrowed(db, kind, where);
  const span = pageFromNearestEnd({ page, page_size }, count, {
    forwards: !plain || found !== undefined,
  });
  if (!span) return { count, ids: [] };
  const { limit, offset, forwards } = span;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...inOrder(forwards))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  return { count, ids: forwards ? ids : ids.reverse() };
}
