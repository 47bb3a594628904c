// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { reportWhenIdle } from './earlyErrors.ts';

test('an error before the reporter has loaded is passed to it afterwards', async () => {
  const captureException = vi.fn();
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  reportWhenIdle(() => arrival.then(() => ({ captureException })));
  const error = new Error('broken while starting');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(captureException).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(captureException).toHaveBeenCalledExactlyOnceWith(error));
});

test('a reporter that does not come leaves the page as it is', async () => {
  const load = vi.fn().mockRejectedValue(new Error('blocked'));
  reportWhenIdle(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
