import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import { type Ordering, orderingsOf, type SortedList } from '@/contract/constants/ordering';
import { searchOf } from '@/lib/listState';

/** The state, search, order and page of a list of the console; '' for any, and for the order that it has by itself. */
export interface ManagedListState<V extends string = string, L extends SortedList = never> {
  state: V | '';
  search: string;
  ordering: Ordering<L> | '';
  page: number;
}

/** Reads an order of a list from its address; one that it does not know is its own. */
export const orderingIn = <L extends SortedList>(list: L, of: (name: string) => string): Ordering<L> | '' =>
  orderingsOf(list).find((it) => it === of('ordering')) ?? '';

/** Reads the state of a list from its address; a state that is none of `states` is any. */
export const managedListStateOf =
  <V extends string, L extends SortedList = never>(states: readonly V[], list?: L) =>
  ({ page, of }: { page: number; of: (name: string) => string }): ManagedListState<V, L> => ({
    state: states.find((it) => it === of('state')) ?? '',
    search: searchOf(of('search')),
    ordering: list ? orderingIn(list, of) : '',
    page,
  });

/** Builds the query of a list, the same on the server and in the browser. */
export const managedListQueryOf = <V extends string, L extends SortedList = never>({
  state,
  search,
  ordering,
  page,
}: ManagedListState<V, L>) => ({
  page,
  ...(state !== '' && { state }),
  ...(search !== '' && { search }),
  ...(ordering !== '' && { ordering }),
});

/** The rows that are put in order: the whole list, or those of a page until it is read. `first` is the first one's place. */
export const orderedRows = <Row>(
  page: number,
  { whole, shown = [] }: { whole: readonly Row[] | undefined; shown: readonly Row[] | undefined },
): { rows: readonly Row[]; first: number } =>
  whole ? { rows: whole, first: 1 } : { rows: shown, first: (page - 1) * DEFAULT_PAGE_SIZE + 1 };
