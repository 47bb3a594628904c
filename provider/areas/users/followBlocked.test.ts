import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../../testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

it('rejects following a member whom the follower has blocked', async () => {
  const [fan, star] = [await provider.member(), await provider.member()];
  await provider.call('POST', `users/${star.username}/block/`, { token: fan.token, body: {} });
  const { status, body } = await provider.call('POST', `users/${star.username}/follow/`, {
    token: fan.token,
    body: {},
  });
  expect([status, body]).toEqual([
    200,
    { success: false, followed: false, follower_count: 0, reason: expect.any(String) },
  ]);
});
