import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { TWO_STEP_SECONDS } from '../../../contract/security.ts';
import { codeSpellings } from '../../../tests/inputs/numbers.ts';
import { socialAccounts, twoSteps, users } from '../../db/schema/users.ts';
import { proofOf, statusesOf, testProvider } from '../../testing.ts';
import { codeAt, PASSWORD, withPassword, withTwoStep } from './testing.ts';

const provider = await testProvider();

const login = (username: string, password = PASSWORD) =>
  provider.call('POST', 'auth/login/', { body: { username, password } });
const challengeOf = async (username: string): Promise<string> => (await login(username)).body.challenge;
const second = (challenge: string, otp: string) =>
  provider.call('POST', 'auth/login/code/', { body: { challenge, otp } });
/** Lets the app show its next code. */
const nextCode = () => provider.advance(30);

it('asks a member with two-step sign-in for a code after the right password, and opens no session before', async () => {
  const member = await withTwoStep(provider);
  const first = await login(member.username);
  expect(first).toMatchObject({ status: 200, body: { expires_in: TWO_STEP_SECONDS } });
  expect(Object.keys(first.body).sort()).toEqual(['challenge', 'expires_in']);
  nextCode();
  const answer = await second(first.body.challenge, member.code());
  expect(answer).toMatchObject({ status: 200, body: { user: { username: member.username } } });
  expect((await provider.call('GET', 'auth/security/', { token: answer.body.accessToken })).status).toBe(200);
  nextCode();
  expect(await second(first.body.challenge, member.code())).toMatchObject({ body: { code: 'token_invalid' } });
  expect((await login(member.username, 'another password')).body.code).toBe('bad_credentials');
});

it('accepts the codes just before and after, and none twice', async () => {
  const member = await withTwoStep(provider);
  const at = (seconds: number) => codeAt(member.secret, new Date(provider.now().getTime() + seconds * 1000));
  const challenge = await challengeOf(member.username);
  // The code that confirmed the setup counts as used.
  for (const code of [member.code(), at(-30), at(60), 'no code']) {
    expect((await second(challenge, code)).status).toBe(400);
  }
  const ahead = at(30);
  expect((await second(challenge, `${ahead.slice(0, 3)} ${ahead.slice(3)}`)).status).toBe(200);
  const again = await second(await challengeOf(member.username), ahead);
  expect(again).toMatchObject({ status: 400, body: { code: 'bad_credentials', otp: [expect.any(String)] } });
});

it('opens one session for one code that is used at once', async () => {
  const member = await withTwoStep(provider);
  nextCode();
  const challenges = await Promise.all([1, 2, 3].map(() => challengeOf(member.username)));
  const code = member.code();
  const answers = await Promise.all(challenges.map((challenge) => second(challenge, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const [recovery = ''] = member.recovery;
  const recovered = await Promise.all(challenges.map((challenge) => second(challenge, recovery)));
  expect(recovered.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('answers a member who turns it on while they are suspended', async () => {
  const owner = await provider.member({ role: 'owner' });
  const suspension = { until: '2027-12-31T00:00:00Z', reason: '광고' };
  const members = await Promise.all([1, 2, 3, 4].map(() => withPassword(provider)));
  const otps = await Promise.all(
    members.map(async ({ id, call }) => {
      await provider.session(id);
      const { body } = await call('POST', 'auth/totp/', { password: PASSWORD });
      return codeAt(body.secret, provider.now());
    }),
  );
  const answers = await Promise.all(
    members.flatMap(({ username, call }, index) => [
      call('POST', 'auth/totp/confirm/', { otp: otps[index] }),
      owner.call('POST', `users/${username}/suspension/`, suspension),
    ]),
  );
  expect(answers.map(({ status }) => status)).not.toContain(500);
});

it('accepts each recovery code once, however it is typed', async () => {
  const member = await withTwoStep(provider);
  const [first = '', other = ''] = member.recovery;
  expect(new Set(member.recovery).size).toBe(10);
  expect((await second(await challengeOf(member.username), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await second(await challengeOf(member.username), first)).status).toBe(400);
  expect((await second(await challengeOf(member.username), other)).status).toBe(200);
  expect((await member.call('GET', 'auth/security/')).body.recovery_codes).toBe(8);
});

it.each(codeSpellings)('accepts a code of $from', async ({ of }) => {
  const member = await withTwoStep(provider);
  nextCode();
  expect((await second(await challengeOf(member.username), of(member.code()))).status).toBe(200);
  expect((await second(await challengeOf(member.username), of(member.recovery[0] ?? ''))).status).toBe(200);
});

it('rejects a challenge that is another member’s, late, or of a password since changed', async () => {
  const [one, other] = [await withTwoStep(provider), await withTwoStep(provider)];
  const challenge = await challengeOf(one.username);
  nextCode();
  expect((await second(challenge, other.code())).status).toBe(400);
  provider.advance(TWO_STEP_SECONDS);
  expect(await second(challenge, one.code())).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  const before = await challengeOf(other.username);
  await other.call('POST', 'auth/password/change/', { old_password: PASSWORD, new_password: 'another winter lake' });
  expect(await second(before, other.code())).toMatchObject({ body: { code: 'token_invalid' } });
  expect(await second('made-up', other.code())).toMatchObject({ body: { code: 'token_invalid' } });
});

it('delays guesses at a member’s codes from any address and through any number of challenges', async () => {
  const member = await withTwoStep(provider);
  nextCode();
  const guess = async (index: number, otp = '000000') =>
    provider.call('POST', 'auth/login/code/', {
      body: { challenge: await challengeOf(member.username), otp },
      headers: { 'X-Forwarded-For': `10.1.0.${index}` },
    });
  const statuses = await statusesOf(7, guess);
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(statuses.slice(5)).toContain(429);
  const right = await guess(9, member.code());
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(0);
});

it('asks for the code after a social sign-in and an e-mail link too', async () => {
  const member = await withTwoStep(provider);
  await provider.insert(socialAccounts, { provider: 'kakao', account: '77', userId: member.id });
  const secret = new TextEncoder().encode(provider.services.env.ASSERTION_SECRET);
  for (const claims of [
    { provider: 'kakao', account: '77', email: null },
    { provider: 'email', account: member.email, email: member.email },
  ]) {
    const assertion = await new SignJWT({ ...claims, email_verified: true })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(Math.floor(provider.now().getTime() / 1000))
      .sign(secret);
    const first = await provider.call('POST', 'users/authenticate/', { body: { assertion } });
    expect(first).toMatchObject({ status: 200, body: { challenge: expect.any(String) } });
    expect(first.body).not.toHaveProperty('accessToken');
    nextCode();
    expect((await second(first.body.challenge, member.code())).status).toBe(200);
  }
});

it('renews and carries over a session that had its second step', async () => {
  const member = await withTwoStep(provider);
  nextCode();
  const { body } = await second(await challengeOf(member.username), member.code());
  const refreshed = await provider.call('POST', 'users/authenticate/', { body: { refreshToken: body.refreshToken } });
  expect(refreshed.status).toBe(200);
  const { nonce } = (await provider.call('GET', 'users/nonce/', { token: body.accessToken })).body;
  const proof = proofOf(body.accessToken, nonce);
  expect((await provider.call('POST', 'users/authenticate/', { body: { nonce, proof } })).status).toBe(200);
});

it('sets two-step sign-in up by password and first code, ends the other sessions and writes a mail', async () => {
  const member = await withPassword(provider);
  const elsewhere = await provider.session(member.id);
  const state = async () => (await member.call('GET', 'auth/security/')).body;
  expect(await state()).toEqual({ two_step_at: null, recovery_codes: 0, has_password: true, passkeys: [] });
  expect((await member.call('POST', 'auth/totp/', { password: 'wrong' })).body).toHaveProperty('password');
  const { body: setup } = await member.call('POST', 'auth/totp/', { password: PASSWORD });
  expect(setup.uri).toMatch(new RegExp(`^otpauth://totp/Gyeol:${member.username}\\?.*secret=${setup.secret}`));
  const [row] = await provider.rows(twoSteps, eq(twoSteps.userId, member.id));
  expect(JSON.stringify(row)).not.toContain(setup.secret);
  expect(await member.call('POST', 'auth/totp/confirm/', { otp: '000000' })).toMatchObject({ status: 400 });
  expect((await login(member.username)).body).toHaveProperty('accessToken');
  const done = await member.call('POST', 'auth/totp/confirm/', { otp: codeAt(setup.secret, provider.now()) });
  expect(done).toMatchObject({ status: 200, body: { recovery_codes: expect.any(Array) } });
  expect(await state()).toMatchObject({ two_step_at: provider.now().toISOString(), recovery_codes: 10 });
  expect((await provider.call('GET', 'topics/', { token: elsewhere.token })).status).toBe(401);
  expect(provider.mails.at(-1)).toMatchObject({ to: member.email, subject: '결: 2단계 인증을 켰어요' });
  expect((await member.call('POST', 'auth/totp/', { password: PASSWORD })).status).toBe(409);
});

it('is turned off, and its recovery codes replaced, by password and code only, with a mail of each', async () => {
  const member = await withTwoStep(provider);
  const change = (call: string, password: string, otp: string) =>
    member.call('POST', `auth/totp/${call}/`, { password, otp });
  nextCode();
  for (const call of ['remove', 'recovery-codes']) {
    expect((await change(call, 'wrong', member.code())).body).toHaveProperty('password');
    expect((await change(call, PASSWORD, '000000')).status).toBe(400);
  }
  const { body } = await change('recovery-codes', PASSWORD, member.code());
  expect(body.recovery_codes).not.toContain(member.recovery[0]);
  expect(provider.mails.at(-1)).toMatchObject({ to: member.email, subject: '결: 복구 코드를 새로 만들었어요' });
  expect((await change('remove', PASSWORD, member.recovery[0] ?? '')).status).toBe(400);
  const pending = await challengeOf(member.username);
  expect((await change('remove', PASSWORD, body.recovery_codes[0])).status).toBe(200);
  expect((await second(pending, body.recovery_codes[1])).status).toBe(400);
  expect((await login(member.username)).body).toHaveProperty('accessToken');
  expect(provider.mails.at(-1)?.subject).toBe('결: 2단계 인증을 껐어요');
});

it('survives a password reset, and is erased with the account of an unproven owner', async () => {
  const member = await withTwoStep(provider);
  await provider.call('POST', 'auth/password/reset/', { body: { email: member.email } });
  const token = /token=([\w-]+)/.exec(provider.mails.at(-1)?.text ?? '')?.[1];
  const body = { token, new_password: 'another winter lake' };
  expect((await provider.call('POST', 'auth/password/reset/confirm/', { body })).status).toBe(200);
  expect((await login(member.username, 'another winter lake')).body).toHaveProperty('challenge');
  const waiting = await withTwoStep(provider, { emailVerifiedAt: null });
  await provider.call('POST', 'auth/password/reset/', { body: { email: waiting.email } });
  const key = /token=([\w-]+)/.exec(provider.mails.at(-1)?.text ?? '')?.[1];
  await provider.call('POST', 'auth/password/reset/confirm/', { body: { ...body, token: key } });
  expect((await login(waiting.username, 'another winter lake')).body).toHaveProperty('accessToken');
});

it('rejects a member who was suspended between the two steps', async () => {
  const member = await withTwoStep(provider);
  const challenge = await challengeOf(member.username);
  nextCode();
  await provider.update(users, { suspendedUntil: new Date('9999-12-31') }, eq(users.id, member.id));
  expect(await second(challenge, member.code())).toMatchObject({ status: 400, body: { code: 'suspended' } });
});

it('gives a suspended member the key to leave after the code, not after the password alone', async () => {
  const member = await withTwoStep(provider);
  await provider.update(users, { suspendedUntil: new Date('9999-12-31') }, eq(users.id, member.id));
  const first = await login(member.username);
  expect(first.body).toEqual({ challenge: expect.any(String), expires_in: expect.any(Number) });
  nextCode();
  const { body } = await second(first.body.challenge, member.code());
  expect(body).toMatchObject({ code: 'suspended', leave_key: expect.any(String) });
  expect((await provider.call('POST', 'auth/leave/', { body: { key: body.leave_key } })).body.success).toBe(true);
});

it('exports neither the secret nor the recovery codes', async () => {
  const member = await withTwoStep(provider);
  const { body } = await member.call('GET', `users/${member.username}/data/`);
  expect(body).toHaveProperty('passkeys');
  expect(JSON.stringify(body)).not.toMatch(/recovery|secret/);
});
