import { expect, test, vi } from 'vitest';
import { publishMissed } from './revalidated.ts';
import { revalidatePages } from './revalidation.ts';
import StoredPages from './storedPages.mjs';

const PAGES = 'PAGES' as const;
const value = { kind: PAGES, html: '결', pageData: {}, headers: {}, status: 200 };

test('a page from before a gap is outdated until it is rendered again, one without an interval is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const pages = new StoredPages({ maxMemoryCacheSize: 10_000, flushToDisk: false, serverDistDir: '' });
  const write = (key: string, revalidate: number | false) => pages.set(key, value, { cacheControl: { revalidate } });
  const read = (key: string) => pages.get(key, { kind: PAGES });
  await write('/ko/posts/1', 60);
  await write('/ko/terms', false);
  expect(await read('/ko/posts/1')).toMatchObject({ value, lastModified: Date.now() });
  publishMissed();
  expect(await read('/ko/posts/1')).toMatchObject({ value, lastModified: -1 });
  expect(await read('/ko/terms')).toMatchObject({ value, lastModified: Date.now() });
  vi.setSystemTime(Date.now() + 1);
  await write('/ko/posts/1', 60);
  expect(await read('/ko/posts/1')).toMatchObject({ value, lastModified: Date.now() });
  vi.useRealTimers();
});

test('a page stays until it is rendered again, however short a time shared caches may have it', async () => {
  const pages = new StoredPages({ maxMemoryCacheSize: 10_000, flushToDisk: false, serverDistDir: '' });
  await pages.set('/ko/users/demo', value, { cacheControl: { revalidate: 60, expire: 30 } });
  // With an `expire` Next would render it for the reader who comes after that, who waits, and fails with the provider.
  expect(await pages.get('/ko/users/demo', { kind: PAGES })).toMatchObject({
    value,
    cacheControl: { revalidate: 60, expire: undefined },
  });
});

test('a write renders the pages again that are stored, those that were not there too, and no other', async () => {
  const pages = new StoredPages({ maxMemoryCacheSize: 10_000, flushToDisk: false, serverDistDir: '' });
  const cacheControl = { revalidate: 60 };
  await pages.set('/route-cache/PAGES/5f1c/$/ko/posts/2', value, { cacheControl });
  await pages.set('/route-cache/PAGES/5f1c/$/en/posts/3', null, { cacheControl });
  await pages.set('/ko/texts/결', value, { cacheControl });
  const revalidate = vi.fn(async () => undefined);
  await revalidatePages(
    { revalidate },
    { pages: ['/posts/2', '/posts/3', '/posts/4'], lists: [encodeURI('/texts/결')] },
  );
  expect(revalidate.mock.calls.flat()).toEqual(['/posts/2', '/en/posts/3', encodeURI('/texts/결')]);
});
