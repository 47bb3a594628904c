// @vitest-environment node
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { GetServerSidePropsContext } from 'next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { forumsApi } from '@/api/forums';
import { searchApi } from '@/api/search';
import { topicsApi } from '@/api/topics';
import { usePageStore } from '@/components/layout/usePageStore';
import { renderDocument, renderRequest, renderStatic } from '@/server/render/page';
import type { FetchQuery } from '@/store/pageData';
import { layScenario, testProvider } from '../api';

/** Creates the context of a page's request as Next passes it. */
const context = () =>
  ({
    locale: 'ko',
    req: { headers: {}, cookies: {}, socket: { remoteAddress: '127.0.0.1' } },
    res: { statusCode: 200, setHeader: () => undefined, end: () => undefined },
  }) as unknown as GetServerSidePropsContext;

/** Calls of endpoints that keep unused data for the default time and for one of their own. */
const load = (fetchQuery: FetchQuery) =>
  Promise.all([
    fetchQuery(forumsApi.endpoints.getForums.initiate()),
    fetchQuery(topicsApi.endpoints.getTopics.initiate({ page_size: 1 })),
    fetchQuery(searchApi.endpoints.getSuggestions.initiate({ search: '보습' })),
  ]);
const loadAndFail = async (fetchQuery: FetchQuery) => {
  // One call is in flight while the other fails.
  void fetchQuery(forumsApi.endpoints.getForums.initiate()).catch(() => undefined);
  await fetchQuery(topicsApi.endpoints.getTopicById.initiate({ id: 2_000_000_000 }));
  return '';
};

const renders: Record<string, () => Promise<unknown>> = {
  'a static page': () =>
    renderStatic({
      locale: 'ko',
      namespaces: [],
      revalidate: 10,
      load: async (fetchQuery) => ({ all: await load(fetchQuery) }),
    }),
  'a page of one request': () => renderRequest(context(), { namespaces: [], load }),
  'a document': () =>
    renderDocument(context(), {
      type: 'text/plain',
      seconds: 1,
      load: async (fetchQuery) => String((await load(fetchQuery)).length),
    }),
  'a page that is not there': () => renderRequest(context(), { namespaces: [], load: loadAndFail }),
  'a page while the provider is away': async () => {
    layScenario('error');
    await renderRequest(context(), { namespaces: [], load });
    layScenario(undefined);
  },
};

const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

test('a page rendered from a snapshot leaves no timer running, whatever the answers', () => {
  const endpoints = baseApi.endpoints as Record<string, object>;
  const entries = Object.entries(endpoints).flatMap(([endpointName, endpoint]) =>
    'useQuery' in endpoint ? [{ endpointName, arg: { any: 1 }, value: {} }] : [],
  );
  expect(entries.length).toBeGreaterThan(50);
  const before = timers();
  const snapshot = { entries, renderedAt: new Date().toISOString() };
  const Page = () => {
    usePageStore(snapshot);
    return null;
  };
  for (let round = 0; round < 10; round += 1) renderToString(createElement(Page));
  expect(timers()).toBeLessThanOrEqual(before);
});

beforeAll(async () => {
  await Promise.all(Object.values(import.meta.glob(['../../api/*.ts', '!**/*.test.ts'])).map((read) => read()));
  await testProvider();
  for (const render of Object.values(renders)) await render();
});

test.each(Object.entries(renders))('%s leaves no timer behind', async (_name, render) => {
  const before = timers();
  for (let round = 0; round < 10; round += 1) await render();
  // Fewer than one a page: a timer of the database may have begun meanwhile.
  expect(timers() - before).toBeLessThan(10);
});

test('a page’s responses can be garbage-collected once the page is rendered', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const answers: WeakRef<object>[] = [];
  for (let round = 0; round < 5; round += 1) {
    await renderRequest(context(), {
      namespaces: [],
      load: async (fetchQuery) => {
        for (const answer of await load(fetchQuery)) answers.push(new WeakRef(answer));
      },
    });
  }
  const alive = () => answers.filter((answer) => answer.deref()).length;
  await expect
    .poll(() => {
      collect();
      return alive();
    })
    .toBe(0);
});

test('a page that is rendered can ask no more', async () => {
  let late: FetchQuery | undefined;
  await renderRequest(context(), {
    namespaces: [],
    load: async (fetchQuery) => {
      late = fetchQuery;
    },
  });
  expect(() => late?.(forumsApi.endpoints.getForums.initiate())).toThrow('rendered');
});
