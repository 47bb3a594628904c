import { expect, it } from 'vitest';
import { hashPassword } from '../../domain/identity/password.ts';
import { proofOf, statusesOf, testProvider } from '../../testing.ts';

const provider = await testProvider();
const password = 'quiet winter lake';
const passwordHash = await hashPassword(password);

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
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.body.user.username).toBe(member.username);
    const own = await provider.call('GET', `users/${member.username}/`, { token: answer.body.accessToken });
    expect(own.body.email).toBe(member.email);
  }
});

it('accepts a password in either normalisation of its letters', async () => {
  const member = await provider.member({ passwordHash: await hashPassword('조용한 겨울 호수') });
  expect((await login(member.username, '조용한 겨울 호수'.normalize('NFD'))).status).toBe(200);
});

it('gives a wrong password, an unknown name and a member without one the same answer', async () => {
  const member = await provider.member({ passwordHash });
  const social = await provider.member();
  const wrong = await login(member.username, 'another winter lake');
  expect([wrong.status, wrong.body]).toEqual([400, { code: 'bad_credentials', detail: expect.any(String) }]);
  for (const name of ['unknown_at_all', 'unknown@example.com', social.username, 'no such name', '\u202eno such name']) {
    const rejected = await login(name, 'another winter lake');
    expect([rejected.status, rejected.body]).toEqual([wrong.status, wrong.body]);
  }
});

it('signs in a member with an unverified address by their own password only', async () => {
  const email = 'contested@example.com';
  const owner = await provider.member({ email, passwordHash });
  const claimant = await provider.member({
    email,
    emailVerifiedAt: null,
    passwordHash: await hashPassword('another winter lake'),
  });
  expect((await login(email, password)).body.user.username).toBe(owner.username);
  expect((await login(email, 'another winter lake')).body.user.username).toBe(claimant.username);
});

/** Fails `times` times for a name, each from an address of its own; the statuses. */
const fail = (username: string, times: number) => statusesOf(times, (i) => login(username, `guess number ${i}`));

it('allows two guesses a minute at one name after five failures, from any address', async () => {
  const member = await provider.member({ passwordHash });
  expect(await fail(member.username, 9)).toEqual([...Array(7).fill(400), 429, 429]);
  const rejected = await login(member.username, password);
  expect([rejected.status, rejected.body.code]).toEqual([429, 'too_many']);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(20);
});

it('delays guesses of one name from one address', async () => {
  const member = await provider.member({ passwordHash });
  const headers = { 'X-Forwarded-For': '192.0.2.44' };
  const statuses = await statusesOf(7, (i) => login(member.username, `guess number ${i}`, headers));
  expect(statuses).toEqual([...Array(5).fill(400), 429, 429]);
  expect((await login(member.username, password, headers)).status).toBe(429);
});

it('accepts a right password during an attack on the name', async () => {
  const member = await provider.member({ passwordHash });
  await fail(member.username, 6);
  expect((await login(member.username, password)).status).toBe(200);
});

it('accepts a right password from a known address, however many guesses were made', async () => {
  const member = await provider.member({ passwordHash });
  const home = { 'X-Forwarded-For': '192.0.2.45' };
  expect((await login(member.username, password, home)).status).toBe(200);
  expect((await fail(member.username, 12)).at(-1)).toBe(429);
  expect((await login(member.username, password, home)).status).toBe(200);
});

it('accepts a right password during an attack from the same address', async () => {
  const member = await provider.member({ passwordHash });
  const headers = { 'X-Forwarded-For': '192.0.2.46' };
  for (let i = 0; i < 22; i += 1) await login(`unknown_${i}`, 'another winter lake', headers);
  expect((await login(member.username, password, headers)).status).toBe(200);
});

it('refunds no guesses to an own account during the delay', async () => {
  const own = await provider.member({ passwordHash });
  const headers = { 'X-Forwarded-For': '192.0.2.47' };
  const statuses: number[] = [];
  for (let i = 0; i < 34; i += 1) {
    statuses.push((await login(`no_one_${i}`, 'another winter lake', headers)).status);
    if (i === 21) await login(own.username, password, headers);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(20 + 9);
  expect(statuses.at(-1)).toBe(429);
});

it('accepts few of many concurrent guesses', async () => {
  const member = await provider.member({ passwordHash });
  const guesses = Array.from({ length: 20 }, (_, i) => login(member.username, `guess ${i}`));
  const statuses = (await Promise.all(guesses)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(7);
  expect(statuses.filter((status) => status === 429)).toHaveLength(13);
});

it.each([
  ['one address', () => '192.0.2.77'],
  ['one IPv6 network', (i: number) => `2001:db8:77:1::${i.toString(16)}`],
  ['one IPv4 address in either form', (i: number) => (i % 2 ? '192.0.2.78' : '::ffff:192.0.2.78')],
])('delays %s after failures for many names', async (_, addressOf) => {
  const statuses = await statusesOf(32, (i) =>
    login(`unknown_${i}`, 'another winter lake', { 'X-Forwarded-For': addressOf(i) }),
  );
  expect(statuses).toEqual([...Array(30).fill(400), 429, 429]);
});

it('resets failures after a right password', async () => {
  const member = await provider.member({ passwordHash });
  for (let round = 0; round < 3; round += 1) {
    for (let i = 0; i < 4; i += 1) await login(member.username, 'another winter lake');
    expect((await login(member.username, password)).status).toBe(200);
  }
});

it('tells a suspended member the reason and the end, with the right password only', async () => {
  const member = await provider.member({
    passwordHash,
    suspendedUntil: new Date('2026-05-01T00:00:00Z'),
    suspendedReason: '광고 글을 되풀이함',
  });
  const rejected = await login(member.username, password);
  expect(rejected).toMatchObject({ status: 400, body: { code: 'suspended' } });
  expect(rejected.body.detail).toContain('광고 글을 되풀이함');
  expect(rejected.body.detail).toContain('2026년 5월 1일');
  expect((await login(member.username, 'another winter lake')).body.code).toBe('bad_credentials');
  expect(await member.call('GET', 'topics/')).toMatchObject({ status: 403, body: { code: 'suspended' } });
});

it.each([
  ['with a sign in full width', (email: string) => email.replace('@', '＠')],
  ['as a mail has it', (email: string) => `지수 <${email.toUpperCase()}> `],
])('signs in by an address %s', async (_how, respell) => {
  const member = await provider.member({ passwordHash });
  const typed = respell(member.email);
  expect((await login(typed, password)).body.user.username).toBe(member.username);
});

it('signs in although an expired token is sent', async () => {
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
  const ended = await provider.call('POST', 'auth/logout/', { body: { refreshToken: body.refreshToken } });
  expect([ended.status, ended.body]).toEqual([200, { success: true }]);
  expect((await provider.call('GET', 'topics/', { token: body.accessToken })).status).toBe(401);
  const refreshed = await authenticate({ refreshToken: body.refreshToken });
  expect([refreshed.status, refreshed.body.code]).toEqual([401, 'session_ended']);
  expect((await member.call('GET', 'topics/')).status).toBe(200);
});

it('renews a session, and gives a token its successor for a minute after that was used', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  const first = await authenticate({ refreshToken: body.refreshToken });
  expect([first.status, first.body.user.username]).toEqual([200, member.username]);
  expect(first.body.refreshToken).not.toBe(body.refreshToken);
  provider.advance(60 * 60);
  expect((await authenticate({ refreshToken: first.body.refreshToken })).status).toBe(200);
  provider.advance(60);
  expect((await authenticate({ refreshToken: body.refreshToken })).body.refreshToken).toBe(first.body.refreshToken);
});

it.each([
  ['65 seconds', 65],
  ['2 days', 2 * 24 * 60 * 60],
])('renews a session whose renewal got lost, once or often, %s later', async (_when, seconds) => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  const lost = await authenticate({ refreshToken: body.refreshToken });
  for (const _again of [1, 2]) {
    provider.advance(seconds);
    const renewed = await authenticate({ refreshToken: body.refreshToken });
    expect([renewed.status, renewed.body.refreshToken]).toEqual([200, lost.body.refreshToken]);
  }
  const next = await authenticate({ refreshToken: lost.body.refreshToken });
  expect(next.status).toBe(200);
  provider.advance(seconds);
  expect((await authenticate({ refreshToken: lost.body.refreshToken })).body.refreshToken).toBe(next.body.refreshToken);
});

it('gives two tabs that renew at once the same successor', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  const tabs = Array.from({ length: 8 }, () => authenticate({ refreshToken: body.refreshToken }));
  const answers = await Promise.all(tabs);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
});

it('ends the session when a refresh token is reused a minute after its successor was used', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  const next = await authenticate({ refreshToken: body.refreshToken });
  const third = await authenticate({ refreshToken: next.body.refreshToken });
  provider.advance(61);
  expect((await authenticate({ refreshToken: body.refreshToken })).status).toBe(401);
  for (const { refreshToken, accessToken } of [next.body, third.body]) {
    expect((await authenticate({ refreshToken })).status).toBe(401);
    expect((await provider.call('GET', 'topics/', { token: accessToken })).status).toBe(401);
  }
});

it('keeps a session that is refreshed, and ends one that is not refreshed for 30 days', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  provider.advance(29 * 24 * 60 * 60);
  const refreshed = await authenticate({ refreshToken: body.refreshToken });
  expect(refreshed.status).toBe(200);
  provider.advance(29 * 24 * 60 * 60);
  const again = await authenticate({ refreshToken: refreshed.body.refreshToken });
  expect(again.status).toBe(200);
  provider.advance(31 * 24 * 60 * 60);
  expect((await authenticate({ refreshToken: again.body.refreshToken })).status).toBe(401);
});

it('rejects an altered refresh token', async () => {
  const member = await provider.member({ passwordHash });
  const { body } = await login(member.username, password);
  const [session, , signature] = body.refreshToken.split('.');
  for (const refreshToken of [`${session}.2.${signature}`, `${body.refreshToken}x`, 'x.y.z', '..']) {
    expect((await authenticate({ refreshToken })).status).toBe(401);
  }
});

/**
 * Returns what the QR code carries to another device: a nonce, and the proof that the member's browser
 * computes for it.
 */
async function carried(token: string) {
  const { body } = await provider.call('GET', 'users/nonce/', { token });
  return { nonce: body.nonce as string, proof: proofOf(token, body.nonce) };
}
const trade = (body: unknown, token?: string) => provider.call('POST', 'users/authenticate/', { token, body });

it('carries a session to another device by a nonce and its proof, once', async () => {
  const member = await provider.member({ passwordHash });
  const code = await carried(member.token);
  const tries = await Promise.all([1, 2, 3].map(() => trade(code)));
  expect(tries.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
  const rejected = tries.find((answer) => answer.status === 400);
  expect(rejected?.body).toEqual({ nonce: [expect.any(String)], code: 'nonce_invalid' });
  const signedIn = tries.find((answer) => answer.status === 200);
  expect(signedIn?.body.user.username).toBe(member.username);
});

it('exchanges a nonce for a session with the bearer token of the session that requested it', async () => {
  const member = await provider.member();
  const { body } = await member.call('GET', 'users/nonce/');
  const answer = await trade({ nonce: body.nonce }, member.token);
  expect([answer.status, answer.body.user?.username]).toEqual([200, member.username]);
});

it('rejects a nonce that another reader has seen', async () => {
  const member = await provider.member({ passwordHash });
  const { body: other } = await login(member.username, password);
  const thief = await provider.member();
  const { nonce, proof } = await carried(member.token);
  const rejections = [
    await trade({ nonce }),
    await trade({ nonce }, thief.token),
    await trade({ nonce }, other.accessToken),
    await trade({ nonce, proof: '' }, undefined),
    await trade({ nonce, proof: nonce }),
    await trade({ nonce, proof: proofOf(thief.token, nonce) }),
    await trade({ nonce, proof: proofOf(other.accessToken, nonce) }),
    await trade({ nonce, proof: proofOf(thief.token, nonce) }, thief.token),
  ];
  expect(rejections.map(({ status }) => status)).toEqual(Array(rejections.length).fill(400));
  expect((await trade({ nonce, proof })).status).toBe(200);
});

it.each<[string, (member: { token: string; refreshToken: string }) => Promise<unknown>]>([
  ['signs out', ({ refreshToken }) => provider.call('POST', 'auth/logout/', { body: { refreshToken } })],
  [
    'is ended by a password change elsewhere',
    async () => {
      const { body } = await login('nonce_owner', password);
      const change = { old_password: password, new_password: 'loud summer river' };
      const changed = await provider.call('POST', 'auth/password/change/', { token: body.accessToken, body: change });
      expect(changed.status).toBe(200);
    },
  ],
  [
    'is ended by the reuse of a refresh token',
    async ({ refreshToken }) => {
      const next = await authenticate({ refreshToken });
      await authenticate({ refreshToken: next.body.refreshToken });
      provider.advance(61);
      await authenticate({ refreshToken });
    },
  ],
])('rejects a nonce whose session %s', async (how, end) => {
  const username = how.includes('password') ? 'nonce_owner' : undefined;
  const member = await provider.member({ passwordHash, ...(username && { username }) });
  const { body } = await login(member.username, password);
  const code = await carried(body.accessToken);
  await end({ token: body.accessToken, refreshToken: body.refreshToken });
  expect(await trade(code)).toMatchObject({ status: 400, body: { code: 'nonce_invalid' } });
});

it('limits how many nonces a member requests', async () => {
  const member = await provider.member();
  expect(await statusesOf(11, () => member.call('GET', 'users/nonce/'))).toEqual([...Array(10).fill(200), 429]);
});

it('rejects a nonce after a minute, and issues none to a visitor', async () => {
  const member = await provider.member();
  const code = await carried(member.token);
  provider.advance(61);
  expect((await trade(code)).status).toBe(400);
  expect((await provider.call('GET', 'users/nonce/')).status).toBe(401);
});

it.each([
  ['nothing', {}, 'nonce'],
  ['a nonce of the wrong type', { nonce: 5 }, 'nonce'],
  ['an empty refresh token', { refreshToken: '' }, 'refreshToken'],
  ['two proofs at once', { nonce: 'a', refreshToken: 'b' }, 'refreshToken'],
  ['a huge assertion', { assertion: 'a'.repeat(10_000) }, 'assertion'],
])('rejects authentication by %s', async (_, body, field) => {
  const rejected = await authenticate(body);
  expect(rejected).toMatchObject({ status: 400, body: { code: 'invalid', [field]: [expect.any(String)] } });
});

it('stores nothing for the names that a closed address goes on to try', async () => {
  const { limits } = provider.services;
  let pairs = 0;
  provider.services.limits = {
    ...limits,
    attempt: (name, key) => {
      if (name === 'signInPair') pairs += 1;
      return limits.attempt(name, key);
    },
  };
  const headers = { 'X-Forwarded-For': '192.0.2.90' };
  const guess = (i: number) => login(`stranger_${i}`, 'another winter lake', headers);
  for (let i = 0; i < 40; i += 1) await guess(i);
  const before = pairs;
  for (let i = 40; i < 80; i += 1) expect((await guess(i)).status).toBe(429);
  expect(pairs).toBe(before);
  provider.services.limits = limits;
});
