import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../server/root.ts';

const load = createRequire(import.meta.url);
const loader = load('./lib/nextClientLoader.cjs') as (source: string) => string;
const read = (file: string) => readFileSync(join(ROOT, 'node_modules/next/dist/client', file), 'utf8');
const change = (file: string, source = read(file)) => loader.call({ getOptions: () => ({ file }) }, source);

test('the installed Next writes no style element once its client is changed', () => {
  const changed = change('index.js');
  expect(changed).not.toMatch(/createElement\('style'\)|style\[data-n-href|createTextNode\(text\)/);
  expect(changed.match(/template\[data-n-href/g)).toHaveLength(3);
  expect(changed).toContain('.restoreStyles(styleTag, text);');
  expect(changed.indexOf('.applyStyles();')).toBeLessThan(changed.indexOf('link[data-n-p]'));
});

test('the installed Next hydrates a page as a transition', () => {
  const changed = change('index.js');
  expect(changed).toContain('lib/browser/hydrateRoot.ts").hydrateRoot(domEl');
  expect(changed).not.toContain('_client.default.hydrateRoot(');
});

test('the installed Next reads a page’s packed data', () => {
  expect(change('index.js')).toContain('lib/browser/readPageData.ts").readPageData()');
});

test('the installed Next unpacks the build manifest wherever it reads it', () => {
  const changed = change('route-loader.js');
  expect(changed.match(/\.clientManifest\(self\.__BUILD_MANIFEST\)/g)).toHaveLength(2);
  expect(changed).not.toContain('resolve(self.__BUILD_MANIFEST)');
});

test.each([
  ['index.js', "createElement('style')"],
  ['route-loader.js', 'self.__BUILD_MANIFEST'],
])('a Next that has changed a place in %s fails the build', (file, place) => {
  expect(() => change(file, read(file).replaceAll(place, 'other()'))).toThrow(`next/dist/client/${file} has no`);
});
