import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InternalAxiosRequestConfig } from 'axios';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BROWSER_TIMEOUT_MS, MAX_RESPONSE_BYTES } from '@/lib/callLimits';
import { noWrites } from './baseApi';
import { type Call, type CallContext, errorBodyOf, request, send, timeLimit } from './httpClient';
import { streamUnread } from './live';

let server: Server | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  const stopped = server;
  server = undefined;
  stopped?.closeAllConnections();
  if (stopped) await new Promise((resolve) => stopped.close(resolve));
});

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** A provider on this machine, and the context of a call to it. */
async function providerWith(answer: RequestListener, rest: Partial<CallContext> = {}) {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  const onSessionEnded = vi.fn();
  const context: CallContext = {
    baseURL: `http://127.0.0.1:${port}/api/v1/`,
    locale: 'en',
    timeZone: 'Asia/Seoul',
    accessToken: '',
    onSessionEnded,
    ...rest,
  };
  return { context, onSessionEnded };
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
const call: Call = { url: 'topics/' };
const never = () => new AbortController().signal;

/** What the provider receives of a call. */
async function received(sent: Call, rest: Partial<CallContext> = {}) {
  const seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const { context } = await providerWith(async (request, response) => {
    const { method, url, headers } = request;
    seen.push({ method: method ?? '', url: url ?? '', headers, body: await bodyOf(request) });
    json({})(request, response);
  }, rest);
  expect(await send(sent, context, never())).toEqual({ data: {} });
  return seen[0] ?? { headers: {}, body: '' };
}

describe('a call', () => {
  test('is a GET with its query, language and time zone, and without a body’s type', async () => {
    const { method, url, headers, body } = await received({ ...call, params: { page: 2 } });
    expect([method, url, body]).toEqual(['GET', '/api/v1/topics/?page=2', '']);
    expect(headers).toMatchObject({ 'accept-language': 'en', 'x-timezone': 'Asia/Seoul' });
    for (const name of ['authorization', 'content-type', 'idempotency-key']) expect(headers).not.toHaveProperty(name);
  });

  test('is a write with its body, key, token and the server’s own headers', async () => {
    const { method, headers, body } = await received(
      { ...call, method: 'POST', body: { a: 1 }, idempotencyKey: 'key' },
      { accessToken: 'token', headers: { 'X-Request-Id': 'id' } },
    );
    expect([method, body]).toEqual(['POST', '{"a":1}']);
    expect(headers).toMatchObject({
      authorization: 'Bearer token',
      'content-type': 'application/json',
      'idempotency-key': 'key',
      'x-request-id': 'id',
    });
  });

  const tokenUntil = (seconds: number) => `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.y`;

  test('renews a token that has ended, and no other', async () => {
    const renewToken = vi.fn(async () => 'new');
    const sentWith = async (rest: Partial<CallContext>) => (await received(call, rest)).headers.authorization;
    expect(await sentWith({ accessToken: tokenUntil(-60), renewToken })).toBe('Bearer new');
    const current = tokenUntil(600);
    expect(await sentWith({ accessToken: current, renewToken })).toBe(`Bearer ${current}`);
    expect(await sentWith({ accessToken: '', renewToken })).toBeUndefined();
    expect(renewToken).toHaveBeenCalledOnce();
    const ended = tokenUntil(-60);
    expect(await sentWith({ accessToken: ended })).toBe(`Bearer ${ended}`);
  });

  test('that writes or reads the console waits for a session that the page has not read yet, and no other read does', async () => {
    const renewToken = vi.fn(async () => 'own');
    const sentBy = async (method: 'GET' | 'PUT', isSessionPending: boolean, url = call.url) =>
      (await received({ url, method }, { accessToken: '', renewToken, isSessionPending })).headers.authorization;
    expect(await sentBy('PUT', true)).toBe('Bearer own');
    expect(await sentBy('GET', true, 'manage/members/')).toBe('Bearer own');
    expect(await sentBy('GET', true)).toBeUndefined();
    expect(await sentBy('PUT', false)).toBeUndefined();
    expect(await sentBy('GET', false, 'manage/members/')).toBeUndefined();
    expect(renewToken).toHaveBeenCalledTimes(2);
  });

  test('fails without an answer when its token cannot be renewed', async () => {
    const renewToken = () => Promise.reject(new Error('away'));
    const { context } = await providerWith(json({}), { accessToken: tokenUntil(-60), renewToken });
    expect(await send(call, context, never())).toEqual({ error: { status: 0, body: null } });
  });
});

describe('an answer', () => {
  const answerTo = async (listener: RequestListener, rest: Partial<CallContext> = {}) => {
    const { context, onSessionEnded } = await providerWith(listener, rest);
    return { answer: await send(call, context, never()), ended: onSessionEnded.mock.calls };
  };

  test.each(['text', 1, null, true])('that is %j is a failure', async (body) => {
    expect((await answerTo(json(body))).answer).toEqual({ error: { status: 200, body: null } });
  });

  test('of an error has its status, body and the seconds until a retry', async () => {
    const body = { code: 'throttled', detail: 'later' };
    const limited = await answerTo(json(body, 429, { 'Retry-After': '30' }));
    expect(limited.answer).toEqual({ error: { status: 429, body, retryAfter: 30 } });
    expect((await answerTo(json(body, 429, { 'Retry-After': '0' }))).answer).toEqual({ error: { status: 429, body } });
    expect(limited.ended).toEqual([]);
  });

  test.each([
    [401, { code: 'session_ended' }, 1],
    [403, 'proxy', 1],
    [404, { code: 'not_found' }, 0],
  ])('%i with %j reports the end of its session: %i', async (status, body, times) => {
    const { ended } = await answerTo(json(body, status), { accessToken: 'token' });
    const said = typeof body === 'object' ? body : null;
    expect(ended).toEqual(Array.from({ length: times }, () => [status, 'token', said]));
  });

  test('is not followed to another address', async () => {
    const { answer } = await answerTo(json({}, 302, { Location: '/elsewhere' }));
    expect(answer).toMatchObject({ error: { status: 302 } });
  });

  test('may not be larger than its limit', async () => {
    const { answer } = await answerTo(json('a'.repeat(MAX_RESPONSE_BYTES)));
    expect(answer).toEqual({ error: expect.objectContaining({ status: expect.any(Number) }) });
    expect('data' in answer).toBe(false);
  });

  test('that is a file may be larger', async () => {
    const data = { text: 'a'.repeat(MAX_RESPONSE_BYTES) };
    const { context } = await providerWith(json(data));
    expect(await send({ ...call, isFile: true }, context, never())).toEqual({ data });
  });

  test('is not waited for after the deadline of its page', async () => {
    const { answer } = await answerTo(() => undefined, { deadline: performance.now() - 1 });
    expect(answer).toEqual({ error: { status: 0, body: null } });
  });

  test('is not waited for after it is not wanted any more', async () => {
    const { context } = await providerWith(() => undefined);
    const left = new AbortController();
    const answer = send(call, context, left.signal);
    left.abort();
    expect(await answer).toEqual({ error: { status: 0, body: null } });
  });
});

test.each([
  ['sent', 'onUploadProgress'],
  ['read', 'onDownloadProgress'],
] as const)('a file that is being %s is waited for as long as it goes on', async (_way, progress) => {
  vi.useFakeTimers();
  const { context } = await providerWith(() => undefined);
  const aborted: boolean[] = [];
  const adapter = async (config: InternalAxiosRequestConfig) => {
    const went: unknown = config[progress];
    for (let part = 0; part < 3; part += 1) {
      vi.advanceTimersByTime(BROWSER_TIMEOUT_MS - 1);
      if (typeof went === 'function') went({ loaded: part, bytes: 1, lengthComputable: false });
      aborted.push(config.signal?.aborted ?? false);
    }
    vi.advanceTimersByTime(BROWSER_TIMEOUT_MS);
    aborted.push(config.signal?.aborted ?? false);
    return { data: {}, status: 200, statusText: '', headers: {}, config };
  };
  const sent = request({ context, url: call.url, adapter, [progress]: () => undefined });
  await expect(sent).rejects.toThrow('canceled');
  expect(aborted).toEqual([false, false, false, true]);
});

test('a limit aborts after its time, with its wish, or at once, and its timer goes when it is done', () => {
  vi.useFakeTimers();
  const { signal, done } = timeLimit(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  done();

  const wish = new AbortController();
  const wished = timeLimit(1000, wish.signal);
  expect(wished.signal.aborted).toBe(false);
  wish.abort();
  expect(wished.signal.aborted).toBe(true);
  expect(timeLimit(1000, wish.signal).signal.aborted).toBe(true);
  expect(timeLimit(0).signal.aborted).toBe(true);
  expect(timeLimit(1).signal.aborted).toBe(false);
  vi.clearAllTimers();

  const later = new AbortController();
  const finished = timeLimit(1000, later.signal);
  finished.done();
  expect(vi.getTimerCount()).toBe(0);
  later.abort();
  expect(finished.signal.aborted).toBe(false);
});

test.each([
  [
    { code: 'invalid', title: ['wrong'] },
    { code: 'invalid', title: ['wrong'] },
  ],
  [{ code: 'invalid', other: 1, list: [1], mixed: ['a', 1], none: null }, { code: 'invalid' }],
  [{ detail: 'no code' }, null],
  [{ code: ['invalid'] }, null],
  [{ code: 1 }, null],
  ['text', null],
  [null, null],
  [undefined, null],
])('of %j an error’s body is %j', (data, body) => {
  expect(errorBodyOf(data)).toEqual(body);
});

test('the unread count is heard from the stream until it ends', async () => {
  const seen: IncomingMessage['headers'][] = [];
  const { context } = await providerWith(
    ({ headers }, response) => {
      seen.push(headers);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('event: unread\ndata: {"unread_count":3}\n\n: still here\n\n');
      response.end('event: other\ndata: {"unread_count":9}\n\nevent: unread\ndata: {"unread_count":4}\n\n');
    },
    { accessToken: 'token' },
  );
  const counts: number[] = [];
  const listen = streamUnread(never(), (unread) => counts.push(unread));
  await listen(
    undefined,
    () => 'state',
    (state) => {
      expect(state).toBe('state');
      return { ...context, writes: noWrites() };
    },
  );
  expect(counts).toEqual([3, 4]);
  expect(seen[0]).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer token' });
});
