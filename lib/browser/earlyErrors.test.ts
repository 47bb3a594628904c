import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportWhenIdle } from './earlyErrors.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

const fail = (error: unknown, message = '') =>
  window.dispatchEvent(Object.assign(new Event('error'), { error, message }));
const rejectPromise = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

/** A reporter that loads when the test says so. */
function aReporter() {
  const captureException = vi.fn();
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  reportWhenIdle(() => arrival.then(() => ({ captureException })));
  return { captureException, arrive: () => arrive() };
}

test('an error before the reporter has loaded is passed to it afterwards', async () => {
  const { captureException, arrive } = aReporter();
  const error = new Error('broken while starting');
  fail(error);
  expect(captureException).not.toHaveBeenCalled();
  arrive();
  await expect.poll(() => captureException).toHaveBeenCalledExactlyOnceWith(error);
});

test('a script error of another origin and a rejected promise are passed on in their order', async () => {
  const { captureException, arrive } = aReporter();
  fail(null, 'Script error.');
  rejectPromise('no answer');
  arrive();
  await expect.poll(() => captureException.mock.calls).toEqual([['Script error.'], ['no answer']]);
});

test('ten errors are enough to find their cause', async () => {
  const { captureException, arrive } = aReporter();
  for (let at = 0; at < 12; at += 1) fail(at);
  arrive();
  await expect.poll(() => captureException).toHaveBeenCalled();
  expect(captureException.mock.calls.map(([error]) => error)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a reporter that has loaded listens itself', async () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  const added = vi.spyOn(window, 'addEventListener');
  const { arrive } = aReporter();
  arrive();
  await expect.poll(() => removed).toHaveBeenCalledTimes(2);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test('a reporter that does not come leaves the page as it is', async () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  reportWhenIdle(() => Promise.reject(new Error('blocked')));
  fail(new Error('broken while starting'));
  await expect.poll(() => removed).toHaveBeenCalledTimes(2);
});
