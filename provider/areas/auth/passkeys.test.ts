import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PASSKEY_SECONDS, PASSKEYS_MAX } from '../../../contract/security.ts';
import { passkeys, users } from '../../db/schema/users.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { relyingParty } from './passkeys.ts';
import { PASSWORD, softAuthenticator, withPassword, withTwoStep } from './testing.ts';

const provider = await testProvider();
type Authenticator = ReturnType<typeof softAuthenticator>;

const optionsFor = async (member: TestMember) =>
  (await member.call('POST', 'auth/passkeys/options/', { password: PASSWORD })).body;
const add = async (member: TestMember, device: Authenticator, name = '내 휴대폰') =>
  member.call('POST', 'auth/passkeys/', { name, response: device.create(await optionsFor(member)) });
const options = async () => (await provider.call('POST', 'auth/login/passkey/options/')).body;
const send = (response: object) => provider.call('POST', 'auth/login/passkey/', { body: { response } });
const signIn = async (device: Authenticator, userId?: number) => send(device.get(await options(), userId));

it('registers a passkey by password, signs in with it, and lists it', async () => {
  const member = await withPassword(provider);
  const wrong = await member.call('POST', 'auth/passkeys/options/', { password: 'wrong' });
  expect(wrong).toMatchObject({ status: 400, body: { password: [expect.any(String)] } });
  const device = softAuthenticator();
  expect(await optionsFor(member)).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: member.username },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  const added = await add(member, device);
  expect(added).toMatchObject({ status: 200, body: { name: '내 휴대폰', last_used_at: null } });
  expect(provider.mails.at(-1)?.subject).toBe('결: 패스키를 추가했어요');
  const answer = await signIn(device, member.id);
  expect(answer).toMatchObject({ status: 200, body: { user: { username: member.username } } });
  const { passkeys } = (await member.call('GET', 'auth/security/')).body;
  expect(passkeys).toEqual([{ ...added.body, last_used_at: provider.now().toISOString() }]);
  expect((await optionsFor(member)).excludeCredentials).toHaveLength(1);
});

it('adds no more passkeys to a member who has the most, and says so at the name', async () => {
  const member = await withPassword(provider);
  const row = { userId: member.id, publicKey: 'key', counter: 0, name: '보안 키', createdAt: provider.now() };
  const stored = Array.from({ length: PASSKEYS_MAX - 1 }, (_, at) => ({ ...row, credentialId: `${member.id}-${at}` }));
  await provider.write((tx) => tx.insert(passkeys).values(stored));
  expect((await add(member, softAuthenticator())).status).toBe(200);
  expect(await add(member, softAuthenticator())).toMatchObject({ status: 400, body: { name: [expect.any(String)] } });
  expect((await member.call('GET', 'auth/security/')).body.passkeys).toHaveLength(PASSKEYS_MAX);
});

it('counts as both factors of a member with two-step sign-in', async () => {
  const member = await withTwoStep(provider);
  const device = softAuthenticator();
  await add(member, device);
  expect((await signIn(device)).body).toHaveProperty('accessToken');
});

it.each([
  ['another site', { origin: 'https://gyeol.evil.example' }],
  ['another domain', { rpId: 'gyeol.evil.example' }],
  ['an authenticator that did not verify its user', { flags: 0 }],
])('rejects a passkey of %s', async (_, wrong) => {
  const member = await withPassword(provider);
  expect(await add(member, softAuthenticator(wrong))).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  expect((await member.call('GET', 'auth/security/')).body.passkeys).toEqual([]);
});

it('accepts a challenge once, in time, and of the session that asked for it, whose challenge no other uses up', async () => {
  const [member, other] = [await withPassword(provider), await withPassword(provider)];
  const device = softAuthenticator();
  const created = device.create(await optionsFor(member));
  expect((await other.call('POST', 'auth/passkeys/', { name: '남', response: created })).status).toBe(400);
  const store = () => member.call('POST', 'auth/passkeys/', { name: '나', response: created });
  const stored = await Promise.all([store(), store()]);
  expect(stored.map(({ status }) => status).sort()).toEqual([200, 400]);
  const signed = device.get(await options());
  const answers = await Promise.all([send(signed), send(signed)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const late = device.get(await options());
  provider.advance(PASSKEY_SECONDS);
  expect((await send(late)).status).toBe(400);
  expect((await send(device.get(await optionsFor(member)))).status).toBe(400);
  expect((await send(device.get({ challenge: 'made up' }))).status).toBe(400);
});

it('rejects a wrong signature, an unknown passkey, a counter that went back and another member’s handle', async () => {
  const [member, other] = [await withPassword(provider), await withPassword(provider)];
  const device = softAuthenticator();
  await add(member, device);
  expect((await signIn(softAuthenticator())).body).toMatchObject({
    response: [expect.stringContaining('등록되지 않은 패스키')],
  });
  const signed = device.get(await options());
  const forged = softAuthenticator().get(await options());
  expect((await send({ ...forged, id: signed.id, rawId: signed.id })).status).toBe(400);
  expect((await signIn(device, other.id)).status).toBe(400);
  device.count(50);
  expect((await signIn(device)).status).toBe(200);
  device.count(20);
  expect((await signIn(device)).status).toBe(400);
});

it('deletes a passkey of the member alone, which then signs in no more', async () => {
  const [member, other] = [await withPassword(provider), await withPassword(provider)];
  const device = softAuthenticator();
  const { body } = await add(member, device);
  expect((await other.call('DELETE', `auth/passkeys/${body.id}/`)).status).toBe(404);
  expect((await member.call('DELETE', `auth/passkeys/${body.id}/`)).status).toBe(200);
  expect(provider.mails.at(-1)?.subject).toBe('결: 패스키를 삭제했어요');
  expect((await signIn(device)).status).toBe(400);
});

it('stores no passkey twice, and signs no suspended member in', async () => {
  const member = await withPassword(provider);
  const device = softAuthenticator();
  expect((await add(member, device)).status).toBe(200);
  expect((await add(member, device)).status).toBe(400);
  await provider.update(users, { suspendedUntil: new Date('9999-12-31') }, eq(users.id, member.id));
  expect(await signIn(device)).toMatchObject({ status: 400, body: { code: 'suspended' } });
});

it.each([
  ['https://gyeol.kr/', { id: 'gyeol.kr', origin: 'https://gyeol.kr' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
])('takes the relying party from the address %s', (site, party) => {
  expect(relyingParty(site)).toEqual(party);
});
