import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../domain/identity/password.ts';
import { enter, lockAccount } from '../../domain/ledger/ledger.ts';
import type { Db } from '../../platform/db/client.ts';
import { noLimits, testProvider } from '../../testing.ts';
import { codeAt, PASSWORD, softAuthenticator } from './testing.ts';

const provider = await testProvider({ limits: noLimits });
const post = (path: string, body?: unknown, token?: string) => provider.call('POST', path, { body, token });
const mailTo = (address: string, pattern: RegExp) =>
  provider.mails
    .filter(({ to }) => to === address)
    .at(-1)
    ?.text.match(pattern)?.[1] ?? '';
const keyTo = (address: string) => mailTo(address, /key=([\w-]+)/);
const undoTo = (address: string) => mailTo(address, /undo=([\w-]+)/);

let made = 0;
async function aMember(columns: Parameters<typeof provider.member>[0] = {}) {
  made += 1;
  const email = `old_${made}@example.com`;
  const row = await provider.member({ email, passwordHash: await hashPassword(PASSWORD), ...columns });
  return { ...row, email, next: `new_${made}@example.com` };
}
let member: Awaited<ReturnType<typeof aMember>>;
const begin = (email = member.next, password = PASSWORD) =>
  post('auth/email-change/', { email, password }, member.token);
const confirm = (key: string, token?: string) => post('auth/registration/verify-email/', { key }, token);
const pending = async () => (await provider.call('GET', 'auth/email-change/', { token: member.token })).body.pending;
const address = async () => {
  const { body } = await provider.call('GET', `users/${member.username}/`, { token: member.token });
  return [body.email, body.email_verified];
};
const signIn = (username: string, password = PASSWORD) => post('auth/login/', { username, password });
/** Changes the member's address as far as the new mailbox. */
async function change(email = member.next) {
  await begin(email);
  return confirm(keyTo(email), member.token);
}
beforeEach(async () => {
  member = await aMember();
});

describe('a change of address', () => {
  it('takes effect once the link in the new mailbox was opened, and the session stays', async () => {
    expect((await begin()).body.pending).toMatchObject({ email: member.next });
    expect(await address()).toEqual([member.email, true]);
    expect((await confirm(keyTo(member.next), member.token)).status).toBe(200);
    expect(await address()).toEqual([member.next, true]);
    expect(await pending()).toBeNull();
    expect((await signIn(member.next)).status).toBe(200);
    expect((await signIn(member.email)).status).toBe(400);
  });

  it.each([
    ['without the password', () => begin(member.next, 'something else'), 'password'],
    ['to the present address', () => begin(member.email), 'email'],
  ])('%s is rejected at its field', async (_name, send, field) => {
    const { status, body } = await send();
    expect([status, body[field]]).toEqual([400, [expect.any(String)]]);
    expect(await pending()).toBeNull();
  });

  it('is not confirmed by the mail alone, nor by another member', async () => {
    await begin();
    const key = keyTo(member.next);
    const { token } = await aMember();
    for (const caller of [undefined, token]) expect((await confirm(key, caller)).body.password).toBeDefined();
    expect(await address()).toEqual([member.email, true]);
    expect((await post('auth/registration/verify-email/', { key, password: PASSWORD })).status).toBe(200);
  });

  it('to another member’s address has the same answer, and their mailbox has no link', async () => {
    const other = await aMember();
    const { status, body } = await begin(other.email);
    expect([status, Object.keys(body.pending)]).toEqual([200, Object.keys((await begin()).body.pending)]);
    expect(keyTo(other.email)).toBe('');
    expect(mailTo(other.email, /(이미 이 주소로 가입한)/)).not.toBe('');
  });

  it('fails when another member verified the address in the meantime', async () => {
    await begin();
    await provider.member({ email: member.next });
    expect((await confirm(keyTo(member.next), member.token)).status).toBe(400);
    expect(await address()).toEqual([member.email, true]);
  });

  it('can be mailed again, which ends the former link, and be cancelled', async () => {
    await begin();
    const first = keyTo(member.next);
    await post('auth/email-change/resend/', undefined, member.token);
    const second = keyTo(member.next);
    expect((await confirm(first, member.token)).status).toBe(400);
    await provider.call('DELETE', 'auth/email-change/', { token: member.token });
    expect((await confirm(second, member.token)).status).toBe(400);
    expect((await post('auth/email-change/resend/', undefined, member.token)).status).toBe(409);
  });

  it('is mailed to an unverified former address by no notice, and verifies the account', async () => {
    member = await aMember({ emailVerifiedAt: null });
    await change();
    expect(await address()).toEqual([member.next, true]);
    expect(undoTo(member.email)).toBe('');
  });

  it('takes effect while the member is credited, without a deadlock', async () => {
    const account = { userId: member.id, ledger: 'xp' } as const;
    const credit = (tx: Db) => enter(tx, { ...account, amount: 5, reason: 'corrected', now: provider.now() });
    await provider.write(credit);
    await begin();
    const answers: { status: number }[] = [];
    await provider.whileHeld(
      async (tx) => {
        await lockAccount(tx, account);
        return () => credit(tx);
      },
      async () => void answers.push(await confirm(keyTo(member.next), member.token)),
    );
    expect(answers).toMatchObject([{ status: 200 }]);
    expect(await address()).toEqual([member.next, true]);
  });

  it('needs a password, but from a member without one whose address is not verified', async () => {
    member = await aMember({ passwordHash: null });
    expect((await begin(member.next, '')).body.password).toBeDefined();
    member = await aMember({ passwordHash: null, emailVerifiedAt: null });
    expect((await begin(member.next, '')).status).toBe(200);
  });
});

describe('undoing it from the former mailbox', () => {
  it('restores the address and ends every session and the password, once', async () => {
    await change();
    const key = undoTo(member.email);
    expect((await post('auth/email-change/undo/', { key })).status).toBe(200);
    expect((await provider.call('GET', 'auth/email-change/', { token: member.token })).status).toBe(401);
    expect((await signIn(member.email)).status).toBe(400);
    expect((await post('auth/email-change/undo/', { key })).status).toBe(400);
    await post('auth/password/reset/', { email: member.email });
    const token = mailTo(member.email, /token=([\w-]+)/);
    await post('auth/password/reset/confirm/', { token, new_password: 'another winter lake' });
    expect((await signIn(member.email, 'another winter lake')).status).toBe(200);
  });

  it.each([
    ['removes a passkey and two-step sign-in that were added since', false, [false, 0]],
    ['leaves a passkey and two-step sign-in that were added before', true, [true, 1]],
  ])('%s', async (_name, isBefore, left) => {
    async function addBoth() {
      const { body: options } = await post('auth/passkeys/options/', { password: PASSWORD }, member.token);
      await post('auth/passkeys/', { name: '휴대폰', response: softAuthenticator().create(options) }, member.token);
      const { body: setup } = await post('auth/totp/', { password: PASSWORD }, member.token);
      const otp = codeAt(setup.secret, provider.now());
      expect((await post('auth/totp/confirm/', { otp }, member.token)).status).toBe(200);
    }
    if (isBefore) await addBoth();
    provider.advance(60);
    await change();
    if (!isBefore) await addBoth();
    expect((await post('auth/email-change/undo/', { key: undoTo(member.email) })).status).toBe(200);
    const { token } = await provider.session(member.id);
    const { body } = await provider.call('GET', 'auth/security/', { token });
    expect([body.two_step_at !== null, body.passkeys.length]).toEqual(left);
  });

  it('works for 72 hours', async () => {
    await change();
    provider.advance(72 * 3600);
    expect((await post('auth/email-change/undo/', { key: undoTo(member.email) })).status).toBe(400);
  });

  it('has precedence over an account that was made with the address since, which goes on without one', async () => {
    await change();
    const since = await provider.member({ email: member.email });
    expect((await post('auth/email-change/undo/', { key: undoTo(member.email) })).status).toBe(200);
    const { body } = await provider.call('GET', `users/${since.username}/`, { token: since.token });
    expect([body.email, body.email_verified]).toEqual(['', false]);
    const { token } = await provider.session(member.id);
    member = { ...member, token };
    expect(await address()).toEqual([member.email, true]);
  });

  it('has precedence over a later change, whose own undoing does not end it', async () => {
    await change();
    const owners = undoTo(member.email);
    provider.advance(60);
    await change('third@example.com');
    const thiefs = undoTo(member.next);
    expect((await post('auth/email-change/undo/', { key: thiefs })).status).toBe(200);
    expect((await post('auth/email-change/undo/', { key: owners })).status).toBe(200);
    expect((await post('auth/email-change/undo/', { key: thiefs })).status).toBe(400);
  });
});
