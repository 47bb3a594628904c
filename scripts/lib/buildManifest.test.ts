import { expect, test } from 'vitest';
import { unpack } from '../../lib/clientManifest.ts';
import { packScript, readScript } from './buildManifest.ts';

const script = (manifest: object) =>
  `self.__BUILD_MANIFEST=${JSON.stringify(manifest)};self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`;
const packed = (manifest: object) => unpack(readScript(packScript(script(manifest))));
const shared = ['static/chunks/05ae33.js', 'static/css/dfad17.css'];
const manifest = {
  sortedPages: ['/404', '/_app', '/feeds/posts', '/posts/[id]', '/posts/[id]/edit', '/posts/new', '/search'],
  '/404': ['static/chunks/pages/404-1891f6.js'],
  '/feeds/posts': ['static/chunks/pages/feeds/posts-e00da7.js'],
  '/posts/[id]': [...shared, 'static/css/1ca902.css', 'static/chunks/pages/posts/[id]-5acaeb.js'],
  '/posts/[id]/edit': [...shared, 'static/chunks/pages/posts/[id]/edit-5acaeb.js'],
  '/posts/new': [
    ...['static/css/5acaeb.css', 'static/chunks/3862ed.js'],
    ...['static/css/0d24d0.css', 'static/chunks/pages/posts/new-5acaeb.js'],
  ],
  '/search': [...shared, 'static/chunks/pages/search-30830d.js'],
};
const pages = ['/404', '/posts/[id]', '/posts/[id]/edit', '/posts/new', '/search'] as const;

test.each(pages)('the packed manifest has the same files for %s', (page) => {
  expect(new Set(packed(manifest)[page])).toEqual(new Set(manifest[page]));
});

test('documents are left out, so that a link to one leaves the page', () => {
  expect(packed(manifest).sortedPages).toEqual(['/_app', ...pages]);
});

test.each([
  ['a file of another name', { '/a': ['static/media/a.woff2', 'static/chunks/pages/a-5acaeb.js'] }, 'knows no files'],
  ['a page without its script', { '/a': ['static/chunks/5acaeb.js'] }, '/a has no script of its own'],
  [
    'a hash that the pages of a folder do not have in common',
    { '/a': ['static/chunks/pages/a-5acaeb.js'], '/a/b': ['static/chunks/pages/a/b-1891f6.js'] },
    '/a/b has another hash than its folder',
  ],
])('%s stops the build', (_, files, message) => {
  expect(() => packScript(script({ sortedPages: Object.keys(files), ...files }))).toThrow(message);
});
