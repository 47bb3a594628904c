import { expect, test } from 'vitest';
import { isSame } from './isSame';

test.each([
  ['texts', 'a', 'a', true],
  ['other texts', 'a', 'b', false],
  ['a number and its text', 1, '1', false],
  ['lists', ['a', { b: 1 }], ['a', { b: 1 }], true],
  ['lists of another order', ['a', 'b'], ['b', 'a'], false],
  ['a longer list', ['a'], ['a', 'b'], false],
  ['a list and a record', [], {}, false],
  ['records in any order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['a field that is undefined, and none', { a: 1, b: undefined }, { a: 1 }, true],
  ['null and a record', null, {}, false],
  ['nulls', { a: null }, { a: null }, true],
  ['fields of other names', { a: 1 }, { b: 1 }, false],
])('%s', (_what, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});
