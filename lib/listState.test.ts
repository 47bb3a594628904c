import { expect, it } from 'vitest';
import { changeListState, formatListState, isNarrowed, parseListState } from './listState.ts';
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

it('distinguishes a filtered list from an unfiltered one', () => {
  expect(isNarrowed(parseListState({ page: '2', ordering_type: 'new' }))).toBe(false);
  expect(isNarrowed(parseListState({ tags: 'weekend' }))).toBe(true);
});
