import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrencyLimit.ts';

/** Creates a job that ends when its `end()` is called. */
function work() {
  const state = { started: false, end: (): void => undefined };
  const done = new Promise<void>((resolve) => {
    state.end = resolve;
  });
  return Object.assign(state, {
    run: () => {
      state.started = true;
      return done;
    },
  });
}
const full = { status: 503, code: 'unavailable', retryAfter: 7 };

it('runs some, queues some and rejects more, until one ends', async () => {
  const limited = concurrencyLimit({ concurrency: 2, waiting: 1, retryAfter: 7 });
  const [first, second, third, fourth] = [work(), work(), work(), work()];
  const running = [first, second, third].map(({ run }) => limited(run));
  expect([first, second, third].map(({ started }) => started)).toEqual([true, true, false]);
  await expect(limited(fourth.run)).rejects.toMatchObject(full);
  expect(fourth.started).toBe(false);

  first.end();
  await running[0];
  await expect.poll(() => third.started).toBe(true);
  const last = limited(fourth.run);
  for (const { end } of [second, third, fourth]) end();
  await Promise.all([...running, last]);
  expect(fourth.started).toBe(true);
});

it('has room again after work that failed', async () => {
  const limited = concurrencyLimit({ concurrency: 1, waiting: 0, retryAfter: 7 });
  const failed = limited(async () => {
    throw new Error('broken');
  });
  await expect(limited(async () => 'no room')).rejects.toMatchObject(full);
  await expect(failed).rejects.toThrow('broken');
  expect(await limited(async () => 'room')).toBe('room');
});
