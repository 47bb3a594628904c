import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TERMS_VERSION } from '../../../contract/auth.ts';
import { users } from '../../db/schema/users.ts';
import { statusesOf, testProvider } from '../../testing.ts';

const provider = await testProvider();

let made = 0;
/** Returns a visitor's sign-up form; each call uses a new username and address. */
function form(rest: Record<string, unknown> = {}) {
  made += 1;
  return {
    username: `visitor_${made}`,
    email: `visitor_${made}@example.com`,
    password: 'quiet winter lake',
    nickname: '겨울호수',
    agreements: { terms: true, age: true, marketing: false },
    ...rest,
  };
}
const register = (body: unknown, headers?: Record<string, string>) =>
  provider.call('POST', 'auth/registration/', { body, headers });
const keyOf = (text: string | undefined) => text?.match(/key=([\w-]+)/)?.[1] ?? '';
const rows = () => provider.rows(users);
const rowOf = (username: string) =>
  provider.read(async (db) => {
    const [row] = await db.select().from(users).where(eq(users.username, username));
    return row;
  });

it('signs a visitor up, signs them in and mails a link that verifies the address once', async () => {
  const body = form();
  const answer = await register(body);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.body.user).toMatchObject({
    username: body.username,
    nickname: '겨울호수',
    email: body.email,
    email_verified: false,
    is_manager: false,
  });
  const token = answer.body.accessToken;
  expect((await provider.call('GET', `users/${body.username}/`, { token })).body.email).toBe(body.email);

  const mail = provider.mails.at(-1);
  expect(mail).toMatchObject({ to: body.email, subject: expect.stringContaining('인증') });
  expect(mail?.text).toContain('http://127.0.0.1:3000/auth/verify-email?key=');
  const key = keyOf(mail?.text);
  const verify = (rest: object) => provider.call('POST', 'auth/registration/verify-email/', rest);
  expect((await verify({ token, body: { key } })).status).toBe(200);
  expect((await provider.call('GET', `users/${body.username}/`, { token })).body.email_verified).toBe(true);

  // A phone may have lost the response, and its reader taps again: there, or where they are signed out.
  expect((await verify({ token, body: { key } })).status).toBe(200);
  expect((await verify({ body: { key } })).body.password).toEqual([expect.any(String)]);
  expect((await verify({ body: { key, password: body.password } })).status).toBe(200);
  const unknown = await verify({ token, body: { key: `${key}x` } });
  expect([unknown.status, unknown.body]).toEqual([400, { key: [expect.any(String)], code: 'token_invalid' }]);
});

it('verifies an address by one of two links that are opened at once', async () => {
  for (const _ of [1, 2, 3, 4, 5]) {
    const { email, token } = await provider.member({ emailVerifiedAt: null });
    const keys: string[] = [];
    for (const _again of [1, 2]) {
      await provider.call('POST', 'auth/registration/resend-email/', { body: { email } });
      keys.push(keyOf(provider.mails.at(-1)?.text));
    }
    const answers = await Promise.all(
      keys.map((key) => provider.call('POST', 'auth/registration/verify-email/', { token, body: { key } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  }
});

it('serves both of two calls that send one link at once', async () => {
  for (const _ of [1, 2, 3, 4, 5]) {
    const { email, token } = await provider.member({ emailVerifiedAt: null });
    await provider.call('POST', 'auth/registration/resend-email/', { body: { email } });
    const body = { key: keyOf(provider.mails.at(-1)?.text) };
    const answers = await Promise.all(
      [1, 2].map(() => provider.call('POST', 'auth/registration/verify-email/', { token, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

it('stores the password as argon2id, and the agreement with its time', async () => {
  const agreements = { terms: true, age: true, marketing: true };
  const body = form({ agreements });
  await register(body);
  const row = await rowOf(body.username);
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row).toMatchObject({ termsVersion: TERMS_VERSION, role: 'member', emailVerifiedAt: null });
  expect(row?.termsAgreedAt).toEqual(provider.now());
  expect(row?.marketingAgreedAt).toEqual(provider.now());
});

it('mails a link that leads on to where the visitor came from, before its key, also when it is mailed again', async () => {
  const way = { return_path: '/challenges/9?page=2#write' };
  const { email, ...body } = form(way);
  const { status } = await register({ email, ...body });
  expect(status).toBe(200);
  const mailed = 'http://127.0.0.1:3000/auth/verify-email?callbackUrl=%2Fchallenges%2F9%3Fpage%3D2%23write&key=';
  expect(provider.mails.at(-1)?.text).toContain(mailed);
  const again = { email, ...way };
  await provider.call('POST', 'auth/registration/resend-email/', { body: again });
  expect(provider.mails.at(-1)?.text).toContain(mailed);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\tevil',
  '/피부',
  '',
  `/${'a'.repeat(500)}`,
])('mails no link that leads on to %j', async (return_path) => {
  const sent = provider.mails.length;
  const rejected = await register(form({ return_path }));
  expect([rejected.status, rejected.body.return_path]).toEqual([400, [expect.any(String)]]);
  const again = { email: 'nobody@example.com', return_path };
  expect((await provider.call('POST', 'auth/registration/resend-email/', { body: again })).status).toBe(400);
  expect(provider.mails).toHaveLength(sent);
});

it('writes the mail in English with English links for an English visitor', async () => {
  await register(form(), { 'Accept-Language': 'en' });
  const mail = provider.mails.at(-1);
  expect(mail?.subject).toContain('verify');
  expect(mail?.text).toContain('http://127.0.0.1:3000/en/auth/verify-email?key=');
});

it('reports that a username is taken and writes nothing', async () => {
  const first = form();
  await register(first);
  const before = await rows();
  const rejected = await register(form({ username: first.username }));
  expect([rejected.status, rejected.body]).toEqual([400, { username: [expect.any(String)], code: 'invalid' }]);
  expect(await rows()).toHaveLength(before.length);
});

it('mails nothing, and counts no mail, for a username that is taken', async () => {
  const taken = form();
  await register(taken);
  const { email } = form();
  const sent = provider.mails.length;
  const statuses = await statusesOf(8, () => register(form({ email, username: taken.username })));
  expect(statuses).toEqual(Array(8).fill(400));
  expect(provider.mails).toHaveLength(sent);
  expect((await register(form({ email }))).status).toBe(200);
});

it('signs a member in whose sign-up is sent again, since its response may be lost', async () => {
  const body = form();
  await register(body);
  const [members, sent] = [(await rows()).length, provider.mails.length];
  const again = await register(body);
  expect([again.status, again.body.user?.username]).toEqual([200, body.username]);
  expect(await rows()).toHaveLength(members);
  expect(provider.mails).toHaveLength(sent);
  const { accessToken: token } = again.body;
  expect((await provider.call('GET', `users/${body.username}/`, { token })).body.email).toBe(body.email);
  for (const rest of [{ password: 'another winter lake' }, { email: 'other@example.com' }]) {
    expect((await register({ ...body, ...rest })).body.username).toEqual([expect.any(String)]);
  }
});

it('answers alike for an address that is registered, and informs its owner by mail only', async () => {
  const owner = await provider.member({ email: 'owner@example.com' });
  const fresh = await register(form());
  const taken = await register(form({ email: 'OWNER@example.com' }));
  expect(taken.status).toBe(fresh.status);
  expect(Object.keys(taken.body)).toEqual(Object.keys(fresh.body));
  expect(taken.body.user).toMatchObject({ email: owner.email, email_verified: false });
  const mail = provider.mails.at(-1);
  expect(mail?.to).toBe(owner.email);
  expect(mail?.text).not.toContain('key=');
});

it('gives an address to the first member who verifies it only', async () => {
  const email = 'shared@example.com';
  await register(form({ email }));
  const first = keyOf(provider.mails.at(-1)?.text);
  await register(form({ email }));
  const second = keyOf(provider.mails.at(-1)?.text);
  const verify = (key: string) =>
    provider.call('POST', 'auth/registration/verify-email/', { body: { key, password: 'quiet winter lake' } });
  const statuses = (await Promise.all([verify(first), verify(second)])).map((a) => a.status);
  expect(statuses.sort()).toEqual([200, 400]);
});

it('mails the link of the caller’s own account again, not that of a newer one with the same address', async () => {
  const email = 'claimed@example.com';
  const first = await register(form({ email }));
  const second = await register(form({ email }));
  const resend = async (token?: string) => {
    await provider.call('POST', 'auth/registration/resend-email/', { token, body: { email } });
    return keyOf(provider.mails.at(-1)?.text);
  };
  const verify = (key: string, token: string) =>
    provider.call('POST', 'auth/registration/verify-email/', { token, body: { key } });
  const [own, elsewhere] = [await resend(first.body.accessToken), await resend()];
  // A visitor's is the newest claimant's, and so is that of a member with another address.
  const stranger = await provider.member({ emailVerifiedAt: null });
  for (const key of [elsewhere, await resend(stranger.token)]) {
    expect((await verify(key, first.body.accessToken)).body.password).toEqual([expect.any(String)]);
  }
  expect((await verify(own, first.body.accessToken)).status).toBe(200);
  expect((await verify(elsewhere, second.body.accessToken)).status).toBe(400);
  const sent = provider.mails.length;
  await resend(second.body.accessToken);
  expect(provider.mails).toHaveLength(sent);
});

it('rejects a verification link after a day', async () => {
  await register(form());
  const key = keyOf(provider.mails.at(-1)?.text);
  provider.advance(24 * 60 * 60 + 1);
  const late = await provider.call('POST', 'auth/registration/verify-email/', {
    body: { key, password: 'quiet winter lake' },
  });
  expect(late.status).toBe(400);
});

it('answers a resend alike for a known, a verified and an unknown address', async () => {
  const waiting = form();
  await register(waiting);
  const owner = await provider.member();
  const resend = async (email: string) => {
    const before = provider.mails.length;
    const { status, body } = await provider.call('POST', 'auth/registration/resend-email/', { body: { email } });
    return { status, body, mails: provider.mails.length - before };
  };
  const due = await resend(waiting.email);
  expect(due).toMatchObject({ status: 200, mails: 1 });
  expect(await resend(owner.email)).toEqual({ ...due, mails: 0 });
  expect(await resend('unknown@example.com')).toEqual({ ...due, mails: 0 });
  const key = keyOf(provider.mails.at(-1)?.text);
  const verified = await provider.call('POST', 'auth/registration/verify-email/', {
    body: { key, password: waiting.password },
  });
  expect(verified.status).toBe(200);
});

it('requires the account’s session or password with a verification link', async () => {
  const body = form();
  const { body: signedUp } = await register(body);
  const key = keyOf(provider.mails.at(-1)?.text);
  const stranger = await provider.member();
  const verify = (rest: object, token?: string) =>
    provider.call('POST', 'auth/registration/verify-email/', { token, body: { key, ...rest } });
  for (const [rest, token, code] of [
    [{}, undefined, 'invalid'],
    [{}, stranger.token, 'invalid'],
    [{}, 'worn-out', 'invalid'],
    [{ password: 'not that lake' }, undefined, 'bad_credentials'],
  ] as const) {
    const rejected = await verify(rest, token);
    expect([rejected.status, rejected.body]).toEqual([400, { password: [expect.any(String)], code }]);
  }
  expect((await rowOf(body.username))?.emailVerifiedAt).toBeNull();
  expect((await verify({}, signedUp.accessToken)).status).toBe(200);
  expect(await rowOf(body.username)).toMatchObject({ nickname: body.nickname });
  const login = await provider.call('POST', 'auth/login/', {
    body: { username: body.username, password: body.password },
  });
  expect(login.status).toBe(200);
});

it('delays guesses of the password of a verification link', async () => {
  await register(form());
  const key = keyOf(provider.mails.at(-1)?.text);
  const statuses = await statusesOf(7, (i) =>
    provider.call('POST', 'auth/registration/verify-email/', { body: { key, password: `guess number ${i}` } }),
  );
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

it('stops mailing one mailbox after a few, for all callers together', async () => {
  const email = 'flooded@example.com';
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) {
    const answer = await provider.call('POST', 'auth/registration/resend-email/', { body: { email } });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

const agreed = { terms: true, age: true, marketing: false };
it.each([
  ['a missing username', { username: undefined }, 'username'],
  ['a null username', { username: null }, 'username'],
  ['a username of the wrong type', { username: 7 }, 'username'],
  ['a username that is a path of the site', { username: 'nonce' }, 'username'],
  ['a username with capitals', { username: 'Minji' }, 'username'],
  ['a username with NUL', { username: 'min\0ji' }, 'username'],
  ['a huge username', { username: 'a'.repeat(100_000) }, 'username'],
  ['an address that is none', { email: 'unknown' }, 'email'],
  ['a huge address', { email: `${'a'.repeat(300)}@example.com` }, 'email'],
  ['a short password', { password: 'seven77' }, 'password'],
  ['a huge password', { password: 'a b'.repeat(1000) }, 'password'],
  ['a common password', { password: 'PassW0rd' }, 'password'],
  ['one character repeated', { password: 'zzzzzzzzzzzz' }, 'password'],
  ['the address as password', { password: 'me@example.com', email: 'me@example.com' }, 'password'],
  ['a lone surrogate in the password', { password: 'quiet \ud800 lake' }, 'password'],
  ['a lone surrogate in the nickname', { nickname: '호\ud800수' }, 'nickname'],
  ['NUL in the nickname', { nickname: '호\0수' }, 'nickname'],
  ['a nickname of blanks', { nickname: '     ' }, 'nickname'],
  ['terms that were not agreed to', { agreements: { ...agreed, terms: false } }, 'agreements'],
  ['agreements that are missing', { agreements: undefined }, 'agreements'],
  ['an unknown agreement', { agreements: { ...agreed, more: true } }, 'agreements'],
  ['a role, which no caller may set', { role: 'manager' }, 'role'],
])('rejects %s with the name of the field, and writes nothing', async (_, rest, field) => {
  const before = await rows();
  const rejected = await register(form(rest));
  expect(rejected).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect(rejected.body[field]).toEqual([expect.any(String)]);
  expect(await rows()).toHaveLength(before.length);
});

it.each([
  ['nothing', undefined],
  ['null', 'null'],
  ['a list', '[]'],
  ['half a body', '{"username":'],
])('rejects %s instead of a body', async (_, body) => {
  const rejected = await provider.app.request('/api/v1/auth/registration/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body }),
  });
  expect(rejected.status).toBe(400);
  expect(await rejected.json()).toMatchObject({ code: 'invalid' });
});
