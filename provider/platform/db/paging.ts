import { sql } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';

type Page = Pick<PageQuery, 'page' | 'page_size'>;

/** Returns how many rows come before a page. */
export const offsetOf = ({ page, page_size }: Page): number => (page - 1) * page_size;

/** Returns the part of a list that is a page of it. */
export const pageOf = <T>(list: readonly T[], query: Page): T[] =>
  list.slice(offsetOf(query), offsetOf(query) + query.page_size);

/** The column that counts every matching row, on each row of a page: for short lists. */
export const total = sql<number>`(count(*) over ())::int`;

/** Returns the rows of a page and how many there are in all; a page past the end has neither. */
export const counted = <T>(rows: { item: T; total: number }[]): { count: number; rows: T[] } => ({
  count: rows[0]?.total ?? 0,
  rows: rows.map(({ item }) => item),
});

/**
 * Returns how a page of a list of `count` rows is read, undefined past the end. Rows of the second half
 * are read from the end, in reverse order, so that no page is far from where reading starts; `forwards`
 * is true for a list that can only be read from its beginning.
 */
export function pageFromNearestEnd(
  query: Page,
  count: number,
  { forwards: isForwardOnly = false }: { forwards?: boolean } = {},
): { limit: number; offset: number; forwards: boolean } | undefined {
  const offset = offsetOf(query);
  const limit = Math.min(query.page_size, count - offset);
  if (limit <= 0) return undefined;
  const fromEnd = count - offset - limit;
  const forwards = isForwardOnly || offset <= fromEnd;
  return { limit, offset: forwards ? offset : fromEnd, forwards };
}
