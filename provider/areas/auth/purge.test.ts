import { minutesToSeconds } from 'date-fns';
import { expect, it } from 'vitest';
import { idempotencyKeys, sessions, singleUseTokens } from '../../db/schema/users.ts';
import { startSettings } from '../../domain/notifications/settings.ts';
import { sendWaiting } from '../../platform/mail/waiting.ts';
import { message } from '../../platform/messages/message.ts';
import { testProvider } from '../../testing.ts';
import { makeManager, removeTwoStep } from './manager.ts';
import { purgeAuth } from './purge.ts';
import { PASSWORD, withTwoStep } from './testing.ts';

const provider = await testProvider();

const first = { username: 'first', email: 'First@example.com', password: 'quiet winter lake' };
const make = (rest: Partial<typeof first & { role: string }> = {}) =>
  makeManager(provider.services.database, { ...first, ...rest }, provider.now());

it('creates a manager who can sign in', async () => {
  await make();
  const { status, body } = await provider.call('POST', 'auth/login/', {
    body: { username: 'first@example.com', password: first.password },
  });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ username: 'first', is_manager: true, role: 'owner', email_verified: true });
  expect(await make({ username: 'second', email: 'second@example.org' })).toMatchObject({ role: 'manager' });
  const editor = { username: 'third', email: 'third@example.org', role: 'editor' };
  expect(await make(editor)).toMatchObject({ role: 'editor' });
});

it.each([
  ['a taken username', { email: 'second@example.com' }, 'username: first is taken'],
  ['an address of another member', { username: 'second' }, 'email: first@example.com is'],
  ['a common password', { password: 'password1' }, 'password: This password is common'],
  ['a name that is a path', { username: 'admin' }, 'username: '],
  ['an unknown role', { role: 'king' }, 'role: '],
  ['a short password', { password: 'short' }, 'password: '],
])('rejects %s for a manager in one line', async (_, rest, message) => {
  await expect(make(rest)).rejects.toThrow(message);
});

it('turns two-step sign-in off in the name of a manager, who is logged', async () => {
  const [member, manager] = [await withTwoStep(provider), await provider.member({ role: 'manager' })];
  const off = (username: string, by: string) => removeTwoStep(provider.services, { username, by });
  const signIn = async () =>
    (await provider.call('POST', 'auth/login/', { body: { username: member.username, password: PASSWORD } })).body;
  await expect(off(member.username, member.username)).rejects.toThrow('is no manager');
  await expect(off(manager.username, manager.username)).rejects.toThrow('has no two-step sign-in');
  expect(await signIn()).not.toHaveProperty('accessToken');
  await off(member.username, manager.username);
  expect(await signIn()).toHaveProperty('accessToken');
  const { results } = (await manager.call('GET', 'moderation/log/?action=turn_off_two_step')).body;
  expect(results).toMatchObject([{ manager: { username: manager.username }, member: { username: member.username } }]);
});

it('mails the member of that in their own language, later where the mail server is away', async () => {
  const [member, manager] = [await withTwoStep(provider), await provider.member({ role: 'manager' })];
  await provider.write((tx) => startSettings(tx, member.id, { locale: 'en', zone: 'Europe/Berlin' }));
  const away = { send: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })) };
  const services = { ...provider.services, mail: { ...provider.services.mail, ...away } };
  await removeTwoStep(services, { username: member.username, by: manager.username });
  const sent = provider.mails.length;
  provider.advance(minutesToSeconds(1));
  await sendWaiting(provider.services);
  expect(provider.mails.slice(sent)).toEqual([
    expect.objectContaining({ to: member.email, subject: message('en', 'mails:twoStepOff.subject') }),
  ]);
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
