// @vitest-environment node
import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { server as mockedNetwork } from '../api';
import { createGate } from '../gate';
import { startProvider, startWeb, stopServers } from './web';

/** Real sockets on this machine: nothing is mocked here. */
beforeAll(() => mockedNetwork.close());
afterEach(stopServers);

interface Seen {
  method: string;
  url: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** Starts a provider that records its requests, and the web in front of it. */
async function start({
  answer = {},
  settings = {},
}: {
  answer?: { status?: number; headers?: Record<string, string | string[]>; body?: string };
  settings?: Record<string, string>;
} = {}) {
  const seen: Seen[] = [];
  const provider = await startProvider((req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      seen.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers, body });
      res.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers });
      res.end(answer.body ?? '{}');
    });
  });
  const web = await startWeb({ API_URL: `${provider}/api/v1`, ...settings });
  const only = (): Seen => {
    const [first] = seen;
    if (!first || seen.length > 1) throw new Error(`the provider was asked ${seen.length} times`);
    return first;
  };
  return { ...web, only, seen };
}

/** Responses of the contract. */
const NO_TOPICS = JSON.stringify({ count: 0, next: null, previous: null, results: [] });
const LIKED = JSON.stringify({ success: true, liked: true, like_count: 1 });

/** Requests what Node's fetch does not send as it is. */
async function get(url: string, options: RequestOptions): Promise<IncomingMessage> {
  const [answer] = await once(request(url, options).end(), 'response');
  return answer.resume();
}

test('the slash at the end and the query arrive as they were sent', async () => {
  const { url, seen } = await start();
  await fetch(`${url}/api/v1/topics/?page=2&search=%EA%B2%B0`);
  await fetch(`${url}/api/v1/challenges/3`);
  expect(seen.map((call) => call.url)).toEqual(['/api/v1/topics/?page=2&search=%EA%B2%B0', '/api/v1/challenges/3']);
});

test('a body and the headers about it arrive as they were sent', async () => {
  const { url, only } = await start({ answer: { status: 201, body: '{"id":1}' } });
  const answer = await fetch(`${url}/api/v1/topics/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer token', 'Idempotency-Key': 'k' },
    body: '{"title":"결"}',
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ id: 1 });
  expect(only()).toMatchObject({
    method: 'POST',
    body: '{"title":"결"}',
    headers: { 'content-type': 'application/json', authorization: 'Bearer token', 'idempotency-key': 'k' },
  });
});

test('the session cookie stays with the web', async () => {
  const { url, only } = await start();
  await fetch(`${url}/api/v1/topics/`, { headers: { Cookie: 'next-auth.session-token=secret' } });
  expect(only().headers.cookie).toBeUndefined();
});

test('the client cannot choose its own address', async () => {
  const { url, only } = await start();
  await fetch(`${url}/api/v1/topics/`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect(only().headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
});

test('the address is the one that the trusted proxy in front reported, not an earlier one', async () => {
  const { url, only } = await start({ settings: { WEB_TRUSTED_HOPS: '1' } });
  await fetch(`${url}/api/v1/topics/`, { headers: { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' } });
  expect(only().headers['x-forwarded-for']).toBe('198.51.100.7');
});

test('every call has a request id, the one it came with or a new one', async () => {
  const { url, seen } = await start();
  await fetch(`${url}/api/v1/topics/`, { headers: { 'X-Request-Id': 'given-by-the-balancer' } });
  await fetch(`${url}/api/v1/topics/`);
  expect(seen[0]?.headers['x-request-id']).toBe('given-by-the-balancer');
  expect(seen[1]?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('headers of one connection are not passed on, in either direction', async () => {
  const { url, only } = await start({
    answer: { headers: { 'Keep-Alive': 'timeout=77', 'Proxy-Authenticate': 'Basic', ETag: '"1"' }, body: NO_TOPICS },
  });
  const { headers } = await get(`${url}/api/v1/topics/`, {
    headers: { TE: 'trailers', 'Proxy-Authorization': 'Basic x' },
  });
  expect(only().headers).not.toHaveProperty('te');
  expect(only().headers).not.toHaveProperty('proxy-authorization');
  expect(headers['keep-alive']).not.toBe('timeout=77');
  expect(headers).not.toHaveProperty('proxy-authenticate');
  expect(headers.etag).toBe('"1"');
});

test('no path leaves the API', async () => {
  const { url, seen } = await start();
  expect((await get(url, { path: '/api/v1/../../healthz' })).statusCode).toBe(404);
  expect(seen).toEqual([]);
});

test('an answer is passed on while it is still being written', async () => {
  let finish: () => void = () => undefined;
  const provider = await startProvider((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'text/event-stream' });
    res.write('first');
    finish = () => res.end('last');
  });
  const { url } = await startWeb({ API_URL: `${provider}/api/v1` });
  const answer = await fetch(`${url}/api/v1/events/`);
  const reader = answer.body?.getReader();
  const read = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toBe('first');
  finish();
  expect(await read()).toBe('last');
});

test('a reader who disconnects ends the call at the provider', async () => {
  const ended = vi.fn();
  const asked = vi.fn();
  const provider = await startProvider((req, res) => {
    asked();
    res.on('close', ended);
    req.resume();
  });
  const { url } = await startWeb({ API_URL: `${provider}/api/v1` });
  const leaving = new AbortController();
  const call = fetch(`${url}/api/v1/topics/`, { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => asked).toHaveBeenCalled();
  leaving.abort();
  expect(await call).toBe('left');
  await expect.poll(() => ended).toHaveBeenCalled();
});

test('a provider that is down is a 503 in JSON with Retry-After', async () => {
  const { url } = await startWeb({ API_URL: 'http://127.0.0.1:9/api/v1' });
  const answer = await fetch(`${url}/api/v1/topics/`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});

test('an error of the provider is passed on with its status and its message', async () => {
  const body = '{"code":"too_many","detail":"잠시 쉬었다가 다시 해 주세요."}';
  const { url } = await start({ answer: { status: 429, headers: { 'Retry-After': '7' }, body } });
  const answer = await fetch(`${url}/api/v1/topics/1/like/`, { method: 'POST' });
  expect([answer.status, answer.headers.get('Retry-After'), await answer.text()]).toEqual([429, '7', body]);
});

const changed = { Link: '</forums/free/topics/5>; rel="invalidates"' };

test('the page that a write changed is rendered again in both languages', async () => {
  const { url, revalidated } = await start({ answer: { headers: changed, body: LIKED } });
  await fetch(`${url}/api/v1/topics/5/like/`, { method: 'POST' });
  await expect
    .poll(() => revalidated)
    .toEqual(expect.arrayContaining(['/forums/free/topics/5', '/en/forums/free/topics/5']));
});

test('the page that a write restored is rendered before the answer is passed on', async () => {
  const provider = await startProvider((req, res) => {
    const back = { Link: '</forums/free/topics/5>; rel="restores"' };
    res.writeHead(200, req.method === 'POST' ? back : {}).end();
  });
  const { open: rendered, opened: rendering } = createGate();
  const { url, revalidated } = await startWeb({ API_URL: `${provider}/api/v1` }, rendering);
  let answered = false;
  const answer = fetch(`${url}/api/v1/trash/1/restore/`, { method: 'POST' }).then(({ status }) => {
    answered = true;
    return status;
  });
  await expect.poll(() => revalidated).toContain('/en/forums/free/topics/5');
  await fetch(`${url}/api/v1/topics/`);
  expect(answered).toBe(false);
  rendered();
  expect(await answer).toBe(200);
});

test.each([
  ['null', 'null'],
  ['an empty object', '{}'],
  ['a list', '[]'],
  ['another response', '{"id":"1","content":"x"}'],
  ['half of one', LIKED.slice(0, 20)],
  ['one that is too large', `{"text":"${'x'.repeat(4_000_000)}"}`],
])('a response that is %s is none, but the pages that its write changed are rendered again', async (_what, body) => {
  const { url, revalidated } = await start({ answer: { headers: changed, body } });
  const answer = await fetch(`${url}/api/v1/topics/5/like/`, { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([502, { code: 'unavailable' }]);
  expect(answer.headers.get('Link')).toBeNull();
  await expect
    .poll(() => revalidated)
    .toEqual(expect.arrayContaining(['/forums/free/topics/5', '/en/forums/free/topics/5']));
});

test('a file of any size arrives whole', async () => {
  const body = JSON.stringify({ topics: [{ content: '결'.repeat(4_000_000) }] });
  const headers = { 'Content-Disposition': 'attachment; filename="gyeol-one.json"' };
  const { url } = await start({ answer: { headers, body } });
  const answer = await fetch(`${url}/api/v1/users/one/data/`);
  expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([200, headers['Content-Disposition']]);
  expect((await answer.text()).length).toBe(body.length);
});

test('the page that a write changed is rendered again when the member has left before the response', async () => {
  const half = createGate();
  const provider = await startProvider((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json', ...changed });
    res.write(LIKED.slice(0, 10), half.open);
  });
  const { url, revalidated } = await startWeb({ API_URL: `${provider}/api/v1` });
  const leaving = new AbortController();
  const answer = fetch(`${url}/api/v1/topics/5/like/`, { method: 'POST', signal: leaving.signal });
  await half.opened;
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => revalidated).toContain('/forums/free/topics/5');
});

test('a file of any size arrives whole', async () => {
  const body = JSON.stringify({ topics: [{ content: '결'.repeat(4_000_000) }] });
  const headers = { 'Content-Disposition': 'attachment; filename="gyeol-one.json"' };
  const { url } = await start({ answer: { headers, body } });
  const answer = await fetch(`${url}/api/v1/users/one/data/`);
  expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([200, headers['Content-Disposition']]);
  expect((await answer.text()).length).toBe(body.length);
});

test('the page that a write changed is rendered again when the member has left before any answer', async () => {
  const [arrived, committed] = [createGate(), createGate()];
  let wasAborted = false;
  const provider = await startProvider(async (req, res) => {
    res.once('close', () => {
      wasAborted ||= !res.writableEnded;
    });
    req.resume().once('end', arrived.open);
    await committed.opened;
    res.writeHead(200, { 'Content-Type': 'application/json', ...changed }).end(LIKED);
  });
  const { url, revalidated } = await startWeb({ API_URL: `${provider}/api/v1` });
  const leaving = new AbortController();
  const body = '{}';
  const headers = { 'Content-Type': 'application/json' };
  const answer = fetch(`${url}/api/v1/topics/5/like/`, { method: 'POST', headers, body, signal: leaving.signal });
  await arrived.opened;
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  committed.open();
  await expect.poll(() => revalidated).toContain('/forums/free/topics/5');
  expect(wasAborted).toBe(false);
});

test('a rejected write revalidates nothing', async () => {
  const provider = await startProvider((req, res) => {
    const id = /topics\/(\d+)/.exec(req.url ?? '')?.[1];
    const link = `</forums/free/topics/${id}>; rel="invalidates"`;
    res.writeHead(id === '5' ? 409 : 200, { Link: link }).end();
  });
  const { url, revalidated } = await startWeb({ API_URL: `${provider}/api/v1` });
  await fetch(`${url}/api/v1/topics/5/like/`, { method: 'POST' });
  await fetch(`${url}/api/v1/topics/6/like/`, { method: 'POST' });
  await expect.poll(() => revalidated).toContain('/en/forums/free/topics/6');
  expect(revalidated).not.toContain('/forums/free/topics/5');
});
