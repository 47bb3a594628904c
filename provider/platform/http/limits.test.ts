import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestProvider } from '../../testing.ts';
import { ApiError } from '../errors/errors.ts';
import { createLimits, type Limits } from './limits.ts';

/** Returns the seconds until the next try, or 0 when it was granted. */
const wait = (trying: Promise<void>) =>
  trying.then(
    () => 0,
    (error) => (error instanceof ApiError ? error.retryAfter : undefined),
  );

describe('guesses', () => {
  let limits: Limits;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    limits = createLimits(undefined);
  });
  afterEach(async () => {
    await limits.close();
    vi.useRealTimers();
  });
  const guess = () => wait(limits.attempt('signInName', 'minji'));

  it('wait twice as long after each failure past the fifth, up to a quarter of an hour', async () => {
    for (let i = 0; i < 5; i += 1) expect(await guess()).toBe(0);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      expect(await guess()).toBe(seconds);
      vi.advanceTimersByTime((seconds - 1) * 1000);
      expect(await guess()).toBe(1);
      vi.advanceTimersByTime(1000);
      expect(await guess()).toBe(0);
    }
  });

  it('start again once they are reset, and after a day', async () => {
    for (let i = 0; i < 5; i += 1) await guess();
    await limits.forget('signInName', 'minji');
    for (let i = 0; i < 5; i += 1) expect(await guess()).toBe(0);
    expect(await guess()).toBe(30);
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    for (let i = 0; i < 5; i += 1) expect(await guess()).toBe(0);
  });

  it('by one name do not affect another', async () => {
    for (let i = 0; i < 6; i += 1) await guess();
    expect(await wait(limits.attempt('signInName', 'jiho'))).toBe(0);
  });

  it('that were right are refunded', async () => {
    for (let i = 0; i < 30; i += 1) {
      expect(await guess()).toBe(0);
      await limits.refund('signInName', 'minji');
    }
  });
});

it('counts limits in this process while Redis is down, and logs it', async () => {
  const heard = vi.fn();
  const limits = createLimits('redis://127.0.0.1:4319', heard);
  for (let i = 0; i < 5; i += 1) expect(await wait(limits.use('mailbox', 'a'))).toBe(0);
  expect(await wait(limits.use('mailbox', 'a'))).toBeGreaterThan(0);
  await expect.poll(() => heard).toHaveBeenCalled();
  await expect(limits.ping(), 'the console says that Redis is away').rejects.toThrow();
  await limits.close();
});

describe('writing calls', () => {
  it('of a member are limited, and reading ones are not', async () => {
    const provider = await startTestProvider();
    const { id: forumId } = await provider.forum();
    const member = await provider.member();
    const other = await provider.member();
    const topic = await provider.topic({ forumId, userId: member.id });
    const path = `topics/${topic.id}/like/`;
    const like = (token: string) => provider.call('POST', path, { token });
    expect((await like(member.token)).status).toBe(200);
    // Calls that together take longer than a minute would reach no limit.
    const { limits } = provider.services;
    await Promise.all(Array.from({ length: 118 }, () => limits.use('write', `member:${member.id}`)));
    expect((await like(member.token)).status).toBe(200);
    const rejected = await like(member.token);
    expect([rejected.status, rejected.body.code]).toEqual([429, 'too_many']);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await like(other.token)).status).toBe(200);
    expect((await member.call('GET', 'topics/')).status).toBe(200);
    await provider.stop();
  });

  it('with a body no form would send are rejected', async () => {
    const provider = await startTestProvider();
    const body = { username: 'minji', password: 'a'.repeat(10 * 1024 * 1024) };
    const rejected = await provider.call('POST', 'auth/login/', { body });
    expect([rejected.status, rejected.body.code]).toEqual([413, 'too_large']);
    const deep = await provider.app.request('/api/v1/auth/login/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    });
    expect(deep.status).toBe(400);
    await provider.stop();
  });
});
