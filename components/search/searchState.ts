import { type SearchKind, searchKinds } from '@/contract/constants/common';
import type { SearchQuery } from '@/contract/search';
import { type AddressQuery, pageOf } from '@/lib/listState';
import type { Query } from '@/lib/paths';

/** The state of a search in the address. */
export interface SearchState {
  search: string;
  kind?: SearchKind;
  page: number;
}

const SEARCH_MAX = 100;
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Reads the address; what it does not know is left out. */
export function parseSearch(query: AddressQuery): SearchState {
  const search = one(query.search)
    .replace(/[\0\p{Surrogate}]/gu, '')
    .trim()
    .slice(0, SEARCH_MAX);
  const kind = searchKinds.find((it) => it === one(query.kind));
  return { search, page: kind ? pageOf(query) : 1, ...(kind && { kind }) };
}

/** Converts the state to the query of the call. */
export const callOf = ({ search, kind, page }: SearchState): SearchQuery =>
  kind ? { search, kind, page } : { search };

/** Converts the state to the query of the address. */
export const addressOf = ({ search, kind, page }: SearchState): Query => ({
  search,
  kind,
  page: page > 1 ? page : undefined,
});
