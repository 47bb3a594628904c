// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { server as mockedNetwork } from '../api';
import { startIssuer } from './issuer';
import { type Site, startSite } from './site';
import { Visitor } from './visitor';

/** Real sockets on this machine: nothing is mocked here. */
beforeAll(() => mockedNetwork.close());

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let profile: object = {};
let site: Site;

beforeAll(async () => {
  issuer = await startIssuer(() => profile);
  const { url } = issuer;
  site = await startSite({
    KAKAO_CLIENT_ID: 'kakao-key',
    KAKAO_CLIENT_SECRET: 'kakao-secret',
    KAKAO_ISSUER: url,
    NAVER_CLIENT_ID: 'naver-key',
    NAVER_CLIENT_SECRET: 'naver-secret',
    NAVER_ISSUER: url,
  });
});
afterAll(async () => {
  await site.stop();
  await issuer.stop();
});

const kakao = (id: number, email: string, isVerified = true) => ({
  id,
  kakao_account: { email, is_email_valid: true, is_email_verified: isVerified, profile: { nickname: '카카오친구' } },
});
const naver = (id: string, email: string) => ({ resultcode: '00', response: { id, email, nickname: '네이버친구' } });

/** Signs in at the provider and returns the page where it ends. */
async function signIn(visitor: Visitor, provider: string, callbackUrl = '/forums') {
  return visitor.follow(await visitor.post(`signin/${provider}`, { callbackUrl }));
}

describe('Kakao', () => {
  test('signs a newcomer in with the verified address, and welcomes them with the way back', async () => {
    profile = kakao(11, 'friend@kakao.test');
    const visitor = new Visitor(site.url);
    expect(await signIn(visitor, 'kakao', '/forums/free?page=2#write')).toBe(
      `/welcome?callbackUrl=${encodeURIComponent(`${site.url}/forums/free?page=2#write`)}`,
    );
    const session = await visitor.session();
    expect(session.user).toMatchObject({ nickname: '카카오친구', email: 'friend@kakao.test', email_verified: true });
    const nonce = await site.provider.call('GET', 'users/nonce/', { token: session.accessToken });
    expect(nonce.status).toBe(200);
  });

  test('knows the same account again', async () => {
    profile = kakao(12, 'again@kakao.test');
    const first = new Visitor(site.url);
    await signIn(first, 'kakao');
    const second = new Visitor(site.url);
    expect(await signIn(second, 'kakao')).toBe('/forums');
    expect((await second.session()).user.username).toBe((await first.session()).user.username);
  });

  test('is called with a state and a challenge', async () => {
    const visitor = new Visitor(site.url);
    const asked = new URL(await visitor.post('signin/kakao'));
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'kakao-key',
      response_type: 'code',
      redirect_uri: `${site.url}/api/auth/callback/kakao`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{20,}$/),
    });
  });

  test("does not take over another member's address", async () => {
    await site.provider.member({ username: 'owner', email: 'owner@gyeol.test' });
    profile = kakao(13, 'owner@gyeol.test');
    const visitor = new Visitor(site.url);
    expect(await signIn(visitor, 'kakao')).toBe('/auth/error?error=AccountNotLinkedError');
    expect(await visitor.session()).toEqual({});
  });

  test('informs an English reader in English', async () => {
    await site.provider.member({ username: 'another', email: 'another@gyeol.test' });
    profile = kakao(14, 'another@gyeol.test');
    const end = await signIn(new Visitor(site.url), 'kakao', '/en/forums');
    expect(end).toBe('/en/auth/error?error=AccountNotLinkedError');
  });
});

describe('Naver', () => {
  test('signs a newcomer in, whose address is still to be proven, by a mail with the way back', async () => {
    profile = naver('n-21', 'friend@naver.test');
    const visitor = new Visitor(site.url);
    expect(await signIn(visitor, 'naver')).toBe('/forums');
    expect((await visitor.session()).user).toMatchObject({
      nickname: '네이버친구',
      email: 'friend@naver.test',
      email_verified: false,
    });
  });

  test('with a profile of another shape signs no member in', async () => {
    profile = { resultcode: '024' };
    const visitor = new Visitor(site.url);
    expect(await signIn(visitor, 'naver')).toMatch(/^\/auth\/(signin|error)\?/);
    expect(await visitor.session()).toEqual({});
  });
});

test.each(['a..b@docomo.ne.jp', 'minji.@ezweb.ne.jp', 'minji', ''])(
  'a member whose address is %j signs in without one, again and again',
  async (email) => {
    const id = `odd-${email}`;
    for (const [provider, answer] of [
      ['kakao', { ...kakao(0, email), id }],
      ['naver', naver(id, email)],
    ] as const) {
      profile = answer;
      const first = new Visitor(site.url);
      expect(await signIn(first, provider)).toBe('/forums');
      const { user } = await first.session();
      expect(user).toMatchObject({ email: '', email_verified: false });
      const again = new Visitor(site.url);
      await signIn(again, provider);
      expect((await again.session()).user.username).toBe(user.username);
    }
  },
);

describe('an answer that is not ours', () => {
  test('with another state is rejected', async () => {
    profile = kakao(31, 'state@kakao.test');
    const visitor = new Visitor(site.url);
    await visitor.post('signin/kakao');
    const end = await visitor.follow('/api/auth/callback/kakao?code=stolen&state=another');
    expect(end).toMatch(/^\/auth\/signin\?.*error=OAuthCallback$/);
    expect(await visitor.session()).toEqual({});
  });

  test('to a browser that never requested it is rejected', async () => {
    profile = kakao(32, 'forged@kakao.test');
    const asking = new Visitor(site.url);
    const back = await asking.request(await asking.post('signin/kakao'));
    const victim = new Visitor(site.url);
    const end = await victim.follow(String(back.headers.get('location')));
    expect(end).toMatch(/error=OAuthCallback$/);
    expect(await victim.session()).toEqual({});
  });

  test('that declines leads back to sign-in', async () => {
    const visitor = new Visitor(site.url);
    await visitor.post('signin/kakao');
    const end = await visitor.follow('/api/auth/callback/kakao?error=access_denied');
    expect(end).toMatch(/^\/auth\/signin\?.*error=Callback$/);
  });
});

test('only configured providers are offered', async () => {
  const visitor = new Visitor(site.url);
  const providers = await (await visitor.request('/api/auth/providers')).json();
  expect(Object.keys(providers)).toEqual(expect.arrayContaining(['credentials', 'kakao', 'naver']));
  expect(providers).not.toHaveProperty('email');
});
