import {
  DEFAULT_ORDERING_TYPE,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type OrderingType,
  orderingTypes,
} from '../contract/constants/common.ts';
import { composeText, firstCharacters } from '../contract/typedText.ts';
import type { Query } from './paths.ts';

/** A reader's filters of a list. All of them are in the address, defaults left out. */
export interface ListState {
  /** From 1; 0 for an invalid page or order, which the list's call rejects. */
  page: number;
  /** From 1; 0 likewise. */
  page_size: number;
  ordering_type: OrderingType;
  /** A field with an optional leading `-`; takes precedence over `ordering_type`; '' for none. */
  ordering: string;
  /** The keyword. */
  search: string;
  categories: string[];
  tags: string[];
  event: string;
  product_type: string;
  deals: string[];
  stores: string[];
  /** The chosen sections of the home page. */
  types: string[];
}

/** A query as Next gives it. */
export type AddressQuery = Record<string, string | string[] | undefined>;

const SEARCH_MAX = 100;
const VALUES_MAX = 20;
const isName = (value: string) => /^[a-z0-9_-]{1,60}$/.test(value);
/** Returns whether a value is a hashtag, which may be in any script. */
const isTag = (value: string) => /^[\p{L}\p{M}\p{N}_-]{1,60}$/u.test(value);

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Returns a typed value of an address as its call takes it, of so many characters at most. */
export const typedOf = (value: AddressQuery[string], max: number): string =>
  firstCharacters(composeText(one(value).replace(/[\0\p{Surrogate}]/gu, '')), max).trim();

/** Returns the search of an address as its call takes it. */
export const searchOf = (value: AddressQuery[string]): string => typedOf(value, SEARCH_MAX);

/** Parses a number of an address: `fallback` when omitted, 0 when it is not from 1 to `max`. */
function integerOf(value: AddressQuery[string], fallback: number, max: number): number {
  const written = one(value);
  const number = Number(written || fallback);
  return /^\d*$/.test(written) && number <= max ? number : 0;
}

/** Parses the page number of an address. */
export const pageOf = ({ page }: AddressQuery): number => integerOf(page, 1, 1_000_000);

const names = (value: string | string[] | undefined, holds = isName): string[] => {
  const all = (Array.isArray(value) ? value : [value ?? '']).flatMap((part) => part.normalize('NFC').split(','));
  return [...new Set(all.filter(holds))].sort().slice(0, VALUES_MAX);
};

/** The orders of a list: by name, in addition to the default one, and by field. */
export interface Orders {
  types?: readonly string[];
  fields?: readonly string[];
}

/**
 * Parses the state of a list from an address. Invalid values are dropped; an invalid page, or an order
 * that the list does not name, becomes page 0.
 */
export function parseListState(query: AddressQuery, { types = [], fields = [] }: Orders = {}): ListState {
  const orderingType = one(query.ordering_type) || DEFAULT_ORDERING_TYPE;
  const ordering = one(query.ordering);
  const isOrder = [DEFAULT_ORDERING_TYPE, ...types].includes(orderingType) && ['', ...fields].includes(ordering);
  const name = (value: string) => (isName(value) ? value : '');
  return {
    page: isOrder ? pageOf(query) : 0,
    page_size: integerOf(query.page_size, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    ordering_type: orderingTypes.find((type) => type === orderingType) ?? DEFAULT_ORDERING_TYPE,
    ordering,
    search: searchOf(query.search),
    categories: names(query.categories),
    tags: names(query.tags, isTag),
    event: name(one(query.event)),
    product_type: typedOf(query.product_type, 50),
    deals: names(query.deals),
    stores: names(query.stores),
    types: names(query.types),
  };
}

/** Returns the query of an address with `state`; default values are omitted. */
export function formatListState(state: ListState): Query {
  const list = (values: string[]) => [...values].sort().join(',');
  return {
    search: state.search,
    ordering: state.ordering,
    ordering_type: state.ordering_type === DEFAULT_ORDERING_TYPE ? '' : state.ordering_type,
    categories: list(state.categories),
    tags: list(state.tags),
    event: state.event,
    product_type: state.product_type,
    deals: list(state.deals),
    stores: list(state.stores),
    types: list(state.types),
    page_size: state.page_size === DEFAULT_PAGE_SIZE ? '' : state.page_size,
    page: state.page === 1 ? '' : state.page,
  };
}

/**
 * The parts of an address that choose rows and order of a list: a list with one of them is rendered on
 * each request, without one it is a static page.
 */
export const searchedParts = [
  'page_size',
  'search',
  'ordering',
  'ordering_type',
  'categories',
  'tags',
  'event',
  'product_type',
  'deals',
  'stores',
] as const satisfies readonly (keyof ListState)[];

/** Returns the state after a change. Any change but of the page returns to page 1. */
export const changeListState = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
});

/** Returns whether a filter or search is set, so that "nothing found" can offer the unfiltered list. */
export const isNarrowed = (state: ListState): boolean =>
  [state.search, state.event, state.product_type].some(Boolean) ||
  [state.categories, state.tags, state.deals, state.stores].some((list) => list.length > 0);

/** The change that removes all filters of a list. */
export const unfilteredList = {
  search: '',
  categories: [],
  tags: [],
  event: '',
  product_type: '',
  deals: [],
  stores: [],
} satisfies Partial<ListState>;

/** Returns whether the list is unfiltered and in its default order; only these pages are indexed by search engines. */
export const isPlain = (state: ListState): boolean =>
  !isNarrowed(state) &&
  state.ordering === '' &&
  state.ordering_type === DEFAULT_ORDERING_TYPE &&
  state.page_size === DEFAULT_PAGE_SIZE;
