import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdLock, requestCopy } from './lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gyeol-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts another process that holds the lock of `path` until it is killed. */
async function holder(path: string, name: string, isBusy = false): Promise<ChildProcess> {
  const program = `
    import { holdLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    await holdLock(${JSON.stringify(path)}, ${JSON.stringify(name)});
    console.log('held');
    setInterval(() => undefined, 1000);
    ${isBusy ? 'setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))' : ''}
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('rejects the second opener with the name and process of the first', async () => {
  const path = join(folder, 'two');
  const first = await holder(path, 'the provider');
  await expect(holdLock(path, 'npm run seed')).rejects.toThrow(
    `is open in the provider (process ${first.pid}): stop that first.`,
  );
  first.kill('SIGKILL');
});

it('names a holder that is too busy to answer', async () => {
  const path = join(folder, 'busy');
  const first = await holder(path, 'npm run provider:import', true);
  await expect(holdLock(path, 'npm run seed')).rejects.toThrow(
    `is open in npm run provider:import (process ${first.pid}): stop that first.`,
  );
  first.kill('SIGKILL');
});

it('is free again when its holder was killed', async () => {
  const path = join(folder, 'killed');
  const first = await holder(path, 'the provider');
  first.kill('SIGKILL');
  await once(first, 'exit');
  const lock = await holdLock(path, 'the provider');
  await lock.release();
});

it('is free again when its holder releases it', async () => {
  const path = join(folder, 'released');
  const first = await holdLock(path, 'the first');
  await first.release();
  const second = await holdLock(path, 'the second');
  await second.release();
});

it('locks a folder whose path is longer than a socket may have', async () => {
  const path = join(folder, 'long'.repeat(40));
  const first = await holdLock(path, 'the first');
  await expect(holdLock(path, 'the second')).rejects.toThrow('is open in the first');
  await first.release();
  const second = await holdLock(path, 'the second');
  await second.release();
});

it('allows at most one of many concurrent openers to continue', async () => {
  const path = join(folder, 'many');
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => holdLock(path, `opener ${index}`)),
  );
  const held = attempts.filter((attempt) => attempt.status === 'fulfilled');
  expect(held.length).toBeLessThanOrEqual(1);
  for (const attempt of held) await attempt.value.release();
});

it('has its holder make a copy, and says why where none was made', async () => {
  const path = join(folder, 'copied');
  const first = await holdLock(path, 'the first');
  await expect(requestCopy(path)).rejects.toThrow('the first (process');
  let copies = 0;
  first.serveCopies(async () => {
    copies += 1;
  });
  expect([await requestCopy(path), copies]).toEqual([true, 1]);
  first.serveCopies(() => Promise.reject(new Error('the disk is full')));
  await expect(requestCopy(path)).rejects.toThrow('made no copy of the database: the disk is full');
  await first.release();
  expect(await requestCopy(path)).toBe(false);
});
