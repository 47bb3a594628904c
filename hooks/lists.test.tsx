// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import Router from 'next/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { isChangedSince } from '@/lib/browser/listChanges';
import { forgetGoingBack, isBackNavigation, isReloaded } from '@/lib/browser/navigationType';
import { hookStore } from '../tests/hookStore';
import { useMorePages } from './useMorePages';
import { RenderedAtProvider } from './useRenderedAt';
import { useRetryWhenDown } from './useRetryWhenDown';
import { useRevalidateOnVisit } from './useRevalidateOnVisit';

const router: { asPath: string } = { asPath: '/' };
vi.mock('next/router', () => ({ useRouter: () => router, default: { router: undefined } }));
vi.mock('@/lib/browser/listChanges', () => ({ isChangedSince: vi.fn(() => false) }));
vi.mock('@/lib/browser/navigationType', () => ({
  forgetGoingBack: vi.fn(),
  isBackNavigation: vi.fn(() => false),
  isReloaded: vi.fn(() => false),
}));

beforeEach(() => {
  vi.mocked(isChangedSince).mockReturnValue(false);
  vi.mocked(isBackNavigation).mockReturnValue(false);
  vi.mocked(isReloaded).mockReturnValue(false);
  vi.mocked(forgetGoingBack).mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** Whether the page is the document's first, drawn by the server. */
const comeTo = (isFirst: boolean) => Object.assign(Router, { router: { isSsr: isFirst } });
const SAVED = 'gyeol-more:/forums';
const list = (address = '/forums', last = 9) =>
  renderHook((props) => useMorePages(props.address, 1, props.last), { initialProps: { address, last } });

test('the pages below are there again, at once, after going back', () => {
  comeTo(false);
  const first = list();
  act(() => first.result.current.add());
  act(() => first.result.current.add());
  expect(sessionStorage.getItem(SAVED)).toBe('2');
  first.unmount();
  vi.mocked(isBackNavigation).mockReturnValue(true);
  const drawn: number[][] = [];
  renderHook(() => drawn.push(useMorePages('/forums', 1, 9).pages));
  expect(drawn).toEqual([[1, 2, 3]]);
});

test('a list that is come to anew begins with its first page', () => {
  comeTo(false);
  sessionStorage.setItem(SAVED, '2');
  expect(list().result.current.pages).toEqual([1]);
  vi.mocked(isReloaded).mockReturnValue(true);
  expect(list().result.current.pages).toEqual([1]);
});

test('after a reload the first drawing is the server’s, and the pages below come after it', () => {
  comeTo(true);
  sessionStorage.setItem(SAVED, '2');
  expect(list().result.current.pages).toEqual([1]);
  vi.mocked(isReloaded).mockReturnValue(true);
  vi.mocked(isBackNavigation).mockReturnValue(true);
  const drawn: number[][] = [];
  renderHook(() => drawn.push(useMorePages('/forums', 1, 9).pages));
  expect(drawn[0]).toEqual([1]);
  expect(drawn.at(-1)).toEqual([1, 2, 3]);
});

test('without a router the page is the document’s first', () => {
  Object.assign(Router, { router: undefined });
  sessionStorage.setItem(SAVED, '2');
  vi.mocked(isBackNavigation).mockReturnValue(true);
  expect(list().result.current.pages).toEqual([1]);
});

test('another list has its own pages', () => {
  comeTo(true);
  vi.mocked(isReloaded).mockReturnValue(true);
  sessionStorage.setItem('gyeol-more:/other', '1');
  const { result, rerender } = list();
  act(() => result.current.add());
  rerender({ address: '/other', last: 9 });
  expect(result.current.pages).toEqual([1, 2]);
});

test.each(['many', ''])('what is no number of pages (%j) is none', (saved) => {
  comeTo(true);
  sessionStorage.setItem(SAVED, saved);
  vi.mocked(isReloaded).mockReturnValue(true);
  expect(list().result.current.pages).toEqual([1]);
});

test('a list grows in a browser that keeps nothing', () => {
  comeTo(true);
  vi.mocked(isReloaded).mockReturnValue(true);
  const deny = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, clear: () => undefined });
  const { result } = list();
  act(() => result.current.add());
  expect(result.current.pages).toEqual([1, 2]);
});

/** A part of a page whose answer may be away; `asked` are the tags that were asked for again. */
function part(first: { data?: unknown; isError: boolean }) {
  vi.useFakeTimers();
  const { store, wrapper } = hookStore();
  const asked: unknown[] = [];
  vi.spyOn(baseApi.util, 'invalidateTags').mockImplementation((tags) => {
    asked.push(tags);
    return { type: 'asked' } as never;
  });
  const hook = renderHook((answer) => useRetryWhenDown(answer, ['Forums']), { initialProps: first, wrapper });
  return { ...hook, asked, store };
}

test('an answer that is away is asked for every 10 s until it is there', () => {
  const { result, rerender, asked } = part({ isError: true });
  expect(result.current.away).toBe(true);
  vi.advanceTimersByTime(9999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([['Forums']]);
  // While it is asked for again there is neither answer nor error.
  rerender({ isError: false });
  expect(result.current.away).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(asked).toHaveLength(2);
  rerender({ data: {}, isError: false } as never);
  expect(result.current.away).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(2);
});

test('an answer is asked for at once by hand, and not any more by a page that was left', () => {
  const { result, asked, unmount } = part({ isError: true });
  act(() => result.current.retry());
  expect(asked).toEqual([['Forums']]);
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(1);
});

test.each([
  ['is on its way', { isError: false }],
  ['is there', { data: {}, isError: false }],
  ['is there, and failed to come again', { data: {}, isError: true }],
])('an answer that %s is not away', (_how, answer) => {
  const { result, asked } = part(answer);
  expect(result.current.away).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
});

const NOW = new Date('2026-03-02T03:00:00Z');
/** Visits a page rendered `age` ms ago, then `next` in its place; returns how often they were asked for again. */
function visit(path: string, age: number | undefined, ...next: string[]) {
  vi.useFakeTimers({ now: NOW });
  router.asPath = path;
  const { wrapper: Wrapper } = hookStore();
  const renderedAt = age === undefined ? undefined : new Date(NOW.getTime() - age).toISOString();
  const asked = vi.spyOn(baseApi.util, 'invalidateTags');
  asked.mockClear();
  const { rerender, unmount } = renderHook(() => useRevalidateOnVisit(['Forums']), {
    wrapper: ({ children }) => (
      <Wrapper>
        <RenderedAtProvider renderedAt={renderedAt}>{children}</RenderedAtProvider>
      </Wrapper>
    ),
  });
  for (const following of next) {
    router.asPath = following;
    rerender();
  }
  unmount();
  expect(asked.mock.calls.every(([tags]) => tags[0] === 'Forums')).toBe(true);
  return asked.mock.calls.length;
}

test('a page is asked for again when it is visited again with a copy older than 10 s', () => {
  expect(visit('/old', 10_001)).toBe(0);
  expect(visit('/old', 10_001)).toBe(1);
  expect(forgetGoingBack).toHaveBeenCalledTimes(2);
});

test('a fresh copy, another copy and another page are not asked for again', () => {
  expect(visit('/fresh', 10_000)).toBe(0);
  expect(visit('/fresh', 10_000)).toBe(0);
  expect(visit('/fresh', 20_000)).toBe(0);
  expect(visit('/else', 10_000)).toBe(0);
});

test('a page that takes the place of another of its kind is a visit of its own', () => {
  visit('/kind/2', 20_000);
  expect(visit('/kind/1', 20_000, '/kind/2', '/kind/2', '/kind/1')).toBe(2);
});

test('going back shows what was there', () => {
  visit('/back', 20_000);
  vi.mocked(isBackNavigation).mockReturnValue(true);
  expect(visit('/back', 20_000)).toBe(0);
});

test('a page that this visit has changed is asked for again, also the first time', () => {
  vi.mocked(isChangedSince).mockImplementation((renderedAt) => renderedAt === '2026-03-02T02:59:59.000Z');
  expect(visit('/changed', 1000)).toBe(1);
  expect(visit('/unchanged', 2000)).toBe(0);
});

test('a page that asks nothing is not looked at', () => {
  vi.mocked(isChangedSince).mockReturnValue(true);
  expect(visit('/static', undefined)).toBe(0);
  expect(forgetGoingBack).not.toHaveBeenCalled();
});
