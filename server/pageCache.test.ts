import { createServer, request, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { HeardResponse, pageCache } from './pageCache.ts';
import { publishRevalidated } from './revalidated.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

const LIST = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20';

/** Creates a site whose pages `draw` writes; `asked` counts its calls. */
async function siteOf(draw: (res: ServerResponse, asked: number) => void | Promise<void>) {
  let asked = 0;
  const answer = pageCache(async (_req, res) => {
    asked += 1;
    await draw(res, asked);
  });
  const server = createServer({ ServerResponse: HeardResponse }, (req, res) => {
    void answer(req, res);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => new Promise((done) => server.close(done)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const get = (path = '/', headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
      request({ host: '127.0.0.1', port, path, headers, method, agent: false }, async (res) => {
        const chunks: Buffer[] = [];
        for await (const chunk of res) chunks.push(chunk as Buffer);
        done({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) });
      })
        .on('error', fail)
        .end();
    });
  return { get, asked: () => asked };
}

const page = (res: ServerResponse, asked: number) => {
  res.setHeader('Cache-Control', LIST);
  res.setHeader('ETag', `"${asked}"`);
  res.write('결 ');
  res.end(`${asked}`);
};

test('a page that a CDN may cache is rendered once a second, complete and with its headers', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const site = await siteOf(page);
  const first = await site.get();
  const again = await site.get();
  expect(again.body.toString()).toBe('결 1');
  expect(again.headers).toMatchObject({ 'cache-control': LIST, etag: '"1"', 'content-length': '5' });
  expect(first.body).toEqual(again.body);
  expect((await site.get('/other')).body.toString()).toBe('결 2');
  vi.setSystemTime(Date.now() + 1000);
  expect((await site.get()).body.toString()).toBe('결 3');
});

test('one request renders an expired page again, and the others get the cached one meanwhile, for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const rendered: (() => void)[] = [];
  const site = await siteOf(async (res, asked) => {
    if (asked > 1) await new Promise<void>((done) => rendered.push(done));
    page(res, asked);
  });
  await site.get();
  vi.setSystemTime(Date.now() + 1000);
  const refreshing = site.get();
  await expect.poll(() => site.asked()).toBe(2);
  expect((await site.get()).body.toString()).toBe('결 1');
  vi.setSystemTime(Date.now() + 5000);
  const late = site.get();
  await expect.poll(() => site.asked()).toBe(3);
  for (const done of rendered) done();
  expect([(await refreshing).body.toString(), (await late).body.toString()]).toEqual(['결 2', '결 3']);
});

test('a page is rendered again although the request that rendered it was given up, or its page is gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const site = await siteOf((res, asked) => {
    if (asked === 2) return void res.destroy();
    if (asked === 3) res.statusCode = 404;
    page(res, asked);
  });
  await site.get();
  vi.setSystemTime(Date.now() + 1000);
  await expect(site.get()).rejects.toThrow();
  expect((await site.get()).status).toBe(404);
  expect((await site.get()).body.toString()).toBe('결 4');
});

test('a browser with the page already gets a 304', async () => {
  const site = await siteOf(page);
  await site.get();
  for (const known of ['"1"', 'W/"1"', '"0", W/"1"']) {
    expect(await site.get('/', { 'if-none-match': known })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  }
  expect((await site.get('/', { 'if-none-match': '"0"' })).status).toBe(200);
});

test('a compressed page is cached beside the plain one', async () => {
  const zipped = Buffer.from('H4sIAAAAAAAAA0sEAEO+t+gBAAAA', 'base64');
  const site = await siteOf((res, asked) => {
    res.setHeader('Cache-Control', LIST);
    if (asked === 1) res.end('plain');
    else {
      res.setHeader('Content-Encoding', 'gzip');
      res.end(zipped);
    }
  });
  const gzip = { 'accept-encoding': 'br, gzip' };
  await site.get('/', { 'accept-encoding': 'gzip;q=0, br' });
  await site.get('/', gzip);
  const cached = await site.get('/', gzip);
  expect(gunzipSync(cached.body).toString()).toBe('a');
  expect(cached.headers['content-encoding']).toBe('gzip');
  expect((await site.get()).body.toString()).toBe('plain');
  expect(site.asked()).toBe(2);
});

test('a revalidated page is dropped from the cache, also while it is being rendered', async () => {
  const site = await siteOf((res, asked) => {
    if (asked === 2) publishRevalidated('/');
    page(res, asked);
  });
  await site.get();
  publishRevalidated('/');
  expect((await site.get()).body.toString()).toBe('결 2');
  expect((await site.get()).body.toString()).toBe('결 3');
  expect((await site.get()).body.toString()).toBe('결 3');
});

test('a revalidated page drops itself and its data, in its language, and leaves the others; a list drops all', async () => {
  const site = await siteOf(page);
  const topic = '/forums/free/topics/1';
  const shown = async (...paths: string[]) => {
    const answers: string[] = [];
    for (const path of paths) answers.push((await site.get(path)).body.toString());
    return answers;
  };
  const paths = [
    '/',
    topic,
    `${topic}?from=mail`,
    `/_next/data/b/ko${topic}.json?slug=free&id=1`,
    `/en${topic}`,
    `${topic}2`,
  ];
  expect(await shown(...paths)).toEqual(['결 1', '결 2', '결 3', '결 4', '결 5', '결 6']);
  publishRevalidated(topic);
  expect(await shown(...paths)).toEqual(['결 1', '결 7', '결 8', '결 9', '결 5', '결 6']);
  publishRevalidated();
  expect(await shown('/', topic)).toEqual(['결 10', '결 11']);
});

test('a page that is rendered while another is revalidated is cached', async () => {
  const site = await siteOf((res, asked) => {
    publishRevalidated('/other');
    page(res, asked);
  });
  await site.get();
  expect((await site.get()).body.toString()).toBe('결 1');
});

test('a response of 304 to one visitor leaves the page to the others', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const site = await siteOf((res, asked) => {
    if (asked === 2) res.writeHead(304).end();
    else page(res, asked);
  });
  await site.get();
  vi.setSystemTime(Date.now() + 1000);
  const pending = [site.get('/', { 'if-none-match': '"0"' })];
  expect((await Promise.all(pending))[0]?.status).toBe(304);
  expect((await site.get()).body.toString()).toBe('결 3');
});

test('pages are cached up to a total number of bytes, the newest of them', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const site = await siteOf((res) => {
    res.setHeader('Cache-Control', LIST);
    res.end(Buffer.alloc(500 * 1024));
  });
  for (let number = 0; number < 40; number += 1) await site.get(`/${number}`);
  await site.get('/39');
  expect(site.asked()).toBe(40);
  await site.get('/0');
  expect(site.asked()).toBe(41);
});

test.each([
  ['a call of the API', '/api/v1/forums/', {}, 'GET', page],
  ['a write', '/', {}, 'POST', page],
  ['an editor’s preview', '/', { cookie: '__prerender_bypass=x' }, 'GET', page],
  ['a page of one’s own', '/', {}, 'GET', (res: ServerResponse) => void res.end('mine')],
  [
    'a page with a cookie',
    '/',
    {},
    'GET',
    (res: ServerResponse, asked: number) => {
      res.setHeader('Set-Cookie', 'a=b');
      page(res, asked);
    },
  ],
  [
    'a page that is not there',
    '/',
    {},
    'GET',
    (res: ServerResponse, asked: number) => {
      res.statusCode = 404;
      page(res, asked);
    },
  ],
])('%s is rendered each time', async (_name, path, headers, method, draw) => {
  const site = await siteOf(draw);
  await site.get(path, headers as Record<string, string>, method);
  await site.get(path, headers as Record<string, string>, method);
  expect(site.asked()).toBe(2);
});

test('a page that failed is not cached, whatever was promised before', async () => {
  const site = await siteOf((res, asked) => {
    res.statusCode = 503;
    page(res, asked);
  });
  expect((await site.get()).headers['cache-control']).toBe('no-store');
  await site.get();
  expect(site.asked()).toBe(2);
});
