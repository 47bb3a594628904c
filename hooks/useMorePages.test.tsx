// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import Router from 'next/router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetGoingBack } from '@/lib/browser/navigationType';
import { MorePages, useMorePages, useReread } from './useMorePages';

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

test('all pages are read again after going back, since the first one may be newer than those that are cached', () => {
  const reread = vi.fn();
  const Page = ({ number }: { number: number }) => {
    useReread(() => reread(number));
    return null;
  };
  const List = () => {
    const { pages, rereads } = useMorePages('/topics', 1, 3);
    return (
      <MorePages value={rereads}>
        {pages.map((number) => (
          <Page key={number} number={number} />
        ))}
      </MorePages>
    );
  };
  sessionStorage.setItem('gyeol-more:/topics', '1');
  const { router } = Router;
  Router.router = { isSsr: false } as NonNullable<typeof router>;
  onTestFinished(() => {
    Router.router = router;
    forgetGoingBack();
    history.replaceState(null, '');
  });
  const state = { key: 'list' };
  history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  render(<List />);
  expect(reread.mock.calls.flat()).toEqual([1, 2]);
});
