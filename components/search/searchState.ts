import { type SearchKind, searchKinds } from '@/contract/constants/common';
import type { SearchQuery } from '@/contract/search';
import { type AddressQuery, pageOf, searchOf } from '@/lib/listState';
import type { Query } from '@/lib/paths';

/** The state of a search in the address. */
export interface SearchState {
  search: string;
  kind?: SearchKind;
  page: number;
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Reads the address; what it does not know is left out. */
export function parseSearch(query: AddressQuery): SearchState {
  const kind = searchKinds.find((it) => it === one(query.kind));
  return { search: searchOf(query.search), page: kind ? pageOf(query) : 1, ...(kind && { kind }) };
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
