import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { passkeys } from '../../db/schema/users.ts';
import { hashPassword } from '../../domain/identity/password.ts';
import { noLimits, testProvider } from '../../testing.ts';

const provider = await testProvider({ limits: noLimits });
async function assertion(account: string, name = 'kakao') {
  const { now, env } = provider.services;
  return new SignJWT({ provider: name, account, email_verified: true })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(Math.floor(now().getTime() / 1000))
    .sign(new TextEncoder().encode(env.ASSERTION_SECRET));
}
type Member = Awaited<ReturnType<typeof provider.member>>;
const PASSWORD = 'quiet winter lake';
const keyOf = async (member: Member) => (await member.call('POST', 'auth/links/', { password: PASSWORD })).body.key;
const confirm = async (account: string, key: string, token?: string, name?: string) =>
  provider.call('POST', 'auth/links/confirm/', { token, body: { assertion: await assertion(account, name), key } });
const link = async (member: Member, account: string, name?: string) =>
  confirm(account, await keyOf(member), member.token, name);
const linked = async (member: Member) => (await member.call('GET', 'auth/links/')).body.results;
const bySocial = async (account: string) =>
  provider.call('POST', 'users/authenticate/', { body: { assertion: await assertion(account) } });

let member: Member;
let account: string;
beforeEach(async () => {
  member = await provider.member({ passwordHash: await hashPassword(PASSWORD) });
  account = randomUUID();
});

it('a linked account signs its member in, until it is unlinked', async () => {
  expect((await link(member, account)).body.results).toEqual([{ provider: 'kakao', removable: true }]);
  expect((await bySocial(account)).body.user.username).toBe(member.username);
  expect((await member.call('DELETE', 'auth/links/kakao/')).body.results).toEqual([]);
  expect((await bySocial(account)).body.user.username).not.toBe(member.username);
});

it.each([
  ['no password', {}],
  ['a wrong password', { password: 'noisy summer lake' }],
])('%s begins no link to an account of a stranger with the browser', async (_what, body) => {
  const answer = await member.call('POST', 'auth/links/', body);
  expect([answer.status, answer.body.password]).toEqual([400, [expect.any(String)]]);
});

it('each change of the links is mailed to the verified address, and none to another', async () => {
  const subjects = () => provider.mails.filter(({ to }) => to === member.email).map(({ subject }) => subject);
  await link(member, account);
  await link(member, account);
  await member.call('DELETE', 'auth/links/kakao/');
  await member.call('DELETE', 'auth/links/kakao/');
  expect(subjects()).toEqual(['결: 소셜 계정을 연결했어요', '결: 소셜 계정 연결을 해제했어요']);
  member = await provider.member({ passwordHash: null, emailVerifiedAt: null });
  await link(member, randomUUID());
  expect(subjects()).toEqual([]);
});

it('an account of another member is not linked, and stays theirs', async () => {
  const owner = await provider.member();
  await link(owner, account);
  expect(await link(member, account)).toMatchObject({ status: 409, body: { code: 'account_linked' } });
  expect((await bySocial(account)).body.user.username).toBe(owner.username);
  expect((await link(owner, account)).status).toBe(200);
});

it('a key links nothing without a session, in another session, for another member, or a second time', async () => {
  const stranger = await provider.member();
  const elsewhere = await provider.session(member.id);
  for (const token of [undefined, stranger.token, elsewhere.token]) {
    expect((await confirm(account, await keyOf(member), token)).status).toBe(token ? 400 : 401);
  }
  const key = await keyOf(member);
  expect((await confirm(account, key, member.token)).status).toBe(200);
  expect((await confirm(randomUUID(), key, member.token)).status).toBe(400);
  expect(await linked(stranger)).toEqual([]);
  expect(await linked(member)).toHaveLength(1);
});

it('a key expires, and neither a forged assertion nor that of an e-mail link is accepted', async () => {
  const key = await keyOf(member);
  const body = { assertion: 'forged', key };
  expect((await member.call('POST', 'auth/links/confirm/', body)).status).toBe(400);
  expect((await confirm(account, key, member.token, 'email')).status).toBe(400);
  provider.advance(601);
  expect((await confirm(account, key, member.token)).status).toBe(400);
  expect(await linked(member)).toEqual([]);
});

it('the last way to sign in stays, also when two are unlinked at once', async () => {
  member = await provider.member({ passwordHash: null });
  await link(member, account);
  expect(await linked(member)).toEqual([{ provider: 'kakao', removable: false }]);
  expect(await member.call('DELETE', 'auth/links/kakao/')).toMatchObject({
    status: 409,
    body: { code: 'last_sign_in' },
  });
  await link(member, account, 'naver');
  const answers = await Promise.all(['kakao', 'naver'].map((name) => member.call('DELETE', `auth/links/${name}/`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await linked(member)).toHaveLength(1);
});

it.each([
  ['a password counts', true, ['kakao'], false, [200]],
  ['a password counts for the last of two', true, ['kakao', 'naver'], true, [200, 200]],
  ['another account counts, the last one stays', false, ['kakao', 'naver'], false, [200, 409]],
  ['a passkey does not count', false, ['kakao'], true, [409]],
  ['a passkey does not count for the last of two', false, ['kakao', 'naver'], true, [200, 409]],
])('unlinking leaves a way to sign in: %s', async (_name, hasPassword, names, hasPasskey, statuses) => {
  member = await provider.member({ passwordHash: hasPassword ? await hashPassword('quiet winter lake') : null });
  for (const name of names) await link(member, account, name);
  // A passkey without a password: what undoing a change of address leaves of an older one.
  const passkey = { userId: member.id, credentialId: account, publicKey: '', counter: 0, name: '휴대폰' };
  if (hasPasskey) await provider.write((tx) => tx.insert(passkeys).values({ ...passkey, createdAt: provider.now() }));
  const answered = [];
  for (const name of names) answered.push((await member.call('DELETE', `auth/links/${name}/`)).status);
  expect(answered).toEqual(statuses);
  const options = await member.call('POST', 'auth/passkeys/options/', { password: 'quiet winter lake' });
  expect([options.status, hasPassword || (await linked(member)).length > 0]).toEqual([hasPassword ? 200 : 400, true]);
});

it('undoing a change of address removes the accounts that were linked since, not those before', async () => {
  await link(member, account, 'naver');
  provider.advance(60);
  const change = { email: `${randomUUID()}@example.com`, password: 'quiet winter lake' };
  await member.call('POST', 'auth/email-change/', change);
  const mailed = (pattern: RegExp) => provider.mails.at(-1)?.text.match(pattern)?.[1];
  await member.call('POST', 'auth/registration/verify-email/', { key: mailed(/key=([\w-]+)/) });
  const undo = mailed(/undo=([\w-]+)/);
  await link(member, account);
  await provider.call('POST', 'auth/email-change/undo/', { body: { key: undo } });
  const { token } = await provider.session(member.id);
  const { body } = await provider.call('GET', 'auth/links/', { token });
  expect(body.results).toEqual([{ provider: 'naver', removable: false }]);
});
