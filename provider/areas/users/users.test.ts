import { expect, it } from 'vitest';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();

it('shows private fields to the member and public ones to others', async () => {
  const delivery = {
    name: '김민지',
    phone: '010-0000-0000',
    zipcode: '04524',
    address: '서울 중구 세종대로 110',
    detailAddress: '1층',
    deliveryMessage: '',
  };
  const member = await provider.member({ introduction: '느리지만 꾸준히', delivery });
  const other = await provider.member({ role: 'manager' });
  const path = `users/${member.username}/`;
  const own = await member.call('GET', path);
  expect(own.body).toEqual({
    id: member.id,
    username: member.username,
    nickname: member.nickname,
    avatar: null,
    is_partner: false,
    is_manager: false,
    role: 'member',
    introduction: '느리지만 꾸준히',
    social: { instagram: '', youtube: '', blog: '' },
    email: member.email,
    email_verified: true,
    account: { phone: '', birthYear: null, gender: '' },
    delivery,
    skin_type: null,
    showSkinType: false,
    has_password: false,
    follower_count: 0,
    following_count: 0,
    topic_count: 0,
    post_count: 0,
    comment_count: 0,
    like_count: 0,
    followed: false,
    may_suspend: false,
    hidden: false,
    can: { report: false, hide: false },
    created_at: expect.any(String),
    badges: [],
  });
  const unsaid = {
    role: null,
    email: null,
    email_verified: null,
    account: null,
    delivery: null,
    showSkinType: null,
    has_password: null,
  };
  const visitor = { may_suspend: false, hidden: null, can: null };
  const manager = { may_suspend: true, hidden: false, can: { report: true, hide: true } };
  expect((await provider.call('GET', path)).body).toEqual({ ...own.body, ...unsaid, ...visitor });
  expect((await other.call('GET', path)).body).toEqual({ ...own.body, ...unsaid, ...manager });
});

it('shows a skin type to others only while its member does', async () => {
  const member = await provider.member({ skinType: 'GMKP' });
  const path = `users/${member.username}/`;
  const show = (showSkinType: boolean) => member.call('PUT', `${path}privacy/`, { showSkinType });
  const seen = async (token?: string) => (await provider.call('GET', path, { token })).body.skin_type;
  expect([await seen(), await seen(member.token)]).toEqual([null, 'GMKP']);
  expect((await show(true)).body.success).toBe(true);
  expect(await seen()).toBe('GMKP');
  await show(false);
  expect(await seen()).toBeNull();
});

it.each(['unknown', 'nonce2', 'no%20name', '%00', '%ED%A0%80', 'a'.repeat(5000), '%F0%9F%92%A7'])(
  'answers 404 for the member %s, who is not there',
  async (name) => {
    expect(await provider.call('GET', `users/${name}/`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

it.each(['hidden', 'left'] as const)('answers 404 for everything of a member who is %s', async (status) => {
  const { username } = await provider.member({ status });
  const { token } = await provider.member();
  for (const [method, path] of [
    ['GET', ''],
    ['GET', 'followers/'],
    ['GET', 'followings/'],
    ['POST', 'follow/'],
  ] as const) {
    const { status: answered } = await provider.call(method, `users/${username}/${path}`, { token });
    expect([path, answered]).toEqual([path, 404]);
  }
  expect((await provider.call('GET', `users/?search=${username}`)).body.results).toEqual([]);
});

it('marks a departed member as such under their content', async () => {
  const author = await provider.member();
  const forum = await provider.forum('farewell');
  const topic = await provider.topic({ forumId: forum.id, userId: author.id });
  const seen = async () => (await provider.call('GET', `topics/${topic.id}/`)).body.user;
  expect((await seen()).username).toBe(author.username);
  await author.call('POST', `users/${author.username}/leave/`, { confirmation: author.username });
  expect(await seen()).toEqual({
    username: '',
    nickname: '탈퇴한 회원',
    avatar: null,
    is_partner: false,
    is_manager: false,
  });
});
