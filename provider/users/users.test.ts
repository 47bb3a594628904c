import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

it('shows a member what is private and others what is not', async () => {
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
  const own = await provider.call('GET', path, { token: member.token });
  expect(own.body).toEqual({
    username: member.username,
    nickname: member.nickname,
    avatar: null,
    is_partner: false,
    is_manager: false,
    introduction: '느리지만 꾸준히',
    social: { instagram: '', youtube: '', blog: '' },
    email: member.email,
    email_verified: true,
    account: { phone: '', birthYear: null, gender: '' },
    delivery,
  });
  const hidden = { email: null, email_verified: null, account: null, delivery: null };
  for (const token of [undefined, other.token]) {
    const shown = await provider.call('GET', path, { token });
    expect(shown.body).toEqual({ ...own.body, ...hidden });
  }
});

it.each(['nobody', 'nonce2', 'no%20name', '%00', '%ED%A0%80', 'a'.repeat(5000), '%F0%9F%92%A7'])(
  'answers 404 for the member %s, who is not there',
  async (name) => {
    const refused = await provider.call('GET', `users/${name}/`);
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
  },
);
