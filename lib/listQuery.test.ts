import { expect, it } from 'vitest';
import { filterQueryOf, orderQueryOf, pageQueryOf } from './listQuery.ts';
import { parseListState } from './listState.ts';

it('builds the query of a page without default values, so that equal lists are one call', () => {
  expect(pageQueryOf(parseListState({}))).toEqual({ page: 1 });
  const state = parseListState({ page: '2', page_size: '10', search: '수분' });
  expect(pageQueryOf(state)).toEqual({ page: 2, page_size: 10, search: '수분' });
  expect(pageQueryOf(state, 5)).toMatchObject({ page: 5 });
});

it('prefers a field to the ordering’s name, where the call supports it', () => {
  const fields = ['created_at', '-created_at'] as const;
  const state = parseListState({ ordering: '-created_at', ordering_type: 'views' }, { types: ['views'], fields });
  expect(orderQueryOf(state, fields)).toEqual({ ordering: '-created_at' });
  expect(orderQueryOf(state)).toEqual({ ordering_type: 'views' });
  expect(orderQueryOf(parseListState({}), fields)).toEqual({ ordering_type: 'hot' });
});

it('passes the filters that the call supports, several values as one', () => {
  const state = parseListState({ tags: 'b,a', deals: 'sale', event: 'spring' });
  expect(filterQueryOf(state, 'tags', 'event', 'stores')).toEqual({ tags: 'a,b', event: 'spring' });
});
