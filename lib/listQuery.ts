import { DEFAULT_PAGE_SIZE, type OrderingType } from '../contract/constants/common.ts';
import type { ListState } from './listState.ts';

/**
 * Returns the query of a list call from a state, defaults left out, so that equal lists have one cache
 * key.
 */
export const pageQueryOf = (state: ListState, page = state.page) => ({
  page,
  ...(state.page_size !== DEFAULT_PAGE_SIZE && { page_size: state.page_size }),
  ...(state.search && { search: state.search }),
});

/** Returns the order: a field that the list's call supports takes precedence over the ordering's name. */
export function orderQueryOf<O extends string>(
  state: ListState,
  fields?: readonly O[],
): { ordering: O } | { ordering_type: OrderingType } {
  const ordering = fields?.find((field) => field === state.ordering);
  return ordering ? { ordering } : { ordering_type: state.ordering_type };
}

type Several = 'categories' | 'tags' | 'deals' | 'stores';
type One = 'event' | 'product_type';

/**
 * Returns the chosen values of the filters that the list's call knows; several are joined by commas.
 */
export function filterQueryOf<K extends Several | One>(state: ListState, ...filters: K[]): { [P in K]?: string } {
  const query: { [P in K]?: string } = {};
  for (const filter of filters) {
    const value = state[filter];
    const text = typeof value === 'string' ? value : value.join(',');
    if (text) query[filter] = text;
  }
  return query;
}
