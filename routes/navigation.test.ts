import PageLoader from 'next/dist/client/page-loader';
import Router from 'next/router';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchedParts } from '../lib/listState.ts';
import { resolveNavigation } from './navigation.ts';
import { browserRoutes } from './resolve.ts';
import { table } from './table.ts';

const asked: unknown[][] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('BROWSER_ROUTES', browserRoutes(searchedParts, table));
  vi.stubGlobal('window', { location: new URL('http://n/') });
  const loader = PageLoader as unknown as { default?: typeof PageLoader };
  const Loader = loader.default ?? PageLoader;
  const navigate = async (...args: unknown[]) => {
    asked.push(args);
    return true;
  };
  vi.spyOn(Router, 'ready').mockImplementation((run) => run());
  Router.router = {
    ...{ push: navigate, replace: navigate, prefetch: navigate },
    pageLoader: new Loader('build', ''),
  } as never;
  resolveNavigation();
});

test('a public address is navigated to by its page, and stays the address', async () => {
  await Router.router?.push('/forums/free?page=2');
  await Router.router?.replace('/topics', '/topics', { scroll: false });
  await Router.router?.prefetch('/posts/3');
  expect(asked).toEqual([
    ['/forums/[slug]/pages/[page]?slug=free&page=2', '/forums/free?page=2', undefined],
    ['/topics/[view]/[page]?view=every&page=1', '/topics', { scroll: false }],
    ['/posts/3', '/posts/3', undefined],
  ]);
});

test.each([
  ['/topics?page=2', '/topics/[view]/[page]?view=every&page=2', '/topics/every/2'],
  ['/forums/free', '/forums/[slug]/pages/[page]?slug=free&page=1', '/forums/free/pages/1'],
  ['/events/tea?tab=winners', '/events/[slug]/winners?slug=tea&tab=winners', '/events/tea/winners'],
  ['/posts?search=a', '/posts/search?search=a', '/posts/search'],
  ['/posts/3', '/posts/[id]?id=3', '/posts/3'],
  ['/me/points', '/me/points', '/me/points'],
])('the data of %s have one address, fetched at once or in the background', (asPath, href, path) => {
  for (const skipInterpolation of [true, false]) {
    const address = Router.router?.pageLoader.getDataHref({ asPath, href, skipInterpolation });
    expect(address?.replace(/\?.*/, '')).toBe(`/_next/data/build${path}.json`);
  }
});
