import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFolder, viewFolder } from './patterns.ts';
import { documentRewrites, pageRewrites } from './rewrites.ts';
import { table } from './table.ts';

const PAGES = join(import.meta.dirname, '../pages');
const hasPage = (page: string) =>
  ['.tsx', '.ts', '/index.tsx'].some((ending) => existsSync(join(PAGES, page + ending)));

const lists = Object.entries(table.lists);
const details = Object.entries(table.details);

test.each(lists)('the list %s has its static and its searched page', (_, list) => {
  const folder = pageFolder(viewFolder(list, '[view]'));
  expect(hasPage(`${folder}/[page]`), `add pages${folder}/[page].tsx`).toBe(true);
  const search = pageFolder(`${list.folder ?? list.address}/search`);
  expect(hasPage(search), `add pages${search}.tsx`).toBe(true);
  const feed = list.feed && pageFolder(list.feed).replace(/\.xml$/, '');
  expect(!feed || hasPage(feed), `add pages${feed}.ts`).toBe(true);
});

test.each(details)('the detail %s has its pages', (_, { address, laterPages, views = {} }) => {
  // The pages of lists and of their entries may share a folder, and with it the name of a parameter.
  const page = [pageFolder(address), pageFolder(address).replace(/\[\w+\]$/, '[view]')].find(
    hasPage,
  );
  expect(page, `add pages${pageFolder(address)}.tsx`).toBeDefined();
  const later = laterPages && `${page}/${laterPages}/[page]`;
  expect(!later || hasPage(later), `add pages${later}.tsx`).toBe(true);
  for (const view of Object.keys(views)) expect(hasPage(`${page}/${view}`)).toBe(true);
});

test('no two entries have one address', () => {
  const addresses = Object.values(table)
    .flatMap((some) => Object.values(some))
    .map(({ address }) => address);
  expect([...new Set(addresses)]).toEqual(addresses);
});

test('every rewrite leads to a page', () => {
  const fixed = [...pageRewrites, ...documentRewrites]
    .map(({ destination }) => destination)
    .filter((destination) => !/^\/:(list|place|language)/.test(destination));
  const missing = fixed.filter((destination) => {
    const segments = destination.split('/').slice(1);
    // Any file or folder of a parameter stands for a value.
    const reaches = (folder: string, [first = '', ...rest]: string[]): boolean =>
      ['[slug]', '[id]', '[view]', '[page]', '[name]', '[part]', first].some((name) =>
        rest.length === 0 ? hasPage(`${folder}/${name}`) : reaches(`${folder}/${name}`, rest),
      );
    return !reaches('', segments);
  });
  expect(missing).toEqual([]);
});
