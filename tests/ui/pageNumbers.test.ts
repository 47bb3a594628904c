import { expect, test } from 'vitest';
import { pageNumbers } from '@/components/ui/pageNumbers';

test('shows every page of a short list', () => {
  expect(pageNumbers(1, 2)).toEqual([1, 2]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('omits distant pages, but never a single one', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20]);
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageNumbers(20, 20)).toEqual([1, null, 19, 20]);
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageNumbers(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});
