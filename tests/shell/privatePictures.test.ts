// @vitest-environment node
import { once } from 'node:events';
import { get } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { encode } from 'next-auth/jwt';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { files } from '@/provider/db/schema/site';
import { endSessions } from '@/provider/domain/identity/sessions';
import { signAccessToken } from '@/provider/domain/identity/tokens';
import { startTestProvider, type TestProvider } from '@/provider/testing';
import { server as mockedNetwork } from '../api';
import { startProvider, startWeb, stopServers } from './web';

const NEXTAUTH_SECRET = 'a cookie secret that only tests know, long enough';
const PICTURE = '/api/v1/files/aprivateone1-8x8.webp';
const OPEN = '/api/v1/files/apublicone12-8x8.webp';

type Someone = Awaited<ReturnType<TestProvider['member']>>;
let provider: TestProvider;
let owner: Someone;
let other: Someone;
let manager: Someone;

/** Real sockets on this machine: nothing is mocked here. */
beforeAll(async () => {
  mockedNetwork.close();
  provider = await startTestProvider();
  [owner, other, manager] = [
    await provider.member(),
    await provider.member(),
    await provider.member({ role: 'manager' }),
  ];
  const { database, files: store, now } = provider.services;
  const size = { width: 8, height: 8, size: 1, userId: owner.id, createdAt: now() };
  for (const [url, isPrivate] of [
    [PICTURE, true],
    [OPEN, false],
  ] as const) {
    const id = url.slice(url.lastIndexOf('/') + 1);
    await store.put(id, new Uint8Array([1]));
    await database.write((tx) => tx.insert(files).values({ ...size, id, isPrivate, shownBy: isPrivate ? 0 : 1 }));
  }
});
afterAll(() => provider.stop());

let url: string;
let asked: (string | undefined)[];
beforeEach(async () => {
  asked = [];
  const listener = getRequestListener(provider.app.fetch);
  const api = await startProvider((req, res) => {
    asked.push(req.headers.authorization);
    void listener(req, res);
  });
  const settings = { API_URL: `${api}/api/v1`, NEXTAUTH_SECRET, NEXTAUTH_URL: 'http://localhost' };
  ({ url } = await startWeb(settings));
});
afterEach(stopServers);

/** Encrypts the web's session cookie with an access token, as a browser sends it with an `<img>`. */
async function cookieOf(accessToken: string, secret = NEXTAUTH_SECRET) {
  const token = { accessToken, refreshToken: 'r', issuedAt: 0, user: {} as never };
  return `next-auth.session-token=${await encode({ token, secret })}`;
}

const see = (Cookie = '', path = PICTURE, method = 'GET') => fetch(url + path, { method, headers: { Cookie } });

const CLOSED = [404, 'private, no-store'];
const answerOf = ({ status, headers }: Response) => [status, headers.get('Cache-Control')];

test('a private picture is shown to its owner and to managers', async () => {
  for (const { token } of [owner, manager]) {
    const answer = await see(await cookieOf(token));
    expect(answerOf(answer)).toEqual([200, 'private, no-store']);
    expect((await answer.arrayBuffer()).byteLength).toBe(1);
    expect((await see(await cookieOf(token), PICTURE, 'HEAD')).status).toBe(200);
  }
});

test('a private picture is not there for anyone else', async () => {
  expect(answerOf(await see())).toEqual(CLOSED);
  expect(answerOf(await see(await cookieOf(other.token)))).toEqual(CLOSED);
  expect(answerOf(await see(await cookieOf(owner.token, 'another secret, of another site')))).toEqual(CLOSED);
  expect(answerOf(await see('next-auth.session-token=nonsense'))).toEqual(CLOSED);
});

test('a token that has ended, by time or by its session, shows nothing', async () => {
  const { env, now } = provider.services;
  const claims = { userId: owner.id, sessionId: owner.sessionId };
  const hour = 60 * 60 * 1000;
  const old = await signAccessToken(claims, env.TOKEN_SECRET, new Date(now().getTime() - hour));
  expect(answerOf(await see(await cookieOf(old)))).toEqual(CLOSED);
  const another = await provider.session(owner.id);
  expect((await see(await cookieOf(another.token))).status).toBe(200);
  await provider.services.database.write((tx) => endSessions(tx, owner.id, now(), owner.sessionId));
  expect(answerOf(await see(await cookieOf(another.token)))).toEqual(CLOSED);
});

test('a public picture is fetched without the cookie’s token', async () => {
  const cookie = await cookieOf(owner.token);
  const answer = await see(cookie, OPEN);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  expect(asked).toEqual([undefined]);
});

test('no other call uses the cookie as a bearer token', async () => {
  const cookie = await cookieOf(owner.token);
  for (const [method, path] of [
    ['GET', '/api/v1/topics/999999/'],
    ['GET', '/api/v1/files/'],
    ['GET', '/api/v1/files/a/b'],
    ['DELETE', PICTURE],
    ['POST', PICTURE],
  ] as const) {
    await see(cookie, path, method);
  }
  // A path that fetch would normalise before sending it.
  const { hostname, port } = new URL(url);
  const path = '/api/v1/files/../users/unknown/';
  const [answer] = await once(get({ hostname, port, path, headers: { Cookie: cookie } }), 'response');
  answer.resume();
  expect(answer.statusCode).toBe(404);
  expect(asked.filter(Boolean)).toEqual([]);
});
