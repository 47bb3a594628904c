import { expect, it } from 'vitest';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();

const follow = (who: TestMember, whom: { username: string }, key?: string) =>
  provider.call('POST', `users/${whom.username}/follow/`, {
    token: who.token,
    body: {},
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
const profile = async (member: TestMember, token?: string) =>
  (await provider.call('GET', `users/${member.username}/`, { token })).body;
const list = async (member: TestMember, side: string, query = '', token?: string) =>
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
  expect((await follow(fan, star)).body).toEqual({ success: true, followed: false, follower_count: 0 });
  expect(await list(star, 'followers')).toMatchObject({ count: 0, results: [] });
});

it('gives the reason why members cannot follow themselves, or a member who has blocked them', async () => {
  const [fan, star] = [await provider.member(), await provider.member()];
  const self = await follow(fan, fan);
  expect(self.body).toMatchObject({ success: false, followed: false, reason: '나를 팔로우할 수는 없어요.' });
  await star.call('POST', `users/${fan.username}/block/`, {});
  const barred = await follow(fan, star);
  expect([barred.status, barred.body.success]).toEqual([200, false]);
  expect(barred.headers.get('Link')).toBeNull();
  expect(await profile(star)).toMatchObject({ follower_count: 0 });
});

it('rejects following a member whom the follower has blocked', async () => {
  const [fan, star] = [await provider.member(), await provider.member()];
  await fan.call('POST', `users/${star.username}/block/`, {});
  const { status, body } = await follow(fan, star);
  expect(status).toBe(200);
  expect(body).toEqual({ success: false, followed: false, follower_count: 0, reason: expect.any(String) });
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
  const { body } = await star.call('GET', 'notifications/');
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
  expect((await provider.call('GET', `users/${star.username}/followers/?page=9`)).status).toBe(404);
});

it('removes a departed member from every list and count, and restores them', async () => {
  const [fan, star] = [await provider.member(), await provider.member()];
  await follow(fan, star);
  await follow(star, fan);
  await fan.call('POST', `users/${fan.username}/leave/`, { confirmation: fan.username });
  expect(await profile(star)).toMatchObject({ follower_count: 0, following_count: 0 });
  expect(await list(star, 'followers')).toMatchObject({ count: 0, results: [] });
  expect(await list(star, 'followings')).toMatchObject({ count: 0, results: [] });
  const { openSession } = await import('../../domain/identity/sessions.ts');
  const { services } = provider;
  await services.database.write((tx) => openSession(tx, fan.id, services.now()));
  expect(await profile(star)).toMatchObject({ follower_count: 1, following_count: 1 });
  expect(await profile(fan)).toMatchObject({ follower_count: 1, following_count: 1 });
});

const leave = ({ token, username }: TestMember) =>
  provider.call('POST', `users/${username}/leave/`, { token, body: { confirmation: username } });

it('does not count a member who leaves at the moment they are followed or unfollowed', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const star = await provider.member();
    const fans = await Promise.all(Array.from({ length: 8 }, () => provider.member()));
    for (const fan of fans.slice(4)) await follow(fan, star);
    const [left, ...taps] = await Promise.all([leave(star), ...fans.map((fan) => follow(fan, star))]);
    expect(left?.status).toBe(200);
    for (const { status } of taps) expect([200, 404]).toContain(status);
    expect(await Promise.all(fans.map(async (fan) => (await profile(fan)).following_count))).toEqual(fans.map(() => 0));
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
