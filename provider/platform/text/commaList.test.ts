import { expect, it } from 'vitest';
import { commaList } from './commaList.ts';

it('splits a filter into its parts, normalised as Korean is stored', () => {
  expect(commaList('피부고민,,자유'.normalize('NFD'))).toEqual(['피부고민', '자유']);
  expect(commaList('')).toEqual([]);
  expect(commaList(undefined)).toEqual([]);
});
