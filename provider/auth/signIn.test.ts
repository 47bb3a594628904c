import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../testing.ts';
import { hashPassword } from './password.ts';

let provider: TestProvider;
let passwordHash: string;
const password = 'quiet winter lake';
beforeAll(async () => {
  provider = await startTestProvider();
  passwordHash = await hashPassword(password);
});
afterAll(() => provider.stop());

let addresses = 0;
/** Signs in from an address of its own, so that one test's failures are not another's. */
const login = (username: string, typed: string, headers: Record<string, string> = {}) => {
  addresses += 1;
  return provider.call('POST', 'auth/login/', {
    body: { username, password: typed },
    headers: { 'X-Forwarded-For': `10.0.0.${addresses}`, ...headers },
  });
};
const authenticate = (body: unknown) => provider.call('POST', 'users/authenticate/', { body });

it('signs a member in by name and by address, however they are spelled', async () => {
  const member = await provider.member({ passwordHash });
  for (const name of [member.username, member.email, member.email.toUpperCase()]) {
    const answer = await login(name, password);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.body.user.username).toBe(member.username);
    const own = await provider.call('GET', `users/${member.username}/`, {
      token: answer.body.accessToken,
    });
    expect(own.body.email).toBe(member.email);
  }
});

it('takes a password in either spelling of its letters', async () => {
  const member = await provider.member({ passwordHash: await hashPassword('조용한 겨울 호수') });
  const answer = await login(member.username, '조용한 겨울 호수'.normalize('NFD'));
  expect(answer.status).toBe(200);
});

it('gives a wrong password, an unknown name and a member without one the same answer', async () => {
  const member = await provider.member({ passwordHash });
  const social = await provider.member();
  const wrong = await login(member.username, 'another winter lake');
  expect(wrong.status).toBe(400);
  expect(wrong.body).toEqual({ code: 'bad_credentials', detail: expect.any(String) });
  for (const name of ['nobody_at_all', 'nobody@example.com', social.username, 'no such name', '‮']) {
    const refused = await login(name, 'another winter lake');
    expect([refused.status, refused.body]).toEqual([wrong.status, wrong.body]);
  }
});

it('signs in whoever claims an address without proof by their own password alone', async () => {
  const email = 'contested@example.com';
  const owner = await provider.member({ email, passwordHash });
  const claimant = await provider.member({
    email,
    emailVerifiedAt: null,
    passwordHash: await hashPassword('another winter lake'),
  });
  const first = await login(email, password);
  expect(first.body.user.username).toBe(owner.username);
  const second = await login(email, 'another winter lake');
  expect(second.body.user.username).toBe(claimant.username);
});

it('makes a guesser of one name wait after five failures, from wherever they come', async () => {
  const member = await provider.member({ passwordHash });
  for (let i = 0; i < 5; i += 1) {
    expect((await login(member.username, `guess number ${i}`)).status).toBe(400);
  }
  const refused = await login(member.username, password);
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe('too_many');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(20);
});

it('lets no more than five guesses through that come at once', async () => {
  const member = await provider.member({ passwordHash });
  const guesses = Array.from({ length: 20 }, (_, i) => login(member.username, `guess ${i}`));
  const statuses = (await Promise.all(guesses)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

it('makes one address wait that fails for many names', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.77' };
  for (let i = 0; i < 20; i += 1) await login(`nobody_${i}`, 'another winter lake', headers);
  const refused = await login('nobody_else', 'another winter lake', headers);
  expect(refused.status).toBe(429);
});

it('forgets failures once the password was right', async () => {
  const member = await provider.member({ passwordHash });
  for (let round = 0; round < 3; round += 1) {
    for (let i = 0; i < 4; i += 1) await login(member.username, 'another winter lake');
    expect((await login(member.username, password)).status).toBe(200);
  }
});

it('tells a suspended member why and until when, if the password is theirs', async () => {
  const member = await provider.member({
    passwordHash,
    suspendedUntil: new Date('2026-05-01T00:00:00Z'),
    suspendedReason: '광고 글을 되풀이함',
  });
  const refused = await login(member.username, password);
  expect(refused.status).toBe(400);
  expect(refused.body.code).toBe('suspended');
  expect(refused.body.detail).toContain('광고 글을 되풀이함');
  expect(refused.body.detail).toContain('2026년 5월 1일');
  const stranger = await login(member.username, 'another winter lake');
  expect(stranger.body.code).toBe('bad_credentials');
  const session = await provider.call('GET', 'topics/', { token: member.token });
  expect([session.status, session.body.code]).toEqual([403, 'suspended']);
});

it('signs in although a worn-out token comes along', async () => {
  const member = await provider.member({ passwordHash });
  const answer = await provider.call('POST', 'auth/login/', {
    token: 'worn-out',
    body: { username: member.username, password },
  });
  expect(answer.status).toBe(200);
});

it('ends the session at sign-out, for its access token too', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  const ended = await provider.call('POST', 'auth/logout/', {
    body: { refreshToken: body.refreshToken },
  });
  expect([ended.status, ended.body]).toEqual([200, { success: true }]);
  const call = await provider.call('GET', 'topics/', { token: body.accessToken });
  expect(call.status).toBe(401);
  const renewed = await authenticate({ refreshToken: body.refreshToken });
  expect([renewed.status, renewed.body.code]).toEqual([401, 'session_ended']);
  const other = await provider.call('GET', 'topics/', { token: member.token });
  expect(other.status).toBe(200);
});

it('renews a session, and gives the same successor for a minute', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  const first = await authenticate({ refreshToken: body.refreshToken });
  expect(first.status).toBe(200);
  expect(first.body.user.username).toBe(member.username);
  expect(first.body.refreshToken).not.toBe(body.refreshToken);
  const next = await authenticate({ refreshToken: first.body.refreshToken });
  expect(next.status).toBe(200);
  provider.advance(60);
  const late = await authenticate({ refreshToken: body.refreshToken });
  expect(late.body.refreshToken).toBe(first.body.refreshToken);
});

it('gives two tabs that renew at once the same successor', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  const tabs = Array.from({ length: 8 }, () => authenticate({ refreshToken: body.refreshToken }));
  const answers = await Promise.all(tabs);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
});

it('ends the whole session when a refresh token comes back after its minute', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  const next = await authenticate({ refreshToken: body.refreshToken });
  provider.advance(61);
  const stolen = await authenticate({ refreshToken: body.refreshToken });
  expect(stolen.status).toBe(401);
  const newest = await authenticate({ refreshToken: next.body.refreshToken });
  expect(newest.status).toBe(401);
  const call = await provider.call('GET', 'topics/', { token: next.body.accessToken });
  expect(call.status).toBe(401);
});

it('keeps a session that is renewed, and ends one that nobody renews for 30 days', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  provider.advance(29 * 24 * 60 * 60);
  const renewed = await authenticate({ refreshToken: body.refreshToken });
  expect(renewed.status).toBe(200);
  provider.advance(29 * 24 * 60 * 60);
  const again = await authenticate({ refreshToken: renewed.body.refreshToken });
  expect(again.status).toBe(200);
  provider.advance(31 * 24 * 60 * 60);
  const late = await authenticate({ refreshToken: again.body.refreshToken });
  expect(late.status).toBe(401);
});

it('refuses a refresh token that was altered', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  const [session, , signature] = body.refreshToken.split('.');
  for (const refreshToken of [
    `${session}.2.${signature}`,
    `${body.refreshToken}x`,
    'x.y.z',
    '..',
  ]) {
    expect((await authenticate({ refreshToken })).status).toBe(401);
  }
});

it('carries a session to another device by a nonce, once', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await provider.call('GET', 'users/nonce/', { token: member.token });
  expect(body.success).toBe(true);
  const tries = await Promise.all([1, 2, 3].map(() => authenticate({ nonce: body.nonce })));
  expect(tries.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
  const refused = tries.find((answer) => answer.status === 400);
  expect(refused?.body).toEqual({ nonce: [expect.any(String)], code: 'nonce_invalid' });
  const signedIn = tries.find((answer) => answer.status === 200);
  expect(signedIn?.body.user.username).toBe(member.username);
});

it('refuses a nonce after a minute, and gives none to a visitor', async () => {
  const member = await provider.member();
  const { body } = await provider.call('GET', 'users/nonce/', { token: member.token });
  provider.advance(61);
  expect((await authenticate({ nonce: body.nonce })).status).toBe(400);
  expect((await provider.call('GET', 'users/nonce/')).status).toBe(401);
});

it.each([
  ['nothing', {}, 'nonce'],
  ['a nonce of the wrong type', { nonce: 5 }, 'nonce'],
  ['an empty refresh token', { refreshToken: '' }, 'refreshToken'],
  ['two proofs at once', { nonce: 'a', refreshToken: 'b' }, 'refreshToken'],
  ['a huge assertion', { assertion: 'a'.repeat(10_000) }, 'assertion'],
])('refuses to authenticate by %s', async (_, body, field) => {
  const refused = await authenticate(body);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ code: 'invalid', [field]: [expect.any(String)] });
});
