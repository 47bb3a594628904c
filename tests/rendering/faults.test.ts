// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, passthrough } from 'msw';
import type { GetServerSidePropsContext } from 'next';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forumsApi } from '@/api/forums';
import { env } from '@/lib/env';
import { renderRequest, renderStatic } from '@/server/render/page';
import type { FetchQuery } from '@/store/pageData';
import { server } from '../api';
import { startFaultProxy } from '../faults/faultProxy';
import { faults } from '../faults/faults';

const FORUM = {
  slug: 'free',
  name: '자유 이야기',
  description: '',
  topic_count: 3,
  last_topic_at: '2026-01-02T03:04:05.000Z',
  categories: [],
  tags: [],
};
let provider: Server;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let apiUrl: string;

beforeAll(async () => {
  provider = createServer((_req, res) => {
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify(FORUM));
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  proxy = await startFaultProxy(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
  apiUrl = env().API_URL;
  env().API_URL = `${proxy.origin}/api/v1`;
});
beforeEach(() => server.use(http.all(`${proxy.origin}/*`, () => passthrough())));
afterAll(async () => {
  env().API_URL = apiUrl;
  await proxy.stop();
  await new Promise((done) => provider.close(done));
});

function renderForum(load: (fetchQuery: FetchQuery) => Promise<unknown>) {
  const res = { statusCode: 200, setHeader: () => undefined };
  const req = { headers: {}, cookies: {}, socket: { remoteAddress: '127.0.0.1' } };
  const context = { locale: 'ko', req, res };
  return renderRequest(context as unknown as GetServerSidePropsContext, { namespaces: [], load }).then((page) => ({
    page,
    status: 'notFound' in page ? 404 : res.statusCode,
  }));
}
const load = (fetchQuery: FetchQuery) => fetchQuery(forumsApi.endpoints.getForum.initiate({ slug: 'free' }));

/** Faults that change nothing of an answer whose lists are empty. */
const SPARED = new Set(['objects as lists', 'doubled rows']);
const STATUS = { away: 503, missing: 404, harmless: 200 };

const renderKept = () =>
  renderStatic({
    locale: 'ko',
    namespaces: [],
    revalidate: 10,
    load: async (fetchQuery) => ({ forum: await load(fetchQuery) }),
  });

test.each(faults.map((fault) => [fault.name, fault] as const))('%s', async (name, fault) => {
  await proxy.set(fault);
  const began = performance.now();
  const [{ status, page }, [kept]] = await Promise.all([renderForum(load), Promise.allSettled([renderKept()])]);
  const took = performance.now() - began;
  expect(status).toBe(SPARED.has(name) ? 200 : STATUS[fault.page]);
  const entries = 'props' in page ? (await page.props).snapshot.entries : [];
  expect(entries.length).toBe(status === 200 ? 1 : 0);
  // Generous: a waiting call is ended by its own timeout, not by the test's.
  expect(took).toBeLessThan(10_000);
  if (status === 503) expect(kept).toMatchObject({ reason: { message: expect.stringContaining('did not answer') } });
  else expect(kept).toHaveProperty(['value', status === 404 ? 'notFound' : 'props']);
  await proxy.set(undefined);
  expect((await renderForum(load)).status).toBe(200);
});

test('calls in sequence share one deadline', async () => {
  await proxy.set(faults.find(({ name }) => name === 'silence'));
  const before = proxy.calls();
  await renderForum(async (fetchQuery) => {
    for (const slug of ['free', 'cleansing', 'sun']) {
      await fetchQuery(forumsApi.endpoints.getForum.initiate({ slug })).catch(() => undefined);
    }
  });
  // One of them, and that of the footer, which runs beside it.
  expect(proxy.calls()).toBe(before + 2);
});
