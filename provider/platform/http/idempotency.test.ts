import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeEach, expect, it, vi } from 'vitest';
import { topicLikes } from '../../db/schema/topics.ts';
import { idempotencyKeys } from '../../db/schema/users.ts';
import { signAccessToken } from '../../domain/identity/tokens.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { type AppEnv, afterCommit } from './context.ts';
import { idempotent } from './idempotency.ts';

const provider = await testProvider();
let reader: TestMember;
let topicId: number;
const forumId = (await provider.forum('free')).id;
beforeEach(async () => {
  reader = await provider.member();
  topicId = (await provider.topic({ forumId, userId: reader.id })).id;
});

/** Toggles a like with every call, so that a second effect shows. */
const like = (key: string, rest: { id?: number; token?: string; body?: unknown } = {}) =>
  provider.call('POST', `topics/${rest.id ?? topicId}/like/`, {
    token: rest.token ?? reader.token,
    body: rest.body,
    headers: { 'Idempotency-Key': key },
  });
const likes = () => provider.rows(topicLikes, eq(topicLikes.topicId, topicId));
const records = () => provider.rows(idempotencyKeys, eq(idempotencyKeys.userId, reader.id));

it('answers a repeated call as it answered the first, with one effect', async () => {
  const first = await like('a-key');
  const second = await like('a-key');
  expect(first.body).toEqual({ success: true, liked: true, like_count: 1 });
  expect(first.headers.get('Idempotency-Replayed')).toBeNull();
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('Idempotency-Replayed')).toBe('true');
  expect(second.headers.get('Link')).toBe(first.headers.get('Link'));
  expect(await likes()).toHaveLength(1);
  expect((await like('another-key')).body.liked).toBe(false);
});

it('has one effect for ten concurrent calls', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => like('at-once')));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.body.liked))).toEqual(new Set([true]));
  expect(answers.filter((answer) => !answer.headers.has('Idempotency-Replayed'))).toHaveLength(1);
  expect(await likes()).toHaveLength(1);
});

it('tells others of nothing before it is committed, nor of what is undone', async () => {
  const told: string[] = [];
  const spread = (key: string, isRejected: boolean) => {
    const app = new Hono<AppEnv>();
    app.use(async (c, next) => {
      c.set('services', provider.services);
      c.set('member', {
        ...reader,
        rights: [],
        needsTwoStep: false,
        moderatedForums: null,
        isManager: false,
        isVerified: true,
      });
      await next();
    });
    app.use(idempotent);
    app.post('/told', (c) => {
      afterCommit(c, () => told.push(key));
      expect(told).not.toContain(key);
      return isRejected ? c.json({}, 409) : c.json({});
    });
    return app.request('/told', { method: 'POST', headers: { 'Idempotency-Key': key } });
  };
  expect((await spread('told-key', false)).status).toBe(200);
  expect((await spread('undone-key', true)).status).toBe(409);
  expect(told).toEqual(['told-key']);
});

it('rejects another request under the same key', async () => {
  await like('one-key');
  const other = await provider.topic({ forumId, userId: reader.id });
  const elsewhere = await like('one-key', { id: other.id });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'idempotency_mismatch']);
  expect((await like('one-key', { body: { more: true } })).status).toBe(409);
  expect(await likes()).toHaveLength(1);
});

it('separates the keys of members', async () => {
  const other = await provider.member();
  await like('common-key');
  expect((await like('common-key', { token: other.token })).body).toMatchObject({ liked: true, like_count: 2 });
});

it('deletes an answer after 24 hours', async () => {
  await like('yesterday');
  provider.advance(24 * 60 * 60);
  const { env, now } = provider.services;
  const claims = { userId: reader.id, sessionId: reader.sessionId };
  const again = await like('yesterday', { token: await signAccessToken(claims, env.TOKEN_SECRET, now()) });
  expect(again.headers.get('Idempotency-Replayed')).toBeNull();
  expect(again.body.liked).toBe(false);
});

it('stores no record of a rejected call, so that it can be retried', async () => {
  expect((await like('too-early', { id: 999_999 })).status).toBe(404);
  expect(await records()).toHaveLength(0);
  expect((await like('too-early')).status).toBe(200);
});

it('has no effect without its record when the process fails between the two', async () => {
  const { database } = provider.services;
  const write = database.write.bind(database);
  const failing = vi.spyOn(database, 'write').mockImplementationOnce((work) =>
    write(async (tx) => {
      await work(tx);
      throw new Error('the process ends here');
    }),
  );
  provider.expectFailure(/the process ends here/);
  expect((await like('cut-off')).status).toBe(500);
  failing.mockRestore();
  expect(await likes()).toHaveLength(0);
  expect(await records()).toHaveLength(0);
  expect((await like('cut-off')).body.liked).toBe(true);
});

it.each(['', 'two words', 'a'.repeat(201)])('rejects the key "%s"', async (key) => {
  const rejected = await like(key);
  expect(rejected.status).toBe(400);
  expect(rejected.body['Idempotency-Key']).toEqual([expect.any(String)]);
  expect(await likes()).toHaveLength(0);
});

it('leaves a visitor and a call without a key as they are', async () => {
  const visitor = await provider.call('POST', `topics/${topicId}/like/`, { headers: { 'Idempotency-Key': 'visitor' } });
  expect(visitor.status).toBe(401);
  expect((await reader.call('POST', `topics/${topicId}/like/`)).body.liked).toBe(true);
  expect(await records()).toHaveLength(0);
});
