import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { forums, topicLikes, topics } from './db/schema/topics.ts';
import { sessions, users } from './db/schema/users.ts';
import { signAccessToken } from './domain/identity/tokens.ts';
import { openEmbedded } from './platform/db/client.ts';
import type { ReadyMessage } from './server.ts';

const SECRET = 'a secret that only this test knows, long enough';
const CALLERS = 12;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gyeol-server-'));
});
afterAll(() => rm(folder, { recursive: true }));

function startServer(env: Record<string, string>) {
  const server = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'server.ts')], {
    env: { NODE_ENV: 'production', DATA_DIR: folder, PROVIDER_PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // A failed test would leave it running.
  onTestFinished(() => void server.kill('SIGKILL'));
  return server;
}

async function addressOf(server: ChildProcess): Promise<string> {
  const [message] = (await once(server, 'message')) as [ReadyMessage];
  return message.address;
}

/** Creates a caller with one kept-alive connection, like each of the web's. */
function makeCaller(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (method: string, path: string, headers: OutgoingHttpHeaders = {}) =>
    new Promise<{ status: number; body: { liked?: boolean } }>((done, fail) => {
      const sent = request(`${address}${path}`, { method, headers, agent }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => done({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
        response.on('error', fail);
      });
      sent.on('error', (error) => fail(Object.assign(error, { isReused: sent.reusedSocket })));
      sent.end();
    });
}

/** Inserts members, each with a session and a topic, into the folder before the server opens it. */
async function fill() {
  const database = await openEmbedded({ folder: join(folder, 'db') });
  const now = new Date();
  const members = await database.write(async (tx) => {
    const [forum] = await tx
      .insert(forums)
      .values({ slug: 'free', name: '자유', nameEn: 'Free', description: '', descriptionEn: '' })
      .returning();
    return Promise.all(
      Array.from({ length: CALLERS }, async (_, index) => {
        const [user] = await tx
          .insert(users)
          .values({
            username: `caller_${index}`,
            email: `caller_${index}@gyeol.test`,
            nickname: `부름 ${index}`,
            termsVersion: '1',
            termsAgreedAt: now,
            emailVerifiedAt: now,
          })
          .returning();
        if (!user || !forum) throw new Error('nothing was written');
        const [topic] = await tx
          .insert(topics)
          .values({ title: '제목', content: '내용', forumId: forum.id, userId: user.id })
          .returning();
        const sessionId = randomUUID();
        const expiresAt = new Date(now.getTime() + 60 * 60 * 1000);
        await tx.insert(sessions).values({ id: sessionId, userId: user.id, rotatedAt: now, expiresAt });
        const token = await signAccessToken({ userId: user.id, sessionId }, SECRET, now);
        return { topicId: topic?.id ?? 0, token };
      }),
    );
  });
  await database.close();
  return members;
}

it('names every secret it lacks and does not start', async () => {
  const server = startServer({ TOKEN_SECRET: 'short' });
  let texts = '';
  server.stderr?.on('data', (chunk) => {
    texts += chunk;
  });
  const [code] = await once(server, 'exit');
  expect(code).toBe(78);
  expect(texts).toContain('TOKEN_SECRET: must be at least 32 characters');
  expect(texts).toContain('ASSERTION_SECRET');
});

it('answers every call it accepted and keeps every write when it receives SIGTERM', { timeout: 120_000 }, async () => {
  const members = await fill();
  const server = startServer({ TOKEN_SECRET: SECRET, ASSERTION_SECRET: SECRET, LOG_LEVEL: 'error' });
  const ended = once(server, 'exit');
  const address = await addressOf(server);
  expect((await makeCaller(address)('GET', '/healthz')).status).toBe(200);
  expect((await makeCaller(address)('GET', '/readyz')).status).toBe(200);

  let answered = 0;
  const answers = await Promise.all(
    members.map(async ({ topicId, token }) => {
      const call = makeCaller(address);
      let liked = false;
      for (;;) {
        const answer = await call('POST', `/api/v1/topics/${topicId}/like/`, {
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': randomUUID(),
        }).catch((error: unknown) => {
          // Only a new connection may fail: rejected, or reset where the system had accepted it and the server had not.
          expect(error).toMatchObject({ code: expect.stringMatching('^ECONN(REFUSED|RESET)$'), isReused: false });
        });
        if (!answer) return { topicId, liked };
        expect([200, 429], JSON.stringify(answer.body)).toContain(answer.status);
        if (answer.status === 200) liked = answer.body.liked ?? false;
        answered += 1;
        if (answered === CALLERS * 4) server.kill('SIGTERM');
      }
    }),
  );
  expect((await ended)[0]).toBe(0);

  const database = await openEmbedded({ folder: join(folder, 'db') });
  const stored = await database.read((db) => db.select({ id: topicLikes.topicId }).from(topicLikes));
  await database.close();
  const expected = answers.filter((answer) => answer.liked).map((answer) => answer.topicId);
  expect(stored.map((row) => row.id).sort()).toEqual(expected.sort());
});
