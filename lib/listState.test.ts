import { expect, it } from 'vitest';
import { pageQuery } from '../contract/common.ts';
import { longSearches } from '../tests/inputs/text.ts';
import {
  changeListState,
  formatListState,
  isNarrowed,
  isPlain,
  parseListState,
  searchedParts,
  unfilteredList,
} from './listState.ts';
import { withQuery } from './paths.ts';

const orders = { types: ['hot', 'new'], fields: ['view_count', '-view_count'] };
const address = (query: Parameters<typeof parseListState>[0]) =>
  withQuery('/forums/free', formatListState(parseListState(query, orders)));

it('omits default values from the address', () => {
  expect(address({})).toBe('/forums/free');
  expect(address({ page: '1', page_size: '30', ordering_type: 'hot', search: ' ' })).toBe('/forums/free');
});

it('keeps every part of a list in the address and reads the same back', () => {
  const query = {
    page: '3',
    page_size: '10',
    ordering: '-view_count',
    ordering_type: 'new',
    search: '수분 크림',
    categories: 'daily,question',
    tags: 'weekend',
    deals: 'sale',
    stores: 'olive',
    types: 'best,hot',
    event: 'spring',
    product_type: '토너',
  };
  const state = parseListState(query, orders);
  const search = new URLSearchParams(address(query).split('?')[1]);
  expect(parseListState(Object.fromEntries(search), orders)).toEqual(state);
  expect(state).toMatchObject({ page: 3, search: '수분 크림', categories: ['daily', 'question'] });
});

it('gives one address to the same choice made in another order', () => {
  expect(address({ tags: 'b,a' })).toBe(address({ tags: ['a', 'b', 'a'] }));
});

it.each([
  ['categories', ['<b>', '../x', '한글']],
  ['event', ['a b', 'A']],
])('ignores an invalid %s', (key, values) => {
  for (const value of values) expect(address({ [key]: value })).toBe('/forums/free');
});

it.each([
  ['ordering_type', ['worst', 'HOT', 'best']],
  ['ordering', ['a b', '--view_count', 'price', 'hot']],
])('keeps no page for an unknown %s, so that the call rejects it', (key, values) => {
  for (const value of values) expect(parseListState({ [key]: value }, orders).page).toBe(0);
});

it('knows the default order of every list, and the orders that a list adds', () => {
  expect(parseListState({ ordering_type: 'hot' })).toMatchObject({ page: 1, ordering_type: 'hot' });
  expect(parseListState({ ordering_type: 'new' }, orders).page).toBe(1);
  expect(parseListState({ ordering_type: 'new' }).page).toBe(0);
});

it.each(longSearches)('keeps no more of a search of $from than its call takes, and cuts no character', ({ input }) => {
  const { search } = parseListState({ search: input });
  expect(pageQuery.parse({ search }).search).toBe(search);
  expect(input.normalize('NFC').startsWith(search)).toBe(true);
  expect([...new Intl.Segmenter().segment(search)]).toHaveLength(
    Math.min(100, [...new Intl.Segmenter().segment(input)].length),
  );
});

it('leaves out of a search what another site has cut or hidden', () => {
  expect(parseListState({ search: '\u3164\u200b' }).search).toBe('');
  expect(parseListState({ search: '보습\ud83d\0', product_type: `${'가'.repeat(49)}😀😀` })).toMatchObject({
    search: '보습',
    product_type: `${'가'.repeat(49)}😀`,
  });
});

it.each([
  ['page', ['0', '-1', '1e3', ' 2', 'abc', '1000001']],
  ['page_size', ['0', '101', 'NaN']],
] as const)('keeps a %s that can be none as 0, for the call to refuse', (key, values) => {
  for (const value of values) expect(parseListState({ [key]: value })[key]).toBe(0);
});

it('returns to page 1 when anything but the page changes', () => {
  const state = parseListState({ page: '4', search: '토너' });
  expect(changeListState(state, { ordering_type: 'new' })).toMatchObject({ page: 1 });
  expect(changeListState(state, { page: 5 })).toMatchObject({ page: 5, search: '토너' });
});

it('takes the last page and the largest page size that a call accepts', () => {
  expect(parseListState({ page: '1000000', page_size: '100' })).toMatchObject({ page: 1_000_000, page_size: 100 });
});

it('takes tags in every language, and no other characters', () => {
  const tags = ['수분', '2026', 'skin_care-1', 'क्रीम'];
  expect(parseListState({ tags: tags.join(',') }).tags).toEqual([...tags].sort());
  expect(parseListState({ tags: ['!수분', '수분!', '수 분', '#수분', '가'.repeat(61), ''] }).tags).toEqual([]);
});

it('takes a tag in its parts, as macOS copies an address, for the composed one', () => {
  expect(parseListState({ tags: '수분,보습'.normalize('NFD') }).tags).toEqual(['보습', '수분']);
});

it('limits the number of values and the lengths of typed texts', () => {
  const many = Array.from({ length: 21 }, (_, at) => `a${at + 10}`);
  expect(parseListState({ categories: many }).categories).toEqual(many.slice(0, 20));
  expect(parseListState({ search: ` a\0b${'c'.repeat(100)}` }).search).toBe(`ab${'c'.repeat(98)}`);
  expect(parseListState({ product_type: ` ${'a'.repeat(51)}` }).product_type).toBe('a'.repeat(50));
});

it('writes chosen values in one order, whichever was chosen first', () => {
  const state = changeListState(parseListState({}), { tags: ['b', 'a'], stores: ['d', 'c'] });
  expect(formatListState(state)).toMatchObject({ tags: 'a,b', stores: 'c,d' });
});

const filters = ['search', 'categories', 'tags', 'event', 'product_type', 'deals', 'stores'] as const;

it.each(filters)('knows a list that is narrowed by %s from a whole one', (filter) => {
  const state = parseListState({ [filter]: 'a' });
  expect([isNarrowed(state), isPlain(state)]).toEqual([true, false]);
  expect(isNarrowed({ ...state, ...unfilteredList })).toBe(false);
});

it.each([
  [{ page: '2', types: 'best' }, true],
  [{ ordering: '-view_count' }, false],
  [{ ordering_type: 'new' }, false],
  [{ page_size: '10' }, false],
])('lets search engines index %j: %s', (query, plain) => {
  const state = parseListState(query, orders);
  expect([isPlain(state), isNarrowed(state)]).toEqual([plain, false]);
});

it('renders a list on each request for every filter and order', () => {
  expect([...searchedParts].sort()).toEqual([...filters, 'ordering', 'ordering_type', 'page_size'].sort());
});
