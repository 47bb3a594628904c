import { expect, it } from 'vitest';
import { sessions, singleUseTokens, users } from '../../db/schema/users.ts';
import { hashPassword } from '../../domain/identity/password.ts';
import { noLimits, testProvider } from '../../testing.ts';

const provider = await testProvider({ limits: noLimits });
const { token } = await provider.member({ passwordHash: await hashPassword('quiet winter lake') });

const email = 'minji@example.com';
/** Every call with a body, and a complete one for each. */
const calls: Record<string, Record<string, unknown>> = {
  'auth/registration/': {
    username: 'minji',
    email,
    password: 'quiet winter lake',
    nickname: '민지',
    agreements: { terms: true, age: true, marketing: false },
  },
  'auth/login/': { username: 'minji', password: 'quiet winter lake' },
  'auth/registration/verify-email/': { key: 'a-key' },
  'auth/registration/resend-email/': { email },
  'auth/logout/': { refreshToken: 'a-token' },
  'auth/password/change/': { old_password: 'quiet winter lake', new_password: 'loud river' },
  'auth/password/reset/': { email },
  'auth/password/reset/confirm/': { token: 'a-token', new_password: 'loud river' },
  'auth/email-link/': { assertion: 'a-word', token: 'a-token' },
  'auth/email-link/report/': { assertion: 'a-word' },
  'auth/email-link/use/': { assertion: 'a-word', token: 'a-token', attempt: 'a-page' },
};
/** Values that a form of ours never sends, for any field. */
const values: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['a number', -1],
  ['true', true],
  ['a list', ['a']],
  ['an object', { $ne: null }],
  ['empty', ''],
  ['huge', 'a@b.'.repeat(50_000)],
];

const written = () =>
  provider.read(async (db) => [
    (await db.select().from(users)).length,
    (await db.select().from(sessions)).length,
    (await db.select().from(singleUseTokens)).length,
  ]);
const post = (path: string, body: unknown) => provider.call('POST', path, { token, body });

const cases = Object.entries(calls).flatMap(([path, fields]) =>
  Object.keys(fields).map((field) => [path, field] as const),
);
it.each(cases)('rejects whatever %s cannot accept as %s, by the field’s name', async (path, field) => {
  const before = await written();
  for (const [name, value] of values) {
    const rejected = await post(path, { ...calls[path], [field]: value });
    expect({ name, status: rejected.status, code: rejected.body.code }).toEqual({ name, status: 400, code: 'invalid' });
    expect(rejected.body[field]?.[0], name).toEqual(expect.any(String));
  }
  expect(await written()).toEqual(before);
});

it.each(Object.keys(calls))('rejects a field that %s does not know', async (path) => {
  const before = await written();
  const rejected = await post(path, { ...calls[path], is_manager: true });
  expect([rejected.status, rejected.body.is_manager]).toEqual([400, [expect.any(String)]]);
  expect(await written()).toEqual(before);
});

it.each(['a\0b', '\ud800', '\u202e', '💧'])('rejects the text %j in every field', async (odd) => {
  const before = await written();
  for (const [path, field] of cases) {
    const { status } = await post(path, { ...calls[path], [field]: odd });
    expect([400, 429], `${path} ${field}`).toContain(status);
  }
  expect(await written()).toEqual(before);
});

it.each(Object.getOwnPropertyNames(Object.prototype))(
  'refuses the field %s of every object by its name, on every call',
  async (name) => {
    const before = await written();
    for (const [path, fields] of Object.entries(calls)) {
      const rejected = await post(path, { ...fields, [name]: 1 });
      expect(rejected.status, path).toBe(400);
      expect(Object.entries(rejected.body), path).toContainEqual([name, [expect.any(String)]]);
    }
    expect(await written()).toEqual(before);
  },
);

it.each(['constructor', '__proto__'])('rejects the username %s', async (username) => {
  const registration = { ...calls['auth/registration/'], username };
  const rejected = await post('auth/registration/', registration);
  expect([rejected.status, Object.keys(rejected.body)]).toEqual([400, ['username', 'code']]);
});
