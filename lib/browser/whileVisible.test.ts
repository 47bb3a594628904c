import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileVisible } from './whileVisible.ts';

let end: () => void = () => undefined;
let visible = true;
beforeEach(() => {
  visible = true;
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const page = Object.defineProperty(new EventTarget(), 'visibilityState', {
    get: () => (visible ? 'visible' : 'hidden'),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(seen: boolean) {
  visible = seen;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Starts listening; `streams` are the signals of the streams so far, `close` and `cut` end the last. */
function start() {
  const streams: AbortSignal[] = [];
  const away = vi.fn();
  let close = () => undefined as unknown;
  let cut = () => undefined as unknown;
  end = whileVisible((signal) => {
    streams.push(signal);
    return new Promise<void>((done, fail) => {
      close = done;
      cut = () => fail(new Error('cut'));
      signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  }, away);
  return { streams, away: () => away.mock.calls.length, close: () => close(), cut: () => cut() };
}

/** Starts listening on a page that has been drawn. */
async function startDrawn() {
  const started = start();
  await vi.advanceTimersByTimeAsync(3000);
  return started;
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
  const { streams } = await startDrawn();
  show(false);
  expect(streams[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(streams).toHaveLength(1);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(2);
});

test('lets go of the stream when the page is left, so that the browser can bring it back', async () => {
  const { streams } = await startDrawn();
  window.dispatchEvent(new Event('pagehide'));
  expect(streams[0]?.aborted).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(2);
});

test('asks another way when no stream comes through, ever more rarely', async () => {
  const { streams, cut, away } = await startDrawn();
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

test('comes back after half of the pause at the earliest, as chance has it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { streams, cut } = await startDrawn();
  cut();
  await vi.advanceTimersByTimeAsync(1999);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(2);
});

test('asks every minute at the rarest, and as before once a stream has come through', async () => {
  const { streams, cut, close } = await startDrawn();
  for (let failed = 0; failed < 5; failed += 1) {
    cut();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  cut();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(streams).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(7);
  close();
  await vi.advanceTimersByTimeAsync(1999);
  expect(streams).toHaveLength(7);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(8);
});

test('listens at once when the connection is back, and on one stream only', async () => {
  const { streams } = start();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(streams).toHaveLength(1);
});

test('a stream that a hidden page has closed is no failure', async () => {
  const { streams, away, cut } = await startDrawn();
  show(false);
  await vi.advanceTimersByTimeAsync(0);
  expect([away(), vi.getTimerCount()]).toEqual([0, 0]);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  cut();
  await vi.advanceTimersByTimeAsync(4000);
  expect([streams.length, away()]).toEqual([3, 1]);
});

test('a page that is hidden before it was drawn does not listen', async () => {
  const { streams } = start();
  visible = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(streams).toHaveLength(0);
  end();
});

test('its end closes the stream for good', async () => {
  const { streams } = await startDrawn();
  end();
  expect(streams[0]?.aborted).toBe(true);
  show(true);
  for (const name of ['pageshow', 'online']) window.dispatchEvent(new Event(name));
  await vi.advanceTimersByTimeAsync(600_000);
  expect([streams.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('its end removes every listener that it has added', () => {
  const places = [document, window];
  const added = places.map((place) => vi.spyOn(place, 'addEventListener').mock);
  const removed = places.map((place) => vi.spyOn(place, 'removeEventListener').mock);
  start();
  end();
  expect(added.map(({ calls }) => calls.length)).toEqual([1, 3]);
  expect(removed.map(({ calls }) => calls)).toEqual(added.map(({ calls }) => calls));
});

test('its end before the first stream leaves no timer', () => {
  start();
  end();
  expect(vi.getTimerCount()).toBe(0);
});
