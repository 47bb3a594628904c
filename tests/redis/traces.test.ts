import { describe, expect, it, onTestFinished } from 'vitest';
import { createLimits } from '../../provider/platform/http/limits.ts';
import { traced } from '../../provider/platform/traces/testing.ts';
import { testProvider } from '../../provider/testing.ts';
import { hasRedis, startRedis } from '../../scripts/lib/redis.ts';

const provider = await testProvider();

// Debian's package redis-server has it; continuous integration installs it.
describe.runIf(hasRedis())('a trace', () => {
  it('shows the commands of Redis in their call, without keys, and those that are not answered as failed', async () => {
    const redis = await startRedis();
    onTestFinished(redis.stop);
    const limits = createLimits(redis.url);
    onTestFinished(limits.close);
    await expect.poll(() => limits.ping().then(() => 'answers', String)).toBe('answers');
    const { token, username } = await provider.member();
    const { app, traces, spans, bodies } = await traced({ ...provider.services, limits });
    const ask = async () => {
      const headers = { Authorization: `Bearer ${token}` };
      expect((await app.request(`/api/v1/users/${username}/`, { headers })).status).toBe(200);
    };
    await ask();
    redis.freeze();
    await ask();
    await traces.close();
    const commandsOf = ({ spanId }: { spanId: string }) =>
      spans.filter(({ name, parentSpanId }) => name.startsWith('redis ') && parentSpanId === spanId);
    const [answered, silent] = spans.filter(({ name }) => name === 'GET /api/v1/users/:username/').map(commandsOf);
    const attributes = { 'db.system.name': 'redis' };
    expect(answered?.length).toBeGreaterThan(0);
    for (const command of answered ?? []) expect(command).toMatchObject({ attributes, isFailed: false });
    expect(silent).toContainEqual(
      expect.objectContaining({ isFailed: true, attributes: { ...attributes, 'error.type': expect.any(String) } }),
    );
    expect(bodies.join()).not.toMatch(new RegExp(`limit:|${username}`));
  });
});
