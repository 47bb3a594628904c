import type { IncomingHttpHeaders, Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createDrain } from '../../provider/platform/process/drain.ts';
import { withHealth } from '../../provider/platform/process/health.ts';
import { listen } from '../../provider/platform/process/listen.ts';
import { startTestProvider } from '../../provider/testing.ts';
import { hostsOf } from '../../server/edge.ts';
import { malformedPaths, oddPaths } from '../inputs/addresses.ts';
import { recordCount } from './counts.ts';
import { open, SHARED, startRaw, startUpstream, startWeb, stopServers } from './sockets.ts';

afterEach(stopServers);

let cases = 0;
afterAll(() => recordCount('raw-socket cases', cases));

const head = (method: string, path: string, lines: string[] = []) =>
  [`${method} ${path} HTTP/1.1`, 'Host: gyeol.test', ...lines, '', ''].join('\r\n');

/** Sends the bytes of one request and returns its response. */
async function once(port: number, bytes: string, method = 'GET') {
  cases += 1;
  const connection = open(port);
  connection.send(bytes, method);
  await connection.answered(1);
  const [answer] = connection.answers();
  if (!answer) throw new Error('the connection closed without an answer');
  return { ...answer, connection };
}

const answerOf = (status: string, body: string, lines: string[] = []) =>
  [`HTTP/1.1 ${status}`, `Content-Length: ${body.length}`, ...lines, '', body].join('\r\n');

const LARGE = 'x'.repeat(700_000);
/** The bytes of an upload but for its last one: it is still on its way when it is rejected, however fast the machine is. */
const large = (path: string) => head('POST', path, [`Content-Length: ${LARGE.length + 1}`]) + LARGE;

test.each([
  ['keeps the connection', (socket: Socket) => void socket.write(answerOf('413 Too Large', '{}'))],
  ['closes the connection', (socket: Socket) => void socket.end(answerOf('413 Too Large', '{}'))],
  [
    'resets the connection',
    (socket: Socket) => void socket.write(answerOf('413 Too Large', '{}'), () => socket.resetAndDestroy()),
  ],
  ['answers nothing and closes', (socket: Socket) => void socket.destroy()],
])('readers get their answers beside large bodies, when the provider %s', async (_, reject) => {
  const upstream = await startRaw((socket) => {
    let isRejected = false;
    socket.on('data', (bytes) => {
      const path = /^GET (\S+)/.exec(bytes.toString('latin1'))?.[1];
      if (path) socket.write(answerOf('200 OK', path));
      else if (!isRejected) {
        isRejected = true;
        // The rest of the body stays unread.
        socket.pause();
        reject(socket);
      }
    });
  });
  const port = await startWeb(upstream.port);
  const reader = open(port);
  for (let attempt = 1; attempt <= 25; attempt += 1) {
    const upload = once(port, large('/api/v1/topics/'), 'POST');
    reader.send(head('GET', `/api/v1/forums/${attempt}/`));
    await reader.answered(attempt);
    expect(reader.answers()[attempt - 1]).toMatchObject({ status: 200, body: `/api/v1/forums/${attempt}/` });
    const { status, headers, connection } = await upload;
    expect([413, 503]).toContain(status);
    expect(headers.connection).toBe('close');
    await connection.closed();
  }
});

test('the provider itself rejects a large body with 413 and closes, with the answer intact', async () => {
  const provider = await startTestProvider();
  const { app, services } = provider;
  const fetch = withHealth({ app, database: services.database, isDraining: () => false });
  const server = createAdaptorServer({ fetch }) as Server;
  const drain = createDrain(server);
  const address = new URL(await listen(server, '127.0.0.1', 0));
  const direct = await once(Number(address.port), large('/api/v1/topics/'), 'POST');
  expect([direct.status, direct.headers.connection]).toEqual([413, 'close']);
  const port = await startWeb(Number(address.port));
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const through = await once(port, large('/api/v1/topics/'), 'POST');
    expect([through.status, through.headers.connection]).toEqual([413, 'close']);
    const reader = await once(port, head('GET', '/api/v1/forums/'));
    expect(reader.status).toBe(200);
    reader.connection.cut();
  }
  await stopServers();
  await drain.stop({ acceptMs: 0, idleMs: 0, maxMs: 0 }, () => undefined);
  await provider.stop();
});

test('a connection is kept for its next request for longer than a proxy keeps it', async () => {
  const upstream = await startUpstream((_req, res) => res.end('{}'));
  const port = await startWeb(upstream);
  for (const path of ['/en', '/api/v1/forums/']) {
    const { headers } = await once(port, head('GET', path));
    expect(headers['keep-alive']).toBe('timeout=65');
  }
});

test('a rejected upload does not hold its connection, and the next request is not passed on', async () => {
  const asked: string[] = [];
  const upstream = await startUpstream((req, res) => {
    asked.push(req.url ?? '');
    res.writeHead(401).end('{}');
  });
  const port = await startWeb(upstream);
  const { status, headers, connection } = await once(
    port,
    `${large('/api/v1/image-file/upload/')}x${head('GET', '/api/v1/forums/')}`,
    'POST',
  );
  await connection.closed();
  expect([status, headers.connection]).toEqual([401, 'close']);
  expect(asked).toEqual(['/api/v1/image-file/upload/']);
});

test('a read over a keep-alive connection that the provider has closed is sent once more, a write is not', async () => {
  // Each connection answers once and closes at its next request, like one that has timed out.
  const upstream = await startRaw((socket) => {
    let isUsed = false;
    socket.on('data', () => {
      if (isUsed) socket.destroy();
      else socket.write(answerOf('200 OK', '{}'));
      isUsed = true;
    });
  });
  const port = await startWeb(upstream.port);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await once(port, head('GET', '/api/v1/forums/'))).status).toBe(200);
    expect((await once(port, head('DELETE', '/api/v1/topics/1/'))).status).toBe(200);
  }
});

test.each([
  ['GET', '/api/v1/topics/'],
  ['POST', '/api/v1/topics/1/like/'],
  ['DELETE', '/api/v1/topics/1/'],
])('a pipelined %s is not passed on before the request ahead of it is answered', async (method, path) => {
  const asked: string[] = [];
  const upstream = await startUpstream((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    // The first request is never answered: its caller disconnects instead.
    if (req.url !== '/api/v1/users/slow/') res.end('{}');
  });
  const port = await startWeb(upstream);
  const caller = open(port);
  caller.send(head('GET', '/api/v1/users/slow/') + head(method, path), 'GET', method);
  // Anything that the web passed on of the pipelined request would arrive before another caller's request.
  await once(port, head('GET', '/api/v1/forums/1/'));
  caller.cut();
  await once(port, head('GET', '/api/v1/forums/2/'));
  expect(asked).toEqual(['GET /api/v1/users/slow/', 'GET /api/v1/forums/1/', 'GET /api/v1/forums/2/']);
});

test.each([
  ['GET', 2],
  ['HEAD', 2],
  ['POST', 1],
  ['DELETE', 1],
])('a provider that closes without an answer is called by %s at most %i times', async (method, most) => {
  const upstream = await startRaw((socket) => {
    socket.on('data', () => socket.destroy());
  });
  const port = await startWeb(upstream.port);
  const { status, headers } = await once(port, head(method, '/api/v1/topics/1/'), method);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(upstream.connections()).toBe(most);
});

test('an answer that is cut in the middle is cut for its caller too', async () => {
  const upstream = await startRaw((socket) => {
    socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'));
  });
  const port = await startWeb(upstream.port);
  const connection = open(port);
  connection.send(head('GET', '/api/v1/topics/'), 'GET');
  await connection.closed();
  expect(connection.answers()).toEqual([]);
});

test('bytes after a response are not another caller’s response', async () => {
  const upstream = await startRaw((socket) => {
    socket.on('data', (bytes) => {
      const path = /^GET (\S+)/.exec(bytes.toString('latin1'))?.[1] ?? '';
      socket.write(answerOf('200 OK', path) + answerOf('200 OK', 'not yours'));
    });
  });
  const port = await startWeb(upstream.port);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const path = `/api/v1/forums/${attempt}/`;
    expect(await once(port, head('GET', path))).toMatchObject({ status: 200, body: path });
  }
});

test('headers that Connection names, and the length of nothing, are not passed on', async () => {
  let headers: IncomingHttpHeaders = {};
  const upstream = await startUpstream((req, res) => {
    ({ headers } = req);
    res.writeHead(200, { Connection: 'keep-alive, X-Inner', 'X-Inner': '1', 'X-Outer': '1' });
    res.end('{}');
  });
  const port = await startWeb(upstream);
  const lines = ['Connection: keep-alive, X-Secret', 'X-Secret: 1', 'X-Kept: 1', 'Upgrade: h2c'];
  const answer = await once(port, head('GET', '/api/v1/forums/', [...lines, 'Content-Length: 0']));
  expect(headers).toMatchObject({ 'x-kept': '1' });
  for (const name of ['x-secret', 'upgrade', 'content-length', 'transfer-encoding']) {
    expect(headers).not.toHaveProperty(name);
  }
  expect(answer.headers['x-outer']).toBe('1');
  expect(answer.headers).not.toHaveProperty('x-inner');
});

test.each(['short', 'x'.repeat(65), 'with space and more', '결결결결결결결결', 'line%0abreak'])(
  'a request id %j from outside is replaced',
  async (given) => {
    let passed = '';
    const upstream = await startUpstream((req, res) => {
      passed = String(req.headers['x-request-id']);
      res.end('{}');
    });
    const port = await startWeb(upstream);
    await once(port, head('GET', '/api/v1/forums/', [`X-Request-Id: ${given}`]));
    expect(passed).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('an upgrade is answered as an ordinary request, and CONNECT is rejected', async () => {
  const upstream = await startUpstream((_req, res) => res.end('{}'));
  const port = await startWeb(upstream);
  const lines = ['Connection: Upgrade', 'Upgrade: websocket'];
  expect((await once(port, head('GET', '/en', lines))).status).toBe(200);
  const tunnel = await once(port, 'CONNECT 127.0.0.1:1 HTTP/1.1\r\nHost: gyeol.test\r\n\r\n');
  expect([tunnel.status, tunnel.headers.connection]).toEqual([405, 'close']);
});

/** Requests that reach no handler, and the status of each. */
const REJECTED: [name: string, bytes: string, status: number][] = [
  ['no request', 'nonsense\r\n\r\n', 400],
  ['an unknown method', head('BREW', '/'), 400],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two Hosts', head('GET', '/', ['Host: other.test']), 400],
  ['large headers', head('GET', '/api/v1/forums/', [`X-Large: ${'x'.repeat(20_000)}`]), 431],
  ['3,000 query parameters', head('GET', `/api/v1/forums/?${'search=a&'.repeat(3000)}`), 431],
  ['a path that is no text', head('GET', '/api/v1/%'), 400],
  ['a path of half a letter', head('GET', '/api/auth/%ff'), 400],
  ['an unknown expectation', head('GET', '/', ['Expect: the-unexpected']), 417],
];
/** The security headers of every response of the process. */
const SECURITY = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

test.each(REJECTED)('a request with %s is rejected with every security header', async (name, bytes, status) => {
  const upstream = await startUpstream((_req, res) => res.end('{}'));
  const answer = await once(await startWeb(upstream), bytes);
  expect(answer.status).toBe(status);
  for (const header of SECURITY) expect(answer.headers, name).toHaveProperty(header);
  if (status !== 417) expect(JSON.parse(answer.body)).toHaveProperty('code');
});

test('a page and an answer of the API have every security header, and HSTS over TLS only', async () => {
  const upstream = await startUpstream((_req, res) => res.end('{}'));
  const port = await startWeb(upstream);
  for (const path of ['/ko', '/api/v1/forums/']) {
    const plain = await once(port, head('GET', path));
    for (const header of SECURITY) expect(plain.headers).toHaveProperty(header);
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    const secure = await once(port, head('GET', path, ['X-Forwarded-Proto: https']));
    expect(secure.headers).toHaveProperty('strict-transport-security');
  }
});

test('a page from the cache, and its 304, have the headers of the first answer', async () => {
  const seen = vi.fn();
  const port = await startWeb(await startUpstream((_req, res) => res.end('{}')), { seen });
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const lines of [[], ['X-Forwarded-Proto: https']]) {
    seen.mockClear();
    const [first, again, known] = [
      await once(port, head('GET', SHARED, lines)),
      await once(port, head('GET', SHARED, lines)),
      await once(port, head('GET', SHARED, [...lines, 'If-None-Match: "1"'])),
    ];
    expect(seen).toHaveBeenCalledOnce();
    const headersOf = ({ headers: { date, 'content-length': length, ...headers } }: typeof first) => headers;
    for (const header of SECURITY) expect(first.headers).toHaveProperty(header);
    expect(headersOf(again)).toEqual(headersOf(first));
    const { 'content-type': _, ...bodiless } = headersOf(first);
    expect(known.status).toBe(304);
    expect(headersOf(known)).toEqual(bodiless);
  }
});

test('a policy of an answer’s own is kept', async () => {
  const upstream = await startUpstream((_req, res) =>
    res.writeHead(200, { 'Content-Security-Policy': 'sandbox' }).end('{}'),
  );
  const answer = await once(await startWeb(upstream), head('GET', '/api/v1/files/a.webp'));
  expect(answer.headers['content-security-policy']).toBe('sandbox');
});

test('a broken request behind a whole one leaves that one its answer', async () => {
  const upstream = await startUpstream((_req, res) => res.end('{}'));
  const connection = open(await startWeb(upstream));
  connection.send(`${head('GET', '/api/v1/forums/')}nonsense\r\n\r\n`, 'GET', 'GET');
  await connection.closed();
  expect(connection.answers().map(({ status }) => status)).toEqual([200, 400]);
});

test('headers between Next’s own servers and of its App Router are removed from outside requests', async () => {
  let seen: IncomingHttpHeaders = {};
  const upstream = await startUpstream((_req, res) => res.end('{}'));
  const port = await startWeb(upstream, {
    seen: ({ headers }) => {
      seen = headers;
    },
  });
  const names = [
    'RSC',
    'Next-Router-Prefetch',
    'Next-Router-State-Tree',
    'Next-Url',
    'Next-Action',
    'X-Middleware-Prefetch',
    'X-Middleware-Subrequest',
    'X-Invoke-Path',
    'X-Invoke-Status',
    'X-Matched-Path',
    'X-Nextjs-Data',
    'X-Now-Route-Matches',
  ];
  await once(port, head('GET', '/forums/free', [...names.map((name) => `${name}: 1`), 'X-Kept: 1']));
  for (const name of names) expect(seen).not.toHaveProperty(name.toLowerCase());
  expect(seen['x-kept']).toBe('1');
});

test.each([
  ['localhost:31000', 200],
  ['LOCALHOST', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['gyeol.example', 200],
  ['evil.test', 421],
  ['localhost.evil.test', 421],
  ['127.0.0.1.evil.test:3000', 421],
  ['127.0.0.1@evil.test', 421],
  ['', 421],
])('a site for one machine answers the host %j with %i', async (host, status) => {
  const hosts = hostsOf({ NEXTAUTH_URL: 'https://gyeol.example' });
  const upstream = await startUpstream((_req, res) => res.end('{}'));
  const port = await startWeb(upstream, hosts && { hosts });
  for (const path of ['/', '/api/v1/forums/']) {
    const answer = await once(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect(answer.status).toBe(status);
  }
});

test.each([{ HOST: '0.0.0.0' }, { DATABASE_URL: 'postgres://db.test/gyeol' }])(
  'a site with %j answers to every name, since the proxy in front of it decides',
  (env) => expect(hostsOf(env)).toBeUndefined(),
);

test.each(oddPaths)('$input, of $from, is redirected to $expected with its query', async ({ input, expected }) => {
  const reached: (string | undefined)[] = [];
  const port = await startWeb(0, { seen: ({ url }) => reached.push(url) });
  const { status, headers } = await once(port, head('GET', `${input}?a=%31&b=/ko`));
  expect([status, headers.location]).toEqual([308, `${expected}?a=%31&b=/ko`]);
  expect(reached).toEqual([]);
});

test.each([
  ['/healthz', 'ok'],
  ['/healthz/', 'ok'],
  ['/readyz/?from=balancer', 'ready'],
])('a probe of %s gets its answer and no redirect', async (path, status) => {
  const reached: (string | undefined)[] = [];
  const port = await startWeb(0, { seen: ({ url }) => reached.push(url) });
  const answer = await once(port, head('GET', path));
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { status }]);
  expect(reached).toEqual([]);
});

test.each([
  ['/healthz', 200],
  ['/readyz', 503],
])('a probe of %s answers %d once the program is to stop', async (path, status) => {
  const port = await startWeb(0, { isDraining: () => true });
  expect((await once(port, head('GET', path))).status).toBe(status);
});

test.each([
  ['', '/'],
  ['?page=2', '/?page=2'],
  ['/topics?from=http://gyeol.test/', '/topics?from=http://gyeol.test/'],
  ['/api/v1/forums/', '/api/v1/forums/'],
])('an absolute address that a proxy sends, with %j, reaches its page', async (rest, expected) => {
  const reached: (string | undefined)[] = [];
  const upstream = await startUpstream((_req, res) => res.end('{}'));
  const port = await startWeb(upstream, { seen: ({ url }) => reached.push(url) });
  for (const site of ['http://gyeol.test', 'HTTPS://gyeol.test:443']) {
    expect((await once(port, head('GET', site + rest))).status).toBe(200);
  }
  expect(reached).toEqual([expected, expected]);
  const probed = await once(port, head('GET', 'http://gyeol.test/healthz'));
  expect([probed.status, JSON.parse(probed.body)]).toEqual([200, { status: 'ok' }]);
});

test.each(['*', 'topics', 'ftp://gyeol.test/topics'])('what is no address, %s, is rejected', async (target) => {
  const port = await startWeb(0);
  expect((await once(port, head('OPTIONS', target), 'OPTIONS')).status).toBe(400);
});

test('a plain address, a malformed one, a form’s target and a call reach their page as they are', async () => {
  const reached: (string | undefined)[] = [];
  const port = await startWeb(0, { seen: ({ url }) => reached.push(url) });
  const paths = ['/', '/en', '/topics?page=2', ...malformedPaths.map(({ input }) => input)];
  for (const path of paths) expect((await once(port, head('GET', path))).status).toBe(200);
  await once(port, head('POST', '/newsletter/stop/', ['Content-Length: 0']), 'POST');
  await once(port, head('GET', '/api/%61uth//session/'));
  expect(reached).toEqual([...paths, '/newsletter/stop/', '/api/%61uth//session/']);
});
