import { SignJWT } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { noLimits, testProvider } from '../../testing.ts';
import { ApiError } from '../errors/errors.ts';
import { createLimits, type Limits } from './limits.ts';

/** Every use of a limit that a call makes, as `limit key`. */
let used: string[];
const counting: Limits = { ...noLimits, use: async (limit, key) => void used.push(`${limit} ${key}`) };
const provider = await testProvider({ limits: counting });
beforeEach(() => {
  provider.services.limits = counting;
  used = [];
});

const from = (address: string) => ({ 'X-Forwarded-For': address });
const ADDRESS = '198.51.100.7';

/** Names that hold the path of a call with rules of its own, or begin or end like one. */
const names = [
  'authenticate_x',
  'x_authenticate',
  'authenticatex',
  'auth_login',
  'login',
  'auth',
  'nonce_',
  'registration',
  'password',
  'change',
  'email_link',
  'logout',
  'confirm',
];

it.each(names.filter((name) => name !== 'auth'))(
  'limits, identifies and keeps answers for a member named %s as for others',
  async (username) => {
    const member = await provider.member({ username });
    const nickname = (token: string, headers = {}) =>
      provider.call('PUT', `users/${username}/nickname/`, {
        token,
        headers: { ...from(ADDRESS), ...headers },
        body: { nickname: '새 이름' },
      });
    expect((await nickname(member.token)).status).toBe(200);
    expect(used).toEqual([`writeByAddress ${ADDRESS}`, `write member:${member.id}`]);
    expect((await nickname('worn-out')).status).toBe(401);

    const other = await provider.member();
    const follow = () =>
      provider.call('POST', `users/${username}/follow/`, {
        token: other.token,
        headers: { 'Idempotency-Key': `follow-${username}` },
      });
    expect((await follow()).body.followed).toBe(true);
    const again = await follow();
    expect(again.body.followed).toBe(true);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  },
);

it.each(['users/authenticate', 'users/authenticate/', 'users/%61uthenticate/'])(
  'limits %s by its subject alone, and lets a worn-out token pass',
  async (path) => {
    const answer = await provider.call('POST', path, {
      token: 'worn-out',
      headers: from(ADDRESS),
      body: { nonce: 'none' },
    });
    expect(answer.body.code).toBe('nonce_invalid');
    expect(used).toEqual([`writeByAddress ${ADDRESS}`]);
  },
);

it('counts a rejected call, whatever rejects it', async () => {
  const member = await provider.member({ suspendedUntil: new Date('2030-01-01') });
  const huge = { introduction: 'x'.repeat(600 * 1024) };
  const calls = [
    provider.call('PUT', 'users/unknown/introduction/', { headers: from(ADDRESS), body: huge }),
    provider.call('POST', 'topics/', { token: 'worn-out', headers: from(ADDRESS), body: {} }),
    provider.call('POST', 'topics/', { token: member.token, headers: from(ADDRESS), body: {} }),
    provider.call('POST', 'no/such/call/', { headers: from(ADDRESS), body: {} }),
    provider.call('GET', 'topics/', { token: 'worn-out', headers: from(ADDRESS) }),
    provider.call('GET', 'no/such/call/', { headers: from(ADDRESS) }),
    provider.call('GET', 'topics/?page=0', { headers: from(ADDRESS) }),
  ];
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual([413, 401, 403, 404, 401, 404, 400]);
  expect(used.sort()).toEqual([
    ...Array(3).fill(`readByAddress ${ADDRESS}`),
    ...Array(4).fill(`writeByAddress ${ADDRESS}`),
  ]);
});

it('counts reads by member and by address, but not the web’s own, which name no client', async () => {
  const member = await provider.member();
  await provider.call('GET', 'topics/', { headers: from('2001:db8:5:6::9') });
  await provider.call('GET', 'topics/', { token: member.token, headers: from(ADDRESS) });
  await provider.call('GET', 'topics/');
  expect(used).toEqual(['readByAddress 2001:db8:5:6::/64', `readByAddress ${ADDRESS}`, `read member:${member.id}`]);
});

it.each([
  ['an IPv4 address', () => ADDRESS],
  ['an IPv6 network', (i: number) => `2001:db8:7:8::${i.toString(16)}`],
  ['an IPv4 address in both forms', (i: number) => (i % 2 ? '198.51.100.8' : '::ffff:198.51.100.8')],
])('rejects reads from %s past the limit, with Retry-After', async (_, addressOf) => {
  provider.services.limits = createLimits(undefined);
  const read = async (i: number) => provider.app.request('/api/v1/no/such/call/', { headers: from(addressOf(i)) });
  let last = await read(0);
  for (let i = 1; i < 6000; i += 1) last = await read(i);
  expect(last.status).toBe(404);
  const rejected = await read(6000);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await provider.call('GET', 'no/such/call/', { headers: from('203.0.113.1') })).status).toBe(404);
});

it('rejects a member’s reads past their limit, from whatever addresses', async () => {
  provider.services.limits = createLimits(undefined);
  const member = await provider.member();
  const statuses = new Map<number, number>();
  for (let i = 0; i < 1205; i += 1) {
    const { status } = await provider.call('GET', 'no/such/call/', {
      token: member.token,
      headers: from(`203.0.${i % 250}.9`),
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [404, 1200],
    [429, 5],
  ]);
});

/** Signs an assertion of the web that a visitor requested a link to this mailbox. */
const asserted = (email: string) => {
  const { now, env } = provider.services;
  return new SignJWT({ provider: 'email', account: email, email })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(Math.floor(now().getTime() / 1000))
    .sign(new TextEncoder().encode(env.ASSERTION_SECRET));
};
/** Every call by which a visitor has a mail sent to any mailbox. */
const mailing: Record<string, (email: string) => unknown> = {
  'auth/registration/': (email) => ({
    username: email.split('@')[0],
    email,
    password: 'quiet winter lake',
    nickname: '민지',
    agreements: { terms: true, age: true, marketing: false },
  }),
  'auth/registration/resend-email/': (email) => ({ email }),
  'auth/password/reset/': (email) => ({ email }),
  'auth/email-link/': async (email) => ({ assertion: await asserted(email), token: 'a-token' }),
  'marketings/attendees/': (email) => ({ email, topics: ['digest'], consent: '1' }),
};

it.each(Object.entries(mailing))(
  'counts the mails of %s by address, by mailbox and by the mailbox’s day, and refuses past any',
  async (path, bodyFor) => {
    const email = `mailbox_${Object.keys(mailing).indexOf(path)}@example.com`;
    const send = async () => provider.call('POST', path, { headers: from(ADDRESS), body: await bodyFor(email) });
    for (const full of ['mailByAddress', 'mailbox', 'mailboxDay']) {
      provider.services.limits = {
        ...noLimits,
        async use(limit) {
          if (limit === full) throw new ApiError(429, 'too_many', { retryAfter: 60 });
        },
      };
      const mailed = provider.mails.length;
      const rejected = await send();
      expect([full, rejected.status, rejected.headers.get('Retry-After')]).toEqual([full, 429, '60']);
      expect(provider.mails).toHaveLength(mailed);
    }
    provider.services.limits = counting;
    expect((await send()).status).toBe(200);
    expect(used).toEqual([
      `writeByAddress ${ADDRESS}`,
      `mailByAddress ${ADDRESS}`,
      `mailbox ${email}`,
      `mailboxDay ${email}`,
    ]);
  },
);

it('mails one mailbox twenty times a day at most', async () => {
  provider.services.limits = createLimits(undefined);
  const { limits } = provider.services;
  const counts = { within: 0, past: 0 };
  for (let i = 0; i < 25; i += 1) counts[(await limits.allows('mailboxDay', 'a@example.com')) ? 'within' : 'past'] += 1;
  expect(counts).toEqual({ within: 20, past: 5 });
});

it.each([
  ['auth/password/reset/confirm/', { token: 'nonsense', new_password: 'loud summer river' }],
  ['auth/registration/verify-email/', { key: 'nonsense', password: 'loud summer river' }],
])('hashes no password for a token of %s that does not work', async (path, body) => {
  provider.services.limits = createLimits(undefined);
  const answers = await Promise.all(Array.from({ length: 100 }, () => provider.call('POST', path, { body })));
  // More hashes than may run or wait at once would answer 503.
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
});

it('answers 503 when too many passwords are compared at once, and works again afterwards', async () => {
  provider.services.limits = noLimits;
  const attempts = Array.from({ length: 90 }, (_, i) =>
    provider.call('POST', 'auth/login/', { body: { username: `unknown_${i}`, password: 'x' } }),
  );
  const answers = await Promise.all(attempts);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(Number(busy[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  const later = await provider.call('POST', 'auth/login/', { body: { username: 'unknown', password: 'x' } });
  expect(later.status).toBe(400);
});

it('counts a topic’s readers by address, and no more than twenty members behind one', async () => {
  provider.services.limits = createLimits(undefined);
  const forum = await provider.forum('viewed');
  const author = await provider.member();
  const topic = await provider.topic({ forumId: forum.id, userId: author.id });
  const view = async (headers: Record<string, string>, token?: string) =>
    (await provider.call('POST', `forums/viewed/topics/${topic.id}/view/`, { headers, token })).body.view_count;
  for (let i = 0; i < 5; i += 1) {
    const agent = { 'User-Agent': `browser ${i}` };
    await view({ ...from(ADDRESS), ...agent });
    expect(await view({ ...from(`2001:db8:1:1::${i}`), ...agent })).toBe(2);
  }
  let count = 0;
  for (let i = 0; i < 25; i += 1) count = await view(from('203.0.113.9'), (await provider.member()).token);
  expect(count).toBe(22);
});
