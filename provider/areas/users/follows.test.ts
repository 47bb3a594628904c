import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../../testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

type Member = Awaited<ReturnType<TestProvider['member']>>;
const follow = (who: Member, whom: { username: string }, key?: string) =>
  provider.call('POST', `users/${whom.username}/follow/`, {
    token: who.token,
    body: {},
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
const profile = async (member: Member, token?: string) =>
  (await provider.call('GET', `users/${member.username}/`, { token })).body;
const list = async (member: Member, side: string, query = '', token?: string) =>
  (await provider.call('GET', `users/${member.username}/${side}/${query}`, { token })).body;

it('follows and unfollows, and updates both counts', async () => {
  const [fan, star] = [await provider.member(), await provider.member()];
  const on = await follow(fan, star);
  expect(on.body).toEqual({ success: true, followed: true, follower_count: 1 });
  expect(on.headers.get('Link')).toContain(`</users/${star.username}>; rel="invalidates"`);
  expect(await profile(star, fan.token)).toMatchObject({ follower_count: 1, followed: true });
  expect(await profile(fan)).toMatchObject({ following_count: 1, followed: false });
  expect(await list(star, 'followers')).toMatchObject({
    count: 1,
    results: [{ username: fan.username, followed: false }],
  });
  expect(await list(fan, 'followings', '', fan.token)).toMatchObject({
    results: [{ username: star.username, followed: true }],
  });
  const off = await follow(fan, star);
  expect(off.body).toEqual({ success: true, followed: false, follower_count: 0 });
  expect(await list(star, 'followers')).toMatchObject({ count: 0, results: [] });
});

it('gives the reason why members cannot follow themselves, or a member who has blocked them', async () => {
  const [fan, star] = [await provider.member(), await provider.member()];
  const self = await follow(fan, fan);
  expect(self.body).toMatchObject({ success: false, followed: false, reason: '나를 팔로우할 수는 없어요.' });
  await provider.call('POST', `users/${fan.username}/block/`, { token: star.token, body: {} });
  const barred = await follow(fan, star);
  expect([barred.status, barred.body.success]).toEqual([200, false]);
  expect(barred.headers.get('Link')).toBeNull();
  expect(await profile(star)).toMatchObject({ follower_count: 0 });
});

it('has one effect under one key, however often it is sent', async () => {
  const [fan, star] = [await provider.member(), await provider.member()];
  const answers = await Promise.all([1, 2, 3].map(() => follow(fan, star, 'one-tap')));
  for (const { body } of answers) expect(body).toMatchObject({ followed: true, follower_count: 1 });
  expect(await profile(star)).toMatchObject({ follower_count: 1 });
});

it('loses no follow when many tap concurrently, and notifies the followed member', async () => {
  const star = await provider.member();
  const fans = await Promise.all(Array.from({ length: 8 }, () => provider.member()));
  await Promise.all(fans.map((fan) => follow(fan, star)));
  await Promise.all(fans.map((fan) => follow(star, fan)));
  expect(await profile(star)).toMatchObject({ follower_count: 8, following_count: 8 });
  const { body } = await provider.call('GET', 'notifications/', { token: star.token });
  const notified = body.results.find((row: { kind: string }) => row.kind === 'follow');
  expect(notified).toMatchObject({ actor_count: 8, path: `/users/${star.username}/followers` });
});

it('lists a page of followers by name, the latest first', async () => {
  const star = await provider.member();
  const names = ['가람', '나루', '다온'];
  for (const nickname of names) {
    await follow(await provider.member({ nickname }), star);
    provider.advance(60);
  }
  const page = await list(star, 'followers', '?page_size=2');
  expect(page).toMatchObject({ count: 3, results: [{ nickname: '다온' }, { nickname: '나루' }] });
  const found = await list(star, 'followers', `?search=${encodeURIComponent('가람')}`);
  expect(found).toMatchObject({ count: 1, results: [{ nickname: '가람' }] });
  const past = await provider.call('GET', `users/${star.username}/followers/?page=9`);
  expect(past.status).toBe(404);
});

it('removes a departed member from every list and count, and restores them', async () => {
  const [fan, star] = [await provider.member(), await provider.member()];
  await follow(fan, star);
  await follow(star, fan);
  const body = { confirmation: fan.username };
  await provider.call('POST', `users/${fan.username}/leave/`, { token: fan.token, body });
  expect(await profile(star)).toMatchObject({ follower_count: 0, following_count: 0 });
  expect(await list(star, 'followers')).toMatchObject({ count: 0, results: [] });
  expect(await list(star, 'followings')).toMatchObject({ count: 0, results: [] });
  const { openSession } = await import('../../domain/identity/sessions.ts');
  const { services } = provider;
  await services.database.write((tx) => openSession(tx, fan.id, services.now()));
  expect(await profile(star)).toMatchObject({ follower_count: 1, following_count: 1 });
  expect(await profile(fan)).toMatchObject({ follower_count: 1, following_count: 1 });
});

const leave = ({ token, username }: Member) =>
  provider.call('POST', `users/${username}/leave/`, { token, body: { confirmation: username } });

it('does not count a member who leaves at the moment they are followed or unfollowed', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const star = await provider.member();
    const fans = await Promise.all(Array.from({ length: 8 }, () => provider.member()));
    for (const fan of fans.slice(4)) await follow(fan, star);
    const [left, ...taps] = await Promise.all([leave(star), ...fans.map((fan) => follow(fan, star))]);
    expect(left?.status).toBe(200);
    for (const { status } of taps) expect([200, 404]).toContain(status);
    const counts = await Promise.all(fans.map(async (fan) => (await profile(fan)).following_count));
    expect(counts).toEqual(fans.map(() => 0));
  }
});

it('does not count a member who leaves at the moment they follow or unfollow', async () => {
  const stars = await Promise.all(Array.from({ length: 6 }, () => provider.member()));
  for (const _ of [1, 2, 3, 4]) {
    const fan = await provider.member();
    for (const star of stars.slice(3)) await follow(fan, star);
    const [left, ...taps] = await Promise.all([leave(fan), ...[...stars, ...stars].map((star) => follow(fan, star))]);
    expect(left?.status).toBe(200);
    for (const { status } of taps) expect([200, 401]).toContain(status);
    for (const star of stars) expect((await profile(star)).follower_count).toBe(0);
  }
});
