import { expect, it } from 'vitest';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
type Row = { username: string; reason?: string; followed: boolean };
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

const rows = [
  { username: 'one', nickname: '달빛 연구소', followerCount: 5, createdAt: at(1), activeAt: at(9) },
  { username: 'two', nickname: '달팽이', followerCount: 9, createdAt: at(2), activeAt: at(3) },
  { username: 'three', nickname: '물보라', followerCount: 1, createdAt: at(3), activeAt: at(20) },
];
for (const [index, row] of rows.entries()) await provider.member({ ...row, isPartner: index === 1 });
await provider.member({ username: 'gone', nickname: '달이', status: 'left', followerCount: 99 });

const names = async (query = '', token?: string) => {
  const { status, body } = await provider.call('GET', `users/${query}`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results.map((row: Row) => row.username);
};

it('orders by last activity, by date of joining and by followers', async () => {
  expect(await names()).toEqual(['three', 'one', 'two']);
  expect(await names('?ordering_type=new')).toEqual(['three', 'two', 'one']);
  expect(await names('?ordering_type=best')).toEqual(['two', 'one', 'three']);
  expect((await provider.call('GET', 'users/?ordering_type=views')).status).toBe(400);
});

it('shows partners only, or everyone else', async () => {
  expect(await names('?is_partner=true')).toEqual(['two']);
  expect(await names('?is_partner=false&ordering_type=best')).toEqual(['one', 'three']);
});

it('finds nicknames and usernames by a part of them', async () => {
  expect(await names('?search=%EB%8B%AC')).toEqual(['one', 'two']);
  expect(await names('?search=%EC%97%B0%EA%B5%AC')).toEqual(['one']);
  expect(await names('?search=THRE')).toEqual(['three']);
  expect(await names('?search=%40thre')).toEqual(['three']);
  expect(await names('?search=%25')).toEqual([]);
  expect(await names('?search=%EB%8B%AC&is_partner=true')).toEqual(['two']);
});

it('takes counts from counters: pages are correct from whichever end they are read', async () => {
  const first = await provider.call('GET', 'users/?ordering_type=best&page_size=2');
  expect(first.body).toMatchObject({ count: 3, previous: null });
  const last = await provider.call('GET', 'users/?ordering_type=best&page_size=2&page=2');
  expect(last.body).toMatchObject({ count: 3, next: null, results: [{ username: 'three' }] });
  expect((await provider.call('GET', 'users/?page_size=2&page=3')).status).toBe(404);
});

it('follows a renamed, hidden or returned member in the search and the count', async () => {
  const member = await provider.member({ username: 'wander', nickname: '떠돌이' });
  const count = async () => (await provider.call('GET', 'users/')).body.count;
  const before = await count();
  await member.call('PUT', 'users/wander/nickname/', { nickname: '정착민' });
  expect(await names('?search=%EB%96%A0%EB%8F%8C')).toEqual([]);
  expect(await names('?search=%EC%A0%95%EC%B0%A9')).toEqual(['wander']);
  await member.call('POST', 'users/wander/leave/', { confirmation: 'wander' });
  expect(await names('?search=%EC%A0%95%EC%B0%A9')).toEqual([]);
  expect(await count()).toBe(before - 1);
});

it('recommends by common interests, never the member, a followed or a blocked one', async () => {
  const forum = await provider.forum('kin');
  const me = await provider.member({ username: 'me_self', skinType: 'YMSJ' });
  const twin = await provider.member({ username: 'twin', skinType: 'YMSJ', showSkinType: true });
  await provider.member({ username: 'shy_twin', skinType: 'YMSJ' });
  const writer = await provider.member({ username: 'writer' });
  const friend = await provider.member({ username: 'friend', skinType: 'YMSJ', showSkinType: true });
  const far = await provider.member({ username: 'far' });
  const foe = await provider.member({ username: 'foe', skinType: 'YMSJ', showSkinType: true });
  for (const userId of [me.id, writer.id]) await provider.topic({ forumId: forum.id, userId });
  const post = (who: { token: string }, path: string) => provider.call('POST', path, { token: who.token, body: {} });
  await post(me, 'users/friend/follow/');
  await post(friend, 'users/far/follow/');
  await post(foe, 'users/me_self/block/');

  const { body } = await me.call('GET', 'users/recommendation/');
  const found = Object.fromEntries(body.results.map((row: Row) => [row.username, row.reason]));
  expect(found).toMatchObject({ twin: 'skin_type', far: 'friends', writer: 'forums', shy_twin: 'popular' });
  expect(body.results[0].username).toBe(twin.username);
  for (const name of ['me_self', 'friend', 'foe', 'gone']) expect(found).not.toHaveProperty(name);
  expect(far.username in found).toBe(true);
  const visitor = await provider.call('GET', 'users/recommendation/?page_size=2');
  expect(visitor.body.results.map((row: Row) => row.reason)).toEqual(['popular', 'popular']);
});

it('narrows to the members who show a skin type, most followed first', async () => {
  await provider.member({ username: 'dew', skinType: 'YMKP', showSkinType: true, followerCount: 2 });
  await provider.member({ username: 'dewy', skinType: 'YMKP', showSkinType: true, followerCount: 7 });
  await provider.member({ username: 'shy_dew', skinType: 'YMKP', followerCount: 9 });
  await provider.member({ username: 'left_dew', skinType: 'YMKP', showSkinType: true, status: 'left' });
  const { body } = await provider.call('GET', 'users/?skin_type=YMKP&ordering_type=best');
  expect(body.count).toBe(2);
  expect(body.results.map((row: Row) => row.username)).toEqual(['dewy', 'dew']);
  expect(await names('?skin_type=GTSJ')).toEqual([]);
});
