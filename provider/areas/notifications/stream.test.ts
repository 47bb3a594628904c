import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { sessions } from '../../db/schema/users.ts';
import { signRefreshToken } from '../../domain/identity/tokens.ts';
import { notify } from '../../domain/notifications/notify.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { STREAMS_A_MEMBER } from './stream.ts';

const provider = await testProvider();
afterEach(() => void vi.useRealTimers());

async function openStream(member: TestMember) {
  const answer = await provider.app.request('/api/v1/notifications/stream/', {
    headers: { Authorization: `Bearer ${member.token}` },
  });
  const reader = answer.body?.getReader();
  if (!reader) throw new Error('There is no stream');
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  return { answer, next, cancel: () => reader.cancel() };
}
const notifyMember = (to: number, id: number) =>
  provider.write((tx) => notify(tx, { to, kind: 'badge', subject: { type: 'badge', id }, now: provider.now() }));

it('sends the unread count at once and after each change', async () => {
  const member = await provider.member();
  const stream = await openStream(member);
  expect(stream.answer.headers.get('Content-Type')).toContain('text/event-stream');
  expect(stream.answer.headers.get('Cache-Control')).toContain('no-transform');
  expect(await stream.next()).toBe('event: unread\ndata: {"unread_count":0}\n\n');
  await notifyMember(member.id, 1);
  expect(await stream.next()).toContain('{"unread_count":1}');
  await member.call('POST', 'notifications/read/');
  expect(await stream.next()).toContain('{"unread_count":0}');
  await stream.cancel();
});

it('limits a member’s open streams and frees one when a page closes', async () => {
  const member = await provider.member();
  const streams = await Promise.all(Array.from({ length: STREAMS_A_MEMBER }, () => openStream(member)));
  const rejected = await member.call('GET', 'notifications/stream/');
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  await streams.pop()?.cancel();
  const again = await openStream(member);
  expect(again.answer.status).toBe(200);
  await Promise.all([...streams, again].map((stream) => stream.cancel()));
});

it('takes no place for those who ask for the headers of the stream alone', async () => {
  const member = await provider.member();
  for (let call = 0; call <= STREAMS_A_MEMBER; call += 1) {
    expect((await member.call('HEAD', 'notifications/stream/')).status).toBe(200);
  }
  const stream = await openStream(member);
  expect(stream.answer.status).toBe(200);
  await stream.cancel();
});

it.each<[string, (token: string, member: TestMember) => Promise<unknown>]>([
  [
    'is signed out',
    (_, { sessionId }) =>
      provider.call('POST', 'auth/logout/', {
        body: { refreshToken: signRefreshToken(sessionId, 1, provider.services.env.TOKEN_SECRET) },
      }),
  ],
  [
    'is suspended',
    async (token, { username }) =>
      provider.call('POST', `users/${username}/suspension/`, {
        token,
        body: { until: '2099-01-01T00:00:00.000Z', reason: '광고 글' },
      }),
  ],
  [
    'leaves',
    (_, { username, token }) =>
      provider.call('POST', `users/${username}/leave/`, { token, body: { confirmation: username } }),
  ],
])('ends when its member %s', async (_, end) => {
  const [manager, member] = [await provider.member({ role: 'manager' }), await provider.member()];
  const other = await provider.member();
  const [stream, stored] = [await openStream(member), await openStream(other)];
  await Promise.all([stream.next(), stored.next()]);
  expect(await end(manager.token, member)).toMatchObject({ status: 200 });
  expect(await stream.next()).toBeNull();
  await notifyMember(other.id, 3);
  expect(await stored.next()).toContain('{"unread_count":1}');
  await stored.cancel();
});

it('ends one session’s stream and leaves the member’s other one', async () => {
  const member = await provider.member();
  const { body } = await member.call('GET', 'users/nonce/');
  const second = await member.call('POST', 'users/authenticate/', { nonce: body.nonce });
  const here = await openStream({ ...member, token: second.body.accessToken });
  const there = await openStream(member);
  await Promise.all([here.next(), there.next()]);
  await provider.call('POST', 'auth/logout/', { body: { refreshToken: second.body.refreshToken } });
  expect(await here.next()).toBeNull();
  expect(await there.next()).toContain('{"unread_count":0}');
  await there.cancel();
});

/** Opens a stream whose timers the test moves on, and reads its first event. */
async function withTimers(member: TestMember) {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
  const stream = await openStream(member);
  expect(await stream.next()).toContain('unread');
  return stream;
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it('sends a comment every 15 s, and ends with the first after a session whose end it did not hear of', async () => {
  const member = await provider.member();
  const stream = await withTimers(member);
  for (let beat = 0; beat < 2; beat += 1) {
    await pass(15);
    expect(await stream.next()).toBe(': still here\n\n');
  }
  // As a process does that does not share its memory.
  await provider.update(sessions, { revokedAt: provider.now() }, eq(sessions.id, member.sessionId));
  await pass(15);
  expect(await stream.next()).toBeNull();
});

it('ends after 10 minutes, to be opened anew', async () => {
  const stream = await withTimers(await provider.member());
  await pass(10 * 60);
  let last: string | null = '';
  let events = 0;
  while (last !== null) {
    last = await stream.next();
    events += 1;
  }
  expect(events).toBeLessThanOrEqual(41);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends when the program stops', async () => {
  const member = await provider.member();
  const stream = await openStream(member);
  await stream.next();
  provider.services.database.live.close();
  expect(await stream.next()).toBeNull();
});
