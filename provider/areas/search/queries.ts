import type { InputOf } from '../../../contract/call.ts';
import { SEARCH_COUNT_MAX, searchKinds } from '../../../contract/constants/common.ts';
import type { searchCalls } from '../../../contract/search.calls.ts';
import type { SearchCount } from '../../../contract/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { areas } from './areas.ts';
import { type FoundRow, findResults } from './find.ts';
import { presentResult } from './present.ts';

/** The number of results of each kind when no kind is requested. */
const FIRST = 3;

/** The number of a kind's results that are counted and paged: products are a short list. */
const mostOf = (kind: SearchCount['kind']) => (kind === 'products' ? Number.POSITIVE_INFINITY : SEARCH_COUNT_MAX);

/** Counts the results found of a kind. */
function countOf(kind: SearchCount['kind'], rows: FoundRow[]): SearchCount {
  const types = new Map(rows.filter((row) => row.kind === kind).map((row) => [row.type, row]));
  const all = [...types.values()].reduce((sum, { count }) => sum + count, 0);
  const most = mostOf(kind);
  return { kind, count: Math.min(all, most), more: all > most || [...types.values()].some(({ more }) => more) };
}

/**
 * Searches every kind for its number and one of them, or the first of all, for results. A search without
 * words finds nothing.
 */
export async function search(db: Db, query: InputOf<typeof searchCalls.getSearch>['query'], locale: Locale) {
  const { search, kind: only, page_size } = query;
  const offset = only ? offsetOf(query) : 0;
  const end = offset + (only ? page_size : FIRST);
  const endOf = (kind: SearchCount['kind']) => (only && kind !== only ? 0 : Math.min(end, mostOf(kind)));
  const ends = Object.fromEntries(areas.map(({ type, kind }) => [type, endOf(kind)]));
  const rows = search === '' ? [] : await findResults(db, 'search', { search, locale }, { offset, ends });
  const counts = searchKinds.map((kind) => countOf(kind, rows));
  const results = rows.flatMap((row) => presentResult(row, locale));
  const count = only ? (counts.find(({ kind }) => kind === only)?.count ?? 0) : results.length;
  return { counts, count, results };
}
