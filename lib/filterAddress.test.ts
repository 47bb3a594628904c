import { expect, test } from 'vitest';
import { otherParts, withFilters } from './filterAddress.ts';

test('new filters replace their parts of an address and return to its first page', () => {
  const address = '/posts?search=a&tags=old&categories=care&page=3';
  expect(withFilters(address, { tags: ['b', '', 'a'], categories: [''] })).toBe('/posts?search=a&tags=a%2Cb');
  expect(withFilters('/posts?tags=old', { tags: [] })).toBe('/posts');
});

test('a form repeats the parts of an address that are not its own fields', () => {
  expect(otherParts('/posts?search=a&tags=b&page=2', ['tags'])).toEqual([['search', 'a']]);
  expect(otherParts('/posts', ['tags'])).toEqual([]);
});
