import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import { searchOf } from '@/lib/listState';

/** The state, search and page of a list of the console; '' for any. */
export interface ManagedListState<V extends string = string> {
  state: V | '';
  search: string;
  page: number;
}

/** Reads the state of a list from its address; a state that is none of `states` is any. */
export const managedListStateOf =
  <V extends string>(states: readonly V[]) =>
  ({ page, of }: { page: number; of: (name: string) => string }): ManagedListState<V> => ({
    state: states.find((it) => it === of('state')) ?? '',
    search: searchOf(of('search')),
    page,
  });

/** Builds the query of a list, the same on the server and in the browser. */
export const managedListQueryOf = <V extends string>({ state, search, page }: ManagedListState<V>) => ({
  page,
  ...(state !== '' && { state }),
  ...(search !== '' && { search }),
});

/** Returns the place of the first of the rows that a page of a list orders. */
export const firstOrdered = (page: number) => Math.max(page - 2, 0) * DEFAULT_PAGE_SIZE + 1;

/** Returns the queries of a list that is ordered: of the page, and of the one before, to which its first row moves. */
export const orderedPages = <Q extends { page: number }>(query: Q): [Q] | [Q, Q] =>
  query.page === 1 ? [query] : [query, { ...query, page: query.page - 1 }];
