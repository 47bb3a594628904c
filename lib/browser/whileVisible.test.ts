// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileSeen } from './whileVisible.ts';

let end: () => void = () => undefined;
let visible = true;
beforeEach(() => {
  visible = true;
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(seen: boolean) {
  visible = seen;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Starts listening; `streams` are the signals of the streams so far, `close` and `cut` end the last. */
function start() {
  const streams: AbortSignal[] = [];
  let away = 0;
  let close = () => undefined as unknown;
  let cut = () => undefined as unknown;
  end = whileSeen(
    (signal) => {
      streams.push(signal);
      return new Promise<void>((done, fail) => {
        close = done;
        cut = () => fail(new Error('cut'));
        signal.addEventListener('abort', () => fail(new Error('aborted')));
      });
    },
    () => {
      away += 1;
    },
  );
  return { streams, away: () => away, close: () => close(), cut: () => cut() };
}

test('listens once the page has been drawn, and again after a stream’s end', async () => {
  const { streams, close, away } = start();
  expect(streams).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(streams).toHaveLength(1);
  close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams).toHaveLength(2);
  expect(away()).toBe(0);
});

test('closes the stream while the page is hidden', async () => {
  const { streams } = start();
  await vi.advanceTimersByTimeAsync(3000);
  show(false);
  expect(streams[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(streams).toHaveLength(1);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(2);
});

test('lets go of the stream when the page is left, so that the browser can bring it back', async () => {
  const { streams } = start();
  await vi.advanceTimersByTimeAsync(3000);
  window.dispatchEvent(new Event('pagehide'));
  expect(streams[0]?.aborted).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(2);
});

test('asks another way when no stream comes through, ever more rarely', async () => {
  const { streams, cut, away } = start();
  await vi.advanceTimersByTimeAsync(3000);
  cut();
  await vi.advanceTimersByTimeAsync(3999);
  expect([streams.length, away()]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  cut();
  await vi.advanceTimersByTimeAsync(7999);
  expect([streams.length, away()]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(3);
});
