// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useMorePages } from './useMorePages';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const shown = (address: string, first: number, last: number) =>
  renderHook((list: { address: string; last: number }) => useMorePages(list.address, first, list.last), {
    initialProps: { address, last },
  });

test('each “load more” shows one page further, and never one past the last', () => {
  const { result } = shown('/forums/free', 1, 3);
  expect(result.current.pages).toEqual([1]);
  for (const pages of [
    [1, 2],
    [1, 2, 3],
    [1, 2, 3],
  ]) {
    act(() => result.current.add());
    expect(result.current.pages).toEqual(pages);
  }
});

test('a list that begins at a later page continues from there', () => {
  const { result } = shown('/forums/free?page=4', 4, 9);
  act(() => result.current.add());
  expect(result.current.pages).toEqual([4, 5]);
});

test('a page past the end of a shortened list stays visible', () => {
  const { result, rerender } = shown('/forums/free', 1, 3);
  act(() => result.current.add());
  act(() => result.current.add());
  rerender({ address: '/forums/free', last: 2 });
  expect(result.current.pages).toEqual([1, 2]);
  rerender({ address: '/forums/free', last: 0 });
  expect(result.current.pages).toEqual([1]);
});

test('another list begins with its own first page', () => {
  const { result, rerender } = shown('/forums/free', 1, 3);
  act(() => result.current.add());
  rerender({ address: '/forums/other', last: 3 });
  expect(result.current.pages).toEqual([1]);
});
