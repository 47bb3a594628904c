// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { server as mockedNetwork } from '../api';

/** Real sockets on this machine: nothing is mocked here. */
beforeAll(() => mockedNetwork.close());

const stops: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const stop of stops.splice(0)) stop();
});

async function listen(handle: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts the route, in front of a channel that records its messages. */
async function start({ configured = true, status = 200 } = {}) {
  const posted: string[] = [];
  const slack = await listen((req, res) => {
    let body = '';
    req.on('data', (part) => {
      body += part;
    });
    req.on('end', () => {
      posted.push(JSON.parse(body).text);
      res.writeHead(status).end();
    });
  });
  vi.stubEnv('SLACK_WEBHOOK_URL', configured ? slack : '');
  vi.resetModules();
  const route = await import('@/pages/api/sendToSlack');
  const { log } = await import('@/lib/log');
  const logged = vi.spyOn(log, 'warn');
  const preview = {
    previewModeId: 'test',
    previewModeEncryptionKey: 'test',
    previewModeSigningKey: 'test',
    dev: false,
  };
  const web = await listen((req, res) => apiResolver(req, res, {}, route, preview, false));
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(web, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000', ...headers },
      body,
    });
  return { posted, logged, send };
}

/** Reports a failed rendering of a page with its request, as Next does. */
async function breakPage(times = 1) {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  const { onRequestError } = await import('@/instrumentation');
  const error = new Error('The provider did not answer', { cause: new Error('timeout') });
  const request = { method: 'GET', path: '/posts/17?search=secret', headers: { cookie: 'secret' } };
  for (let time = 0; time < times; time += 1) {
    await onRequestError(error, request, {
      routerKind: 'Pages Router',
      routePath: '/posts/[id]',
      routeType: 'render',
      revalidateReason: undefined,
    });
  }
}
const BROKEN = 'Error: The provider did not answer (Error: timeout) (GET /posts/17)';

const report = (message: unknown) => JSON.stringify({ message });

test('a report reaches the channel as plain text', async () => {
  const { posted, send } = await start();
  expect((await send(report('TypeError: <!channel> & co (/forums)'))).status).toBe(200);
  expect(posted).toEqual(['TypeError: &lt;!channel&gt; &amp; co (/forums)']);
});

test('without a channel a report is logged', async () => {
  const { logged, send } = await start({ configured: false });
  expect((await send(report('TypeError: x'))).status).toBe(200);
  expect(logged).toHaveBeenCalledWith({ message: 'TypeError: x' }, expect.any(String));
});

test('a channel that is down answers 503', async () => {
  const { send } = await start({ status: 500 });
  expect((await send(report('TypeError: x'))).status).toBe(503);
});

test.each([
  ['another site', report('x'), { Origin: 'https://evil.example' }],
  ['a page that another site opened', report('x'), { 'Sec-Fetch-Site': 'cross-site' }],
  ['no message', report(''), {}],
  ['a message that is no text', report(7), {}],
  ['a long message', report('x'.repeat(2001)), {}],
  ['a body that is not JSON', '{', {}],
])('%s is rejected without a message', async (_what, body, headers) => {
  const { posted, send } = await start();
  expect((await send(body, headers)).status).toBe(400);
  expect(posted).toEqual([]);
});

test('a large body is rejected before it is read', async () => {
  const { posted, send } = await start();
  expect((await send(report('x'.repeat(20_000)))).status).toBe(413);
  expect(posted).toEqual([]);
});

test('one address can report only so often', async () => {
  const { posted, send } = await start();
  const answers: Response[] = [];
  for (let sent = 0; sent < 12; sent += 1) answers.push(await send(report(`x ${sent}`)));
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(posted).toHaveLength(10);
});

test('a page that could not be rendered is reported as a browser would, without its query', async () => {
  const { posted } = await start();
  await breakPage();
  expect(posted).toEqual([BROKEN]);
});

test('without a channel a page that could not be rendered is logged', async () => {
  const { logged } = await start({ configured: false });
  await breakPage();
  expect(logged).toHaveBeenCalledWith({ message: BROKEN }, expect.any(String));
});

test('a site whose every page breaks reports to the channel only so often', async () => {
  const { posted } = await start();
  await breakPage(12);
  expect(posted).toHaveLength(10);
});
