import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenRead } from './whenRead.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sign = (name: string) => window.dispatchEvent(new Event(name));

test.each(['scroll', 'pointerdown', 'keydown'])('a page is read at the first %s, and once', (name) => {
  const work = vi.fn();
  whenRead(work);
  expect(work).not.toHaveBeenCalled();
  sign(name);
  sign('scroll');
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledOnce();
});

test('a page that is left open for ten seconds is read, and not before', () => {
  const work = vi.fn();
  whenRead(work);
  vi.advanceTimersByTime(9_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  sign('scroll');
  expect(work).toHaveBeenCalledOnce();
});

test('a page that is left before is not read', () => {
  const work = vi.fn();
  whenRead(work)();
  sign('scroll');
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});
