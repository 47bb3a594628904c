import resolveRewrites from 'next/dist/shared/lib/router/utils/resolve-rewrites';
import { expect, test, vi } from 'vitest';
import { homeTypes } from '../contract/constants/home.ts';
import { searchedParts } from '../lib/listState.ts';
import { changedBy } from './changedPages.ts';
import { browserRoutes, resolveAddress } from './resolve.ts';
import { pageRewrites } from './rewrites.ts';
import { table } from './table.ts';

const routes = browserRoutes(searchedParts, table);

/** Returns the path of an address after the rewrites, by Next's own code for browsers. */
function rewritten(address: string): string {
  vi.stubGlobal('document', { location: { hostname: 'n' }, cookie: '' });
  vi.stubGlobal('navigator', { userAgent: '' });
  const rewrites = { beforeFiles: pageRewrites, afterFiles: [], fallback: [] };
  const { asPath } = resolveRewrites(address, [], rewrites as never, {}, (path) => path, []);
  vi.unstubAllGlobals();
  return asPath.replace(/\?.*/, '');
}

/** Returns the path of the page that the browser's own navigation finds. */
function resolved(address: string): string {
  const found = resolveAddress(routes, address);
  if (found === null) return address.replace(/\?.*/, '');
  const { pathname, searchParams } = new URL(found, 'http://n');
  return pathname.replace(/\[(\w+)\]/g, (_, name: string) => searchParams.get(name) ?? name);
}

const queries = [
  ...['', '?page=1', '?page=2', '?page=0', '?page=x', '?page=12345678', '?page='],
  ...[...searchedParts, 'status', 'post_type', 'type', 'mission', 'is_partner', 'date'].map((part) => `?${part}=a`),
  ...['?user__username=bori', '?search=%EC%95%88&page=3', '?search=', '?utm_source=x'],
  ...['?best=1', '?best=2', '?best=1&page=4', '?unanswered=1', '?unanswered=1&page=2'],
  ...['?type=main', '?type=sub&page=2', '?status=upcoming', '?status=opened', '?status=closed&page=3'],
  ...['?tab=winners', '?tab=ended&page=2', '?tab=other', '?type=likes', '?type=activity&page=2'],
  ...['?period=month', '?type=activity&period=all', '?type=likes&period=day&page=9', '?types=best,hot'],
];
const addresses = Object.values(table)
  .flatMap((some) => Object.values(some))
  .map(({ address }) => address.replace(':slug', 'dry-skin').replace(':id', '12').replace(':username', 'bori_1'));

test.each([...addresses, '/questions/new', '/forums/free/new', '/me/points', '/search'])(
  'the browser leads %s, with any query, where the rewrites lead it',
  (address) => {
    for (const query of queries) {
      expect(resolved(address + query), address + query).toBe(rewritten(address + query));
    }
  },
);

test('a page that a write renders again is stored at the address by which it is named', () => {
  const named = [...addresses, '/', '/badges', '/texts/badges', '/texts/surveys', '/texts/skin'];
  const { pages, lists } = changedBy(named.map((address) => `<${address}>; rel="invalidates"`).join(', '));
  expect(pages.length).toBeGreaterThan(8);
  expect(lists.length).toBeGreaterThan(40);
  // Another one would be taken for a page that nobody has read (server/revalidated.ts).
  for (const page of [...pages, ...lists]) expect(rewritten(page)).toBe(page);
});

test('every choice of sections of the home page has its page', () => {
  const all = homeTypes.join();
  expect(resolved(`/?types=${all}`)).toBe(`/base/${all}`);
  expect(rewritten(`/?types=${all}`)).toBe(`/base/${all}`);
  expect(resolved(`/?types=${all},x`)).toBe('/base/main');
});

test('parameters come first in the query, and the rest of the address stays', () => {
  const at = (address: string) => resolveAddress(routes, address);
  expect(at('/forums/free')).toBe('/forums/[slug]/pages/[page]?slug=free&page=1');
  expect(at('/en/topics?best=1&page=2#list')).toBe('/topics/[view]/[page]?view=best&page=2&best=1');
  expect(at('/posts?tags=a&tags=b')).toBe('/posts/search?tags=a&tags=b');
  expect(at('/en')).toBe('/base/[name]?name=main');
  expect(at('/posts/12')).toBeNull();
});
