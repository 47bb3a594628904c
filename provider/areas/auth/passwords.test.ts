import { expect, it, onTestFinished, vi } from 'vitest';
import { hashPassword } from '../../domain/identity/password.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const password = 'quiet winter lake';
const fresh = 'loud summer river';

const someone = async () => provider.member({ passwordHash: await hashPassword(password) });
const login = (username: string, typed: string) =>
  provider.call('POST', 'auth/login/', { body: { username, password: typed } });
const change = (token: string | undefined, body: unknown) =>
  provider.call('POST', 'auth/password/change/', { token, body });
const reset = (email: string) => provider.call('POST', 'auth/password/reset/', { body: { email } });
const confirm = (token: string, new_password: string) =>
  provider.call('POST', 'auth/password/reset/confirm/', { body: { token, new_password } });
const mailedToken = () => provider.mails.at(-1)?.text.match(/token=([\w-]+)/)?.[1] ?? '';

it('changes the password, keeps this session and ends every other', async () => {
  const member = await someone();
  const other = await login(member.username, password);
  const answer = await change(member.token, { old_password: password, new_password: fresh });
  expect([answer.status, answer.body]).toEqual([200, { detail: expect.any(String) }]);
  expect((await provider.call('GET', 'topics/', { token: member.token })).status).toBe(200);
  expect((await provider.call('GET', 'topics/', { token: other.body.accessToken })).status).toBe(401);
  const refreshed = await provider.call('POST', 'users/authenticate/', {
    body: { refreshToken: other.body.refreshToken },
  });
  expect(refreshed.status).toBe(401);
  expect((await login(member.username, password)).status).toBe(400);
  expect((await login(member.username, fresh)).status).toBe(200);
  expect(provider.mails.at(-1)).toMatchObject({ to: member.email });
});

it('rejects a wrong old password, and delays repeated guesses', async () => {
  const member = await someone();
  const body = { old_password: 'not that lake', new_password: fresh };
  const rejected = await change(member.token, body);
  expect(rejected.status).toBe(400);
  expect(rejected.body).toEqual({ old_password: [expect.any(String)], code: 'bad_credentials' });
  for (let i = 0; i < 4; i += 1) await change(member.token, body);
  expect((await change(member.token, { old_password: password, new_password: fresh })).status).toBe(429);
  expect((await login(member.username, password)).status).toBe(200);
});

it.each([
  ['a common one', 'password1'],
  ['a short one', 'short'],
  ['null', null],
])('rejects %s as the new password', async (_, new_password) => {
  const member = await someone();
  const rejected = await change(member.token, { old_password: password, new_password });
  expect([rejected.status, rejected.body.new_password]).toEqual([400, [expect.any(String)]]);
  expect((await login(member.username, password)).status).toBe(200);
});

it('rejects a change of password without a session', async () => {
  const body = { old_password: password, new_password: fresh };
  expect((await change(undefined, body)).status).toBe(401);
  expect((await change('worn-out', body)).status).toBe(401);
});

it('mails a link that sets a new password once and ends every session', async () => {
  const member = await someone();
  expect((await reset(member.email)).status).toBe(200);
  expect(provider.mails.at(-1)?.text).toContain('/auth/password/reset/confirm?token=');
  const token = mailedToken();
  expect((await confirm(token, fresh)).status).toBe(200);
  expect((await provider.call('GET', 'topics/', { token: member.token })).status).toBe(401);
  const again = await confirm(token, 'another winter lake');
  expect([again.status, again.body]).toEqual([400, { token: [expect.any(String)], code: 'token_invalid' }]);
});

it('answers a link that is sent again with the password that it has set as the first time, and changes nothing', async () => {
  const member = await someone();
  await reset(member.email);
  const token = mailedToken();
  const first = await confirm(token, fresh);
  const { body } = await login(member.username, fresh);
  const again = await confirm(token, fresh);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await provider.call('GET', 'topics/', { token: body.accessToken })).status).toBe(200);
  expect(provider.mails.filter(({ to }) => to === member.email)).toHaveLength(2);
});

it('keeps the link valid when the new password is rejected', async () => {
  const member = await someone();
  await reset(member.email);
  const token = mailedToken();
  expect((await confirm(token, 'password1')).body).toEqual({ new_password: [expect.any(String)], code: 'invalid' });
  expect((await confirm(token, fresh)).status).toBe(200);
  expect((await login(member.username, fresh)).status).toBe(200);
});

it('makes every older link worthless once one was used', async () => {
  const member = await someone();
  await reset(member.email);
  const older = mailedToken();
  await reset(member.email);
  expect((await confirm(mailedToken(), fresh)).status).toBe(200);
  expect((await confirm(older, password)).status).toBe(400);
});

it('answers a reset alike for an unknown address, and mails nothing', async () => {
  const member = await someone();
  const known = await reset(member.email);
  const before = provider.mails.length;
  const unknown = await reset('unknown@example.com');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(provider.mails).toHaveLength(before);
});

it.each(['nonsense', 'a'.repeat(200), 'with\0nul', '\ud800'])(
  'refuses a reset token that is none of ours (%j)',
  async (token) => {
    const rejected = await confirm(token, fresh);
    expect([rejected.status, rejected.body.token]).toEqual([400, [expect.any(String)]]);
  },
);

const five = [1, 2, 3, 4, 5];
const withLink = async () => {
  const member = await someone();
  await reset(member.email);
  return { member, link: mailedToken() };
};

it('changes a password once where it is changed twice at once, and mails that once', async () => {
  for (const member of await Promise.all(five.map(someone))) {
    const before = provider.mails.length;
    const wanted = [fresh, 'third autumn field'];
    const answers = await Promise.all(
      wanted.map((new_password) => change(member.token, { old_password: password, new_password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(provider.mails).toHaveLength(before + 1);
    const [set = '', rejected = ''] = answers[0]?.status === 200 ? wanted : wanted.reverse();
    expect((await login(member.username, set)).status).toBe(200);
    expect((await login(member.username, rejected)).status).toBe(400);
  }
});

it('opens no session by an old password that outlives its change', async () => {
  for (const _ of five) {
    provider.services.limits = createLimits(undefined);
    const { member, link } = await withLink();
    const [set, ...opened] = await Promise.all([
      confirm(link, fresh),
      ...five.map(() => login(member.username, password)),
    ]);
    expect(set?.status).toBe(200);
    for (const { status, body } of opened) {
      if (status !== 200) expect([status, body.code]).toEqual([400, 'bad_credentials']);
      else {
        expect((await provider.call('GET', 'topics/', { token: body.accessToken })).status).toBe(401);
      }
    }
  }
});

it('uses one of two links that are opened at once', async () => {
  for (const _ of five) {
    const { member, link } = await withLink();
    await reset(member.email);
    const answers = await Promise.all([confirm(link, fresh), confirm(mailedToken(), fresh)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  }
});

it('serves both of two calls that send one link with one password at once, and mails that once', async () => {
  for (const _ of five) {
    const { member, link } = await withLink();
    const before = provider.mails.length;
    const answers = await Promise.all([confirm(link, fresh), confirm(link, fresh)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(provider.mails).toHaveLength(before + 1);
    expect((await login(member.username, fresh)).status).toBe(200);
    const { link: another } = await withLink();
    const mixed = await Promise.all([confirm(another, fresh), confirm(another, password)]);
    expect(mixed.map(({ status }) => status).sort()).toEqual([200, 400]);
  }
});

it('rejects a reset link after an hour, and a verification key in its place', async () => {
  const member = await someone();
  await reset(member.email);
  const token = mailedToken();
  provider.advance(60 * 60 + 1);
  expect((await confirm(token, fresh)).status).toBe(400);
  const waiting = await provider.member({ emailVerifiedAt: null });
  await provider.call('POST', 'auth/registration/resend-email/', { body: { email: waiting.email } });
  const key = provider.mails.at(-1)?.text.match(/key=([\w-]+)/)?.[1] ?? '';
  expect((await confirm(key, fresh)).status).toBe(400);
});

it('answers a member who changes the password while they are suspended', async () => {
  const owner = await provider.member({ role: 'owner' });
  const { database } = provider.services;
  const write = database.write.bind(database);
  const begun = vi.spyOn(database, 'write');
  onTestFinished(() => begun.mockRestore());
  for (let round = 0; round < 2; round += 1) {
    const member = await someone();
    await provider.session(member.id);
    // The two transactions begin together, however long the password takes to be compared.
    let begin = () => {};
    const both = new Promise<void>((resolve) => {
      begin = resolve;
    });
    begun.mockClear().mockImplementation(async (work) => {
      if (begun.mock.calls.length === 2) begin();
      await both;
      return write(work);
    });
    const answers = await Promise.all([
      change(member.token, { old_password: password, new_password: fresh }),
      owner.call('POST', `users/${member.username}/suspension/`, { until: '2027-12-31T00:00:00Z', reason: '광고' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});
