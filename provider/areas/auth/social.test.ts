import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { bannedWords } from '../../db/schema/moderation.ts';
import { notificationSettings } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { hashPassword } from '../../domain/identity/password.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();

/** Signs an assertion of the web about an account at a social provider. */
function assert(
  claims: Record<string, unknown>,
  { secret = provider.services.env.ASSERTION_SECRET, age = 0, alg = 'HS256' } = {},
) {
  return new SignJWT({ provider: 'kakao', email_verified: true, name: 'Kim Minji', ...claims })
    .setProtectedHeader({ alg })
    .setIssuedAt(Math.floor(provider.now().getTime() / 1000) - age)
    .sign(new TextEncoder().encode(secret));
}
const authenticate = async (assertion: string) => provider.call('POST', 'users/authenticate/', { body: { assertion } });
const signIn = async (claims: Record<string, unknown>) => authenticate(await assert(claims));
const count = async () => (await provider.rows(users)).length;

it('makes a member at the first social sign-in and finds them at the next', async () => {
  const claims = { account: '1', email: 'minji@example.com' };
  const first = await signIn(claims);
  expect(first.status).toBe(200);
  expect(first.body.user).toMatchObject({
    username: 'kimminji',
    nickname: 'Kim Minji',
    email: 'minji@example.com',
    email_verified: true,
  });
  const again = await signIn({ ...claims, email: 'moved@example.com', name: 'Someone Else' });
  expect(again.body.user).toEqual(first.body.user);
  expect([first.body.is_new, again.body.is_new]).toEqual([true, undefined]);
  expect(again.body.refreshToken).not.toBe(first.body.refreshToken);
  expect(await provider.rows(users, eq(users.username, 'kimminji'))).toMatchObject([{ signedUpBy: 'kakao' }]);
});

it('stores the language of a first sign-in, which later ones leave', async () => {
  const assertion = await assert({ account: 'english', name: 'Olivia' });
  for (const language of ['en', 'ko']) {
    const headers = { 'Accept-Language': language };
    await provider.call('POST', 'users/authenticate/', { body: { assertion }, headers });
  }
  const [{ id = 0 } = {}] = await provider.rows(users, eq(users.nickname, 'Olivia'));
  expect(await provider.rows(notificationSettings, eq(notificationSettings.userId, id))).toMatchObject([
    { locale: 'en' },
  ]);
});

it('makes one member of two first sign-ins at once', async () => {
  const before = await count();
  const claims = { account: 'at-once', email: 'at-once@example.com', name: 'At Once' };
  const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(claims)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  expect(await count()).toBe(before + 1);
});

it.each([
  ['a taken name', 'Kim Minji', /^kimminji_\d{6}$/],
  ['a Korean name', '김민지', /^friend_\d{6}$/],
  ['a name that is a path of the site', 'Admin', /^friend_\d{6}$/],
  ['no name', null, /^friend_\d{6}$/],
])('finds a free username for %s', async (_, name, expected) => {
  await provider.member({ username: `taken_${randomUUID().slice(0, 6)}` });
  const { status, body } = await signIn({ account: randomUUID(), name });
  expect(status).toBe(200);
  expect(body.user.username).toMatch(expected);
  expect(body.user.nickname.length).toBeGreaterThanOrEqual(2);
});

it.each([
  ['in its nickname', '광고쟁이 민지'],
  ['in its nickname, which is no username', 'minji.나쁜말'],
  ['in its username', 'badword'],
  ['in a username of spaced letters', 'b a d w o r d'],
])('makes a name of its own for one with a banned word %s', async (_, name) => {
  const words = ['광고쟁이', '나쁜말', 'badword'];
  await provider.insert(
    bannedWords,
    words.map((word) => ({ word, form: word, createdAt: provider.now() })),
  );
  const { status, body } = await signIn({ account: randomUUID(), name });
  expect(status).toBe(200);
  expect(body.user.username).toMatch(/^friend_\d{6}$/);
  expect(body.user.nickname).toBe(body.user.username);
  await provider.write((tx) => tx.delete(bannedWords));
});

it('signs in without an address, which stays free', async () => {
  const one = await signIn({ account: 'no-mail-1', email: null });
  const two = await signIn({ account: 'no-mail-2' });
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.body.user).toMatchObject({ email: '', email_verified: false });
});

it('does not link an account by its address only', async () => {
  const member = await provider.member({ email: 'linked@example.com' });
  const before = await count();
  const rejected = await signIn({ account: 'thief', email: member.email });
  expect([rejected.status, rejected.body.code]).toEqual([409, 'account_not_linked']);
  expect(await count()).toBe(before);
});

it('is not blocked by an account that claims the address unverified', async () => {
  await provider.member({ email: 'claimed@example.com', emailVerifiedAt: null });
  const answer = await signIn({ account: 'the-owner', email: 'claimed@example.com' });
  expect(answer.body.user).toMatchObject({ email: 'claimed@example.com', email_verified: true });
});

it('mails a link when the provider does not vouch for the address', async () => {
  const assertion = await assert({ account: '7', email: 'maybe@example.com', email_verified: false });
  const body = { assertion, return_path: '/posts/7#write' };
  const answer = await provider.call('POST', 'users/authenticate/', { body });
  expect(answer.body.user.email_verified).toBe(false);
  expect(answer.body.is_new, 'the gifts come with the address').toBeUndefined();
  expect(provider.mails.at(-1)?.to).toBe('maybe@example.com');
  expect(provider.mails.at(-1)?.text).toContain('?callbackUrl=%2Fposts%2F7%23write&key=');
});

it('rejects assertions that the web did not sign, or signed over a minute ago', async () => {
  const before = await count();
  const claims = { account: 'forged', email: 'forged@example.com' };
  const forged = [
    await assert(claims, { secret: 'a secret that is long enough but another one' }),
    await assert(claims, { age: 61 }),
    await assert(claims, { age: -30 }),
    await assert(claims, { alg: 'HS512' }),
    await assert({ ...claims, account: undefined }),
    await assert({ ...claims, email: 'no address' }),
    `${await assert(claims)}x`,
    'nonsense',
  ];
  for (const assertion of forged) {
    const rejected = await authenticate(assertion);
    expect([rejected.status, rejected.body]).toEqual([400, { assertion: [expect.any(String)], code: 'token_invalid' }]);
  }
  expect(await count()).toBe(before);
  expect((await authenticate(await assert(claims, { age: 59 }))).status).toBe(200);
});

it('rejects a suspended member with the reason', async () => {
  const { body } = await signIn({ account: 'suspended' });
  await provider.update(users, { suspendedUntil: new Date('9999-12-31') });
  expect(await signIn({ account: 'suspended' })).toMatchObject({ status: 400, body: { code: 'suspended' } });
  const refreshed = await provider.call('POST', 'users/authenticate/', { body: { refreshToken: body.refreshToken } });
  expect([refreshed.status, refreshed.body.code]).toEqual([403, 'suspended']);
  await provider.update(users, { suspendedUntil: null });
});

const byLink = (email: string) => signIn({ provider: 'email', account: email, email, name: null });

it('signs the owner of an address in by an e-mail link, and makes a member of a new one', async () => {
  const owner = await provider.member({ email: 'link@example.com' });
  const known = await byLink(owner.email);
  expect([known.body.user.username, known.body.is_new]).toEqual([owner.username, undefined]);
  const fresh = await byLink('fresh@example.com');
  expect(fresh.body.is_new).toBe(true);
  expect(fresh.body.user).toMatchObject({ email: 'fresh@example.com', email_verified: true });
  expect((await byLink('fresh@example.com')).body.user.username).toBe(fresh.body.user.username);
});

it('removes the password of an unverified account from an attacker who registered first', async () => {
  const password = 'waiting for you';
  const waiting = await provider.member({
    email: 'victim@example.com',
    emailVerifiedAt: null,
    passwordHash: await hashPassword(password),
  });
  const answer = await byLink('victim@example.com');
  expect(answer.body.user).toMatchObject({ username: waiting.username, email_verified: true });
  expect(answer.body.is_new, 'the address is verified now, which the gifts are for').toBe(true);
  const old = await provider.call('POST', 'auth/login/', { body: { username: waiting.username, password } });
  expect(old.status).toBe(400);
  expect((await waiting.call('GET', 'topics/')).status).toBe(401);
});

it('stores the token of an e-mail link for one use by its own address', async () => {
  const email = 'once@example.com';
  const call = async (path: string, body: object, address = email) =>
    provider.call('POST', `auth/email-link/${path}`, {
      body: { assertion: await assert({ provider: 'email', account: address, email: address }), ...body },
    });
  const store = (token: string) => call('', { token });
  const use = (token: string, attempt: string, address?: string) => call('use/', { token, attempt }, address);
  expect((await store('a-token')).body).toEqual({ success: true });
  expect((await use('a-token', 'page', 'other@example.com')).body).toEqual({ success: false });
  expect((await use('another-token', 'page')).body).toEqual({ success: false });
  const uses = await Promise.all(['one', 'two', 'three'].map((page) => use('a-token', page)));
  expect(uses.filter(({ body }) => body.success)).toHaveLength(1);
  await store('late-token');
  provider.advance(60 * 60 + 1);
  expect((await use('late-token', 'page')).body).toEqual({ success: false });
});

it('accepts link tokens from the web only', async () => {
  const kakao = await assert({ account: '1', email: 'x@example.com' });
  for (const assertion of ['nonsense', kakao]) {
    const rejected = await provider.call('POST', 'auth/email-link/', { body: { assertion, token: 'a-token' } });
    expect(rejected).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  }
});
