import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../provider/app.ts';
import { notify } from '../../provider/domain/notifications/notify.ts';
import { createLimits } from '../../provider/platform/http/limits.ts';
import { connectLive, type LiveConnection } from '../../provider/platform/live/connect.ts';
import { createLive } from '../../provider/platform/live/live.ts';
import { createMetrics } from '../../provider/platform/metrics/metrics.ts';
import { startTestProvider, type TestMember, type TestProvider } from '../../provider/testing.ts';
import { hasRedis, startRedis, type TestRedis } from '../../scripts/lib/redis.ts';

// Debian's package redis-server has it; continuous integration installs it.
describe.runIf(hasRedis())('two providers over one database and one Redis', () => {
  let provider: TestProvider;
  let redis: TestRedis;
  /** The app of the second provider, which hears of the first one's writes through Redis alone. */
  let second: ReturnType<typeof createApp>;
  let connections: LiveConnection[];
  const lost = vi.fn();

  beforeAll(async () => {
    provider = await startTestProvider();
  });
  afterAll(() => provider.stop());
  beforeEach(async () => {
    redis = await startRedis();
    lost.mockReset();
    const { services } = provider;
    const live = createLive();
    second = createApp({ ...services, database: { ...services.database, live } });
    connections = [services.database.live, live].map((one) => connectLive(one, redis.url, lost));
    // A gap calls every listener, an event those of its channel.
    let events = 0;
    const closed = () => undefined;
    const leave = [
      live.subscribe('connected', { changed: () => (events += 1), closed }),
      live.subscribe('silent', { changed: () => (events -= 1), closed }),
    ];
    await expect
      .poll(() => {
        services.database.live.publish('connected');
        return events;
      })
      .toBeGreaterThan(0);
    for (const end of leave) end();
  });
  afterEach(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
    await redis.stop();
  });

  async function openStream(app: ReturnType<typeof createApp>, member: TestMember) {
    const answer = await app.request('/api/v1/notifications/stream/', {
      headers: { Authorization: `Bearer ${member.token}` },
    });
    const reader = answer.body?.getReader();
    if (!reader) throw new Error('There is no stream');
    const counts: number[] = [];
    const ended = (async () => {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        const count = /"unread_count":(\d+)/.exec(new TextDecoder().decode(value))?.[1];
        if (count !== undefined) counts.push(Number(count));
      }
    })();
    await expect.poll(() => counts.at(-1)).toBe(0);
    return { counts, ended, cancel: () => reader.cancel() };
  }
  const notifyMember = (to: number, id: number) =>
    provider.write((tx) => notify(tx, { to, kind: 'badge', subject: { type: 'badge', id }, now: provider.now() }));

  it('notify the streams of each other, and end those of a session that has ended', async () => {
    const member = await provider.member();
    const stream = await openStream(second, member);
    await notifyMember(member.id, 1);
    await expect.poll(() => stream.counts.at(-1)).toBe(1);
    await member.call('POST', `users/${member.username}/leave/`, { confirmation: member.username });
    await stream.ended;
  });

  it('go on without Redis, and send the present count once it is back', async () => {
    const member = await provider.member();
    const [here, there] = [await openStream(provider.app, member), await openStream(second, member)];
    await redis.kill();
    await notifyMember(member.id, 1);
    await expect.poll(() => here.counts.at(-1)).toBe(1);
    expect(there.counts.at(-1)).toBe(0);
    await expect.poll(() => connections.map(({ losses }) => losses())).toEqual([1, 1]);

    await redis.start();
    await expect.poll(() => there.counts.at(-1)).toBe(1);
    await notifyMember(member.id, 2);
    await expect.poll(() => there.counts.at(-1)).toBe(2);
    expect(lost, 'each provider logs one loss once').toHaveBeenCalledTimes(2);
    await Promise.all([here.cancel(), there.cancel()]);
  });

  it('notice a Redis that answers nothing any more', async () => {
    const member = await provider.member();
    const stream = await openStream(second, member);
    redis.freeze();
    await expect.poll(() => connections.map(({ losses }) => losses())).toEqual([1, 1]);
    await notifyMember(member.id, 1);
    await redis.kill();
    await redis.start();
    await expect.poll(() => stream.counts.at(-1)).toBe(1);
    await stream.cancel();
  });

  it('answer each call soon while Redis answers nothing any more, and count its limits themselves', async () => {
    const member = await provider.member();
    const limits = createLimits(redis.url);
    await expect.poll(() => limits.ping().then(() => 'answers', String)).toBe('answers');
    const app = createApp({ ...provider.services, limits });
    const headers = { Authorization: `Bearer ${member.token}` };
    const ask = async () => (await app.request(`/api/v1/users/${member.username}/`, { headers })).status;
    expect(await ask()).toBe(200);
    redis.freeze();
    const asked = performance.now();
    for (let i = 0; i < 3; i += 1) expect(await ask()).toBe(200);
    // Six limits: one of them waits, and none after it.
    expect(performance.now() - asked).toBeLessThan(6_000);
    await redis.kill();
    await redis.start();
    await expect
      .poll(() => limits.ping().then(() => 'answers', String), { message: 'it is used again' })
      .toBe('answers');
    redis.freeze();
    const closed = performance.now();
    await limits.close();
    expect(performance.now() - closed, 'a stop does not wait for it either').toBeLessThan(6_000);
  });

  it('count the losses of Redis in their metrics', async () => {
    const { registry } = createMetrics(
      provider.services.database,
      { readWork: async () => ({}), readQueues: async () => ({}) },
      connections[0],
    );
    const value = async () => (await registry.getSingleMetric('gyeol_redis_lost_total')?.get())?.values[0]?.value;
    expect(await value()).toBe(0);
    await redis.kill();
    await expect.poll(value).toBe(1);
    expect(await value(), 'and do not add one loss twice').toBe(1);
  });
});
