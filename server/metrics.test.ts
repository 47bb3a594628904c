import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createWebMetrics } from './metrics.ts';
import { HeardResponse, pageCache } from './pageCache.ts';

/** Starts a web whose pages are cached for a second; `lines` returns the metrics of a name. */
async function web() {
  const metrics = createWebMetrics();
  const answer = pageCache(async (_, res) => {
    res.setHeader('Cache-Control', 's-maxage=10');
    res.end('결');
  }, metrics.countLookup);
  const server = createServer({ ServerResponse: HeardResponse }, (req, res) => {
    metrics.countRequest(req, res);
    void answer(req, res);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const lines = async (name: string) =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(name));
  return { get, lines };
}

test('the page cache counts what it had and what was rendered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { get, lines } = await web();
  await get('/');
  await get('/');
  vi.setSystemTime(Date.now() + 2000);
  await get('/');
  expect(await lines('gyeol_web_page_cache_total')).toEqual([
    'gyeol_web_page_cache_total{result="missed"} 2',
    'gyeol_web_page_cache_total{result="fresh"} 1',
  ]);
});

test('requests are counted by what they are for, never by their address', async () => {
  const { get, lines } = await web();
  for (const path of [
    '/users/amy',
    '/?search=%EA%B2%B0',
    '/api/v1/users/amy/',
    '/_next/static/a.js',
    '/icons/32.png',
  ]) {
    await get(path);
  }
  await vi.waitFor(async () =>
    expect(await lines('gyeol_web_request_duration_seconds_count')).toEqual([
      'gyeol_web_request_duration_seconds_count{kind="page",status="200"} 2',
      'gyeol_web_request_duration_seconds_count{kind="call",status="200"} 1',
      'gyeol_web_request_duration_seconds_count{kind="file",status="200"} 2',
    ]),
  );
});
