import { expect, it } from 'vitest';
import { idempotencyKeys, sessions, singleUseTokens } from '../../db/schema/users.ts';
import { testProvider } from '../../testing.ts';
import { makeManager } from './manager.ts';
import { purgeAuth } from './purge.ts';

const provider = await testProvider();

const first = { username: 'first', email: 'First@example.com', password: 'quiet winter lake' };
const make = (rest: Partial<typeof first> = {}) =>
  makeManager(provider.services.database, { ...first, ...rest }, provider.now());

it('creates a manager who can sign in', async () => {
  await make();
  const { status, body } = await provider.call('POST', 'auth/login/', {
    body: { username: 'first@example.com', password: first.password },
  });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ username: 'first', is_manager: true, email_verified: true });
});

it.each([
  ['a taken username', { email: 'second@example.com' }, 'username: first is taken'],
  ['an address of another member', { username: 'second' }, 'email: first@example.com is'],
  ['a common password', { password: 'password1' }, 'password: This password is common'],
  ['a name that is a path', { username: 'admin' }, 'username: '],
  ['a short password', { password: 'short' }, 'password: '],
])('rejects %s for a manager in one line', async (_, rest, message) => {
  await expect(make(rest)).rejects.toThrow(message);
});

it('purges expired rows only', async () => {
  const { database } = provider.services;
  const [left, departed] = [await provider.member(), await provider.member()];
  const forum = await provider.forum('swept');
  const topic = await provider.topic({ forumId: forum.id, userId: left.id });
  const like = (key: string, token: string) =>
    provider.call('POST', `topics/${topic.id}/like/`, { token, headers: { 'Idempotency-Key': key } });
  await like('old', left.token);
  await left.call('GET', 'users/nonce/');
  provider.advance(24 * 60 * 60);
  const fresh = await provider.member();
  await like('new', fresh.token);
  await provider.update(sessions, { revokedAt: provider.now() });
  const staying = await provider.member();
  await staying.call('GET', 'users/nonce/');

  expect(await purgeAuth(database, provider.now())).toMatchObject({ keys: 1, answers: 1 });
  const rows = await database.read(async (db) => ({
    sessions: await db.select().from(sessions),
    keys: await db.select().from(singleUseTokens),
    answers: await db.select().from(idempotencyKeys),
  }));
  expect(rows.sessions.map((row) => row.id)).toEqual([staying.sessionId]);
  expect(rows.keys.map((row) => row.userId)).toEqual([staying.id]);
  expect(rows.answers.map((row) => row.key)).toEqual(['new']);
  expect((await departed.call('GET', 'topics/')).status).toBe(401);
  expect((await staying.call('GET', 'topics/')).status).toBe(200);
});
