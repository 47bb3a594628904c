import type { z } from 'zod';
import { SEARCH_COUNT_MAX, type SearchKind, searchKinds } from '../../../contract/constants/common.ts';
import type { SearchCount, SearchResult, searchQuery } from '../../../contract/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { type Area, areas } from './areas.ts';
import { type Candidates, findCandidates, type Ranked, rankCandidates } from './find.ts';
import { findProducts, readers } from './read.ts';

/** The number of results of each kind when no kind is requested. */
const FIRST = 3;

type Query = z.output<typeof searchQuery>;
type Found = { area: Area; candidates: Candidates }[];

/** Returns a range of the results of a kind, in order. */
async function resultsOf(
  db: Db,
  found: Found,
  { search, locale, offset, limit }: { search: string; locale: Locale; offset: number; limit: number },
): Promise<SearchResult[]> {
  const end = Math.min(offset + limit, SEARCH_COUNT_MAX);
  const ranked = await Promise.all(
    found.map(({ area, candidates }) => rankCandidates(db, area, candidates.ids, { search, end })),
  );
  const page = ranked.flat().sort(inOrder).slice(offset, end);
  const shown = await Promise.all(
    found.map(async ({ area: { type } }) => {
      const ids = page.filter((it) => it.type === type).map(({ id }) => id);
      const read = type === 'product' ? undefined : readers[type];
      return [type, read && ids.length > 0 ? await read(db, ids, { search, locale }) : undefined] as const;
    }),
  );
  const byType = new Map(shown);
  return page.flatMap(({ type, id }) => byType.get(type)?.get(id) ?? []);
}

const inOrder = (a: Ranked, b: Ranked) => Number(b.titled) - Number(a.titled) || b.rank - a.rank || b.id - a.id;

/** Counts the results found of a kind, up to SEARCH_COUNT_MAX. */
function countOf(kind: SearchKind, found: Found): SearchCount {
  const all = found.flatMap(({ candidates }) => candidates.ids).length;
  return {
    kind,
    count: Math.min(all, SEARCH_COUNT_MAX),
    more: all > SEARCH_COUNT_MAX || found.some(({ candidates }) => candidates.more),
  };
}

/**
 * Searches every kind for its number and one of them, or the first of all, for results. A search without
 * words finds nothing.
 */
export async function search(db: Db, query: Query, locale: Locale) {
  const { search: wanted, kind: only, page, page_size } = query;
  if (wanted === '') {
    return {
      counts: searchKinds.map((kind) => ({ kind, count: 0, more: false })),
      count: 0,
      results: [],
    };
  }
  const found: Found = await Promise.all(
    areas.map(async (area) => ({ area, candidates: await findCandidates(db, area, wanted) })),
  );
  const ofKind = (kind: SearchKind) => found.filter(({ area }) => area.kind === kind);
  const range = only ? { offset: offsetOf({ page, page_size }), limit: page_size } : { offset: 0, limit: FIRST };
  const asked = { search: wanted, locale };
  const products = await findProducts(db, asked, only && only !== 'products' ? { offset: 0, limit: 1 } : range);
  const counts = searchKinds.map((kind) =>
    kind === 'products' ? { kind, count: products.count, more: false } : countOf(kind, ofKind(kind)),
  );
  const shown = await Promise.all(
    searchKinds
      .filter((kind) => !only || kind === only)
      .map((kind) => (kind === 'products' ? products.results : resultsOf(db, ofKind(kind), { ...asked, ...range }))),
  );
  const results = shown.flat();
  const count = only ? (counts.find(({ kind }) => kind === only)?.count ?? 0) : results.length;
  return { counts, count, results };
}
