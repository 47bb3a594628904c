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

/** The rows that are put in order: the whole list, or those of a page until it is read. `first` is the first one's place. */
export const orderedRows = <Row>(
  page: number,
  { whole, shown = [] }: { whole: readonly Row[] | undefined; shown: readonly Row[] | undefined },
): { rows: readonly Row[]; first: number } =>
  whole ? { rows: whole, first: 1 } : { rows: shown, first: (page - 1) * DEFAULT_PAGE_SIZE + 1 };
