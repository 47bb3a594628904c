import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../server/root.ts';

const load = createRequire(import.meta.url);
const change = load('./lib/pageStylesLoader.cjs') as (source: string) => string;
const client = readFileSync(join(ROOT, 'node_modules/next/dist/client/index.js'), 'utf8');

test('the installed Next writes no style element once its client is changed', () => {
  const changed = change(client);
  expect(changed).not.toMatch(/createElement\('style'\)|style\[data-n-href|createTextNode\(text\)/);
  expect(changed.match(/template\[data-n-href/g)).toHaveLength(3);
  expect(changed).toContain('.restoreStyles(styleTag, text);');
  expect(changed.indexOf('.applyStyles();')).toBeLessThan(changed.indexOf('link[data-n-p]'));
});

test('a Next that has changed one of the places fails the build', () => {
  expect(() => change(client.replace("createElement('style')", 'createStyle()'))).toThrow(
    /next\/dist\/client\/index\.js has no/,
  );
});
