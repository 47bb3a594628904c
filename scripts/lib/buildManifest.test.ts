import { expect, test } from 'vitest';
import { packScript, readScript } from './buildManifest.ts';

const script = (manifest: object) =>
  `self.__BUILD_MANIFEST=${JSON.stringify(manifest)};self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`;
const shared = ['static/chunks/4923-05ae33.js', 'static/css/dfad17.css'];
const manifest = {
  sortedPages: ['/404', '/_app', '/feeds/posts', '/posts/[id]', '/posts/[id]/edit', '/posts/new'],
  '/404': ['static/chunks/pages/404-1891f6.js'],
  '/feeds/posts': ['static/chunks/pages/feeds/posts-e00da7.js'],
  '/posts/[id]': [...shared, 'static/css/1ca902.css', 'static/chunks/pages/posts/[id]-5acaeb.js'],
  '/posts/[id]/edit': [...shared, 'static/chunks/pages/posts/[id]/edit-c5dfd7.js'],
  '/posts/new': [
    ...['static/css/5acaeb.css', 'static/chunks/7141-3862ed.js'],
    ...['static/css/0d24d0.css', 'static/chunks/pages/posts/new-7830da.js'],
  ],
};

test('the packed manifest has the same files for every page', () => {
  const packed = readScript(packScript(script(manifest)));
  for (const page of ['/404', '/posts/[id]', '/posts/[id]/edit', '/posts/new'] as const) {
    expect(new Set(packed[page] as string[]), page).toEqual(new Set(manifest[page]));
  }
});

test('documents are left out, so that a link to one leaves the page', () => {
  const { sortedPages } = readScript(packScript(script(manifest)));
  const pages = manifest.sortedPages.filter((page) => page !== '/feeds/posts');
  expect(new Set(sortedPages)).toEqual(new Set(pages));
});

test('a file of another name stops the build', () => {
  const odd = { sortedPages: ['/a'], '/a': ['static/media/a.woff2'] };
  expect(() => packScript(script(odd))).toThrow('knows no files of this name');
});
