// @vitest-environment node

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SESSION_HINT } from '@/lib/constants';
import { nonceProof } from '@/lib/nonceProof';
import { users } from '@/provider/db/schema/users';
import { hashPassword } from '@/provider/domain/identity/password';
import { server as mockedNetwork } from '../api';
import { type Site, startSite } from '../oauth/site';
import { Visitor } from '../oauth/visitor';

/** Real sockets on this machine: nothing is mocked here. */
beforeAll(() => mockedNetwork.close());

const PASSWORD = 'a sentence that no one guesses';
let site: Site;
let made = 0;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
/** Signs in by password in a new browser. */
async function enter(username: string) {
  const visitor = new Visitor(site.url);
  const end = await visitor.post('callback/credentials', { username, password: PASSWORD });
  expect(end).toBe(`${site.url}/`);
  return visitor;
}

/** Creates a member and signs them in. */
async function signedIn(role: 'member' | 'manager' = 'member') {
  made += 1;
  const username = `guest_${made}`;
  await site.provider.member({ username, role, passwordHash: await hashPassword(PASSWORD) });
  return { visitor: await enter(username), username };
}

/** Advances the clock, which web and provider share here. */
function pass(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

const requestAs = async (accessToken: string) =>
  (await site.provider.call('GET', 'users/nonce/', { token: accessToken })).status;

test('a password signs a member in, and the browser never learns the refresh token', async () => {
  const { visitor, username } = await signedIn();
  const session = await visitor.session();
  expect(Object.keys(session).sort()).toEqual(['accessToken', 'expires', 'user']);
  expect(session.user).toMatchObject({ username, account: null, delivery: null });
  expect(JSON.stringify(session)).not.toContain('refresh');
  expect(await requestAs(session.accessToken)).toBe(200);
});

test('the session cookie is out of reach of scripts', async () => {
  const { visitor } = await signedIn();
  const answer = await visitor.request('/api/auth/session');
  const cookie = answer.headers.getSetCookie().find((line) => line.includes('session-token'));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
});

test('a cookie that scripts can read says only that there is a session, from sign-in to sign-out', async () => {
  const { visitor } = await signedIn();
  expect(visitor.cookies.get(SESSION_HINT)).toBe('1');
  visitor.cookies.delete(SESSION_HINT);
  await visitor.session();
  expect(visitor.cookies.get(SESSION_HINT)).toBe('1');
  await visitor.post('signout');
  expect(visitor.cookies.has(SESSION_HINT)).toBe(false);
  expect(await visitor.session()).toEqual({});
  expect(visitor.cookies.has(SESSION_HINT)).toBe(false);
});

test.each(['session', 'csrf', 'providers', 'signin', 'signout', 'error', 'nothing'])(
  'no cache keeps what /api/auth/%s answers, to a member and to a visitor',
  async (action) => {
    const { visitor } = await signedIn();
    for (const browser of [visitor, new Visitor(site.url)]) {
      const { headers } = await browser.request(`/api/auth/${action}`);
      expect(headers.get('Cache-Control')).toMatch(/^private, .*no-store/);
    }
  },
);

test('a wrong password answers 400 with the reason, without a session', async () => {
  const { username } = await signedIn();
  const visitor = new Visitor(site.url);
  const url = new URL(await visitor.post('callback/credentials', { username, password: 'a wrong one' }));
  expect(JSON.parse(url.searchParams.get('error') ?? '')).toMatchObject({
    status: 400,
    body: { code: 'bad_credentials' },
  });
  expect(await visitor.session()).toEqual({});
});

test('an access token is refreshed before it ends, once for two concurrent tabs', async () => {
  const { visitor } = await signedIn();
  const before = await visitor.session();
  pass(31 * 60);
  const [one, two] = await Promise.all([visitor.session(), visitor.session()]);
  expect(one.accessToken).not.toBe(before.accessToken);
  expect(two.accessToken).toBe(one.accessToken);
  pass(40 * 60);
  expect(await requestAs(before.accessToken)).toBe(401);
  expect(await requestAs((await visitor.session()).accessToken)).toBe(200);
});

const tokenCookie = ({ cookies }: Visitor) => [...cookies.keys()].some((name) => name.includes('session-token'));

const changePassword = (token: string) =>
  site.provider.call('POST', 'auth/password/change/', {
    token,
    body: { old_password: PASSWORD, new_password: 'another sentence entirely' },
  });

/** Every way in which the provider ends the session of a member who still has its cookie. */
interface Ending {
  username: string;
  /** Of another session of the member. */
  accessToken: string;
  /** Another browser with the same cookie. */
  copy: Visitor;
}
const endings: Record<string, (ending: Ending) => Promise<unknown>> = {
  'a password change on another device': ({ accessToken }) => changePassword(accessToken),
  leaving: ({ username, accessToken }) =>
    site.provider.call('POST', `users/${username}/leave/`, { token: accessToken, body: { password: PASSWORD } }),
  'a suspension': async ({ username }) => {
    const manager = await signedIn('manager');
    const { accessToken } = await manager.visitor.session();
    return site.provider.call('POST', `users/${username}/suspension/`, {
      token: accessToken,
      body: { until: '2099-01-01T00:00:00.000Z', reason: '광고를 되풀이함' },
    });
  },
  'signing out with a copy of the cookie': ({ copy }) => copy.post('signout'),
};

test.each(Object.entries(endings))('after %s the old cookie has no session', async (_, end) => {
  const { visitor, username } = await signedIn();
  const copy = new Visitor(site.url);
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  const { accessToken } = await (await enter(username)).session();
  expect((await visitor.session()).user).toMatchObject({ username });
  await end({ username, accessToken, copy });
  expect(await visitor.session()).toEqual({});
  expect(tokenCookie(visitor)).toBe(false);
});

test('a password change keeps the session that requested it', async () => {
  const { visitor, username } = await signedIn();
  const { accessToken } = await visitor.session();
  await changePassword(accessToken);
  expect((await visitor.session()).user).toMatchObject({ username });
  pass(31 * 60);
  expect((await visitor.session()).user).toMatchObject({ username });
});

test('the session has the member’s present role at once', async () => {
  const { visitor, username } = await signedIn();
  expect((await visitor.session()).user.is_manager).toBe(false);
  await site.provider.services.database.write((tx) =>
    tx.update(users).set({ role: 'manager' }).where(eq(users.username, username)),
  );
  expect((await visitor.session()).user.is_manager).toBe(true);
});

test('a nonce signs in once', async () => {
  const { visitor } = await signedIn();
  const { accessToken, user } = await visitor.session();
  const { body } = await site.provider.call('GET', 'users/nonce/', { token: accessToken });
  const { nonce } = body;
  const proof = await nonceProof(accessToken, nonce);
  const phone = new Visitor(site.url);
  await phone.post('callback/nonce', { nonce, proof });
  expect((await phone.session()).user.username).toBe(user.username);
  const late = new Visitor(site.url);
  const url = new URL(await late.post('callback/nonce', { nonce, proof }));
  expect(url.searchParams.get('error')).toContain('nonce_invalid');
  expect(await late.session()).toEqual({});
});

test('signing up signs in, and a rejected field is answered by its name', async () => {
  const fields = {
    username: 'newcomer',
    email: 'newcomer@gyeol.test',
    password: PASSWORD,
    nickname: '새로온이',
    terms: 'true',
    age: 'true',
    marketing: 'false',
  };
  const visitor = new Visitor(site.url);
  await visitor.post('callback/registration', { ...fields, callbackUrl: '/en/forums/free#write' });
  const mailed = () => site.provider.mails.find(({ to }) => to === fields.email)?.text;
  await expect.poll(mailed).toContain('/en/auth/verify-email?callbackUrl=%2Fforums%2Ffree%23write&key=');
  expect((await visitor.session()).user).toMatchObject({ username: 'newcomer', email_verified: false });
  const late = new Visitor(site.url);
  const url = new URL(await late.post('callback/registration', { ...fields, email: 'second@gyeol.test' }));
  expect(JSON.parse(url.searchParams.get('error') ?? '')).toMatchObject({
    status: 400,
    body: { username: [expect.any(String)] },
  });
});

test('signing out ends the session at the provider too', async () => {
  const { visitor } = await signedIn();
  const { accessToken } = await visitor.session();
  await visitor.post('signout');
  expect(await visitor.session()).toEqual({});
  expect(await requestAs(accessToken)).toBe(401);
});

test('who signs in over the session of another member ends that one, and only then', async () => {
  const [{ visitor, username: first }, { username }] = [await signedIn(), await signedIn()];
  const former = await visitor.session();
  const signIn = (fields: object) => visitor.post('callback/credentials', { username, password: PASSWORD, ...fields });
  await signIn({ password: 'a wrong one' });
  await signIn({ username: first });
  expect(await requestAs(former.accessToken)).toBe(200);
  const { accessToken } = await visitor.session();
  await signIn({});
  expect((await visitor.session()).user.username).toBe(username);
  expect(await requestAs(accessToken)).toBe(401);
});

test.each(['//evil.example', 'https:evil.example', '\\\\evil.example', 'https://evil.example'])(
  'a redirect to %s is rejected',
  async (callbackUrl) => {
    const visitor = new Visitor(site.url);
    const rejected = '/auth/error?error=InvalidCallbackUrl';
    expect(await visitor.post('callback/credentials', { callbackUrl })).toBe(site.url + rejected);
    const query = new URLSearchParams({ callbackUrl });
    expect(await visitor.follow(`/api/auth/signin?${query}`)).toBe(rejected);
  },
);

/** Returns the site's address by its other name on this machine. */
const byName = () => site.url.replace('127.0.0.1', 'localhost');

test('under every local name a member signs in and out and stays on that name', async () => {
  const { username } = await signedIn();
  const visitor = new Visitor(byName());
  const callbackUrl = `${byName()}/me?tab=1`;
  const fields = { username, password: PASSWORD, callbackUrl };
  expect(await visitor.post('callback/credentials', fields)).toBe(callbackUrl);
  const { accessToken, user } = await visitor.session();
  expect(user.username).toBe(username);
  expect(await visitor.post('signout', { callbackUrl })).toBe(callbackUrl);
  expect(await visitor.session()).toEqual({});
  expect(await requestAs(accessToken)).toBe(401);
});

test.each(['https://www.gyeol.test/me', '//evil.example', 'https:evil.example', 'me'])(
  'signing out towards %s ends the session and leads home',
  async (callbackUrl) => {
    const { visitor } = await signedIn();
    const { accessToken } = await visitor.session();
    expect(await visitor.post('signout', { callbackUrl })).toBe(`${site.url}/`);
    expect(await visitor.session()).toEqual({});
    expect(await requestAs(accessToken)).toBe(401);
  },
);

test("next-auth's own pages redirect to ours, in the reader's language", async () => {
  const visitor = new Visitor(site.url);
  expect(await visitor.follow('/api/auth/error?error=AccessDenied')).toBe('/auth/error?error=AccessDenied');
  expect(await visitor.follow('/api/auth/signin?callbackUrl=/en/me')).toMatch(/^\/en\/auth\/signin\?callbackUrl=/);
});

test('a browser’s failed fetch is logged, and no other report', async () => {
  const { log } = await import('@/lib/log');
  const logged = vi.spyOn(log, 'error');
  const visitor = new Visitor(site.url);
  const say = (code: string) =>
    visitor.request('/api/auth/_log', {
      method: 'POST',
      body: new URLSearchParams({ level: 'error', code, message: 'Failed to fetch' }),
    });
  expect((await say('CLIENT_FETCH_ERROR')).status).toBe(200);
  expect((await say('CLIENT_SESSION_ERROR')).status).toBe(200);
  expect((await say('ANYTHING_ELSE')).status).toBe(400);
  expect(logged.mock.calls.map(([line]) => line)).toEqual([
    { code: 'CLIENT_FETCH_ERROR', reason: 'Failed to fetch' },
    { code: 'CLIENT_SESSION_ERROR', reason: 'Failed to fetch' },
  ]);
});

test('a browser that never got the answer of a renewal stays signed in', async () => {
  const { visitor, username } = await signedIn();
  const before = new Map(visitor.cookies);
  for (const seconds of [60 * 60, 65, 2 * 24 * 60 * 60]) {
    pass(seconds);
    expect((await visitor.session()).user).toMatchObject({ username });
    visitor.cookies.clear();
    for (const [name, value] of before) visitor.cookies.set(name, value);
  }
  expect((await visitor.session()).user).toMatchObject({ username });
});

test.each(['undefined', '%', '%E0%A4%A', 'javascript:1', 'http:/', 'WEB-INF/web.xml', '//elsewhere.test', ''])(
  'a page for members answers as without its cookie when that names %j to return to',
  async (remembered) => {
    const { visitor, username } = await signedIn();
    const { getServerSideProps } = await import('@/pages/me');
    const open = (cookies: Record<string, string>) => {
      const req = { headers: {}, cookies, url: '/me', socket: {} };
      const res = { setHeader: () => undefined, getHeader: () => undefined };
      const context = { req, res, query: {}, resolvedUrl: '/me', locale: 'ko' };
      return getServerSideProps(context as unknown as Parameters<typeof getServerSideProps>[0]);
    };
    const bad = { 'next-auth.callback-url': remembered };
    expect(await open(bad)).toEqual(await open({}));
    const session = Object.fromEntries(visitor.cookies);
    expect(await open({ ...session, ...bad })).toMatchObject({ props: { member: { username } } });
  },
);

test('while the provider is down the session stays and reports when its token has expired', async () => {
  const { visitor } = await signedIn();
  const before = await visitor.session();
  await site.stopProvider();
  pass(31 * 60);
  expect(await visitor.session()).toMatchObject({ accessToken: before.accessToken });
  pass(40 * 60);
  expect(await visitor.session()).toMatchObject({ error: 'unavailable' });
});
