import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFolder, queryOfView, viewFolder } from './patterns.ts';
import { documentRewrites, pageRedirects, pageRewrites, wellKnownRedirects } from './rewrites.ts';
import { table } from './table.ts';

/** The address of every page, `/posts/[id]`, by its file. */
const pages = new Set(
  readdirSync(join(import.meta.dirname, '../pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `/${file.replace(/(\/index)?\.tsx?$/, '')}`),
);
const hasPage = (page: string) => pages.has(page);

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
  // The pages of lists and of their entries may share a folder, and so the name of a parameter.
  const page = [pageFolder(address), pageFolder(address).replace(/\[\w+\]$/, '[view]')].find(hasPage);
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

// A parameter of the page matches any one segment.
const patterns = [...pages].map((page) => new RegExp(`^${page.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`));
const isPage = (path: string) => patterns.some((pattern) => pattern.test(path));

test('every rewrite leads to a page', () => {
  const fixed = [...pageRewrites, ...documentRewrites]
    .map(({ destination }) => destination)
    .filter((destination) => !/^\/:(list|place|language)/.test(destination));
  const missing = fixed.filter((path) => !isPage(path));
  expect(missing).toEqual([]);
});

test('every former address leads to a page and is none itself', () => {
  for (const { source, destination, permanent } of pageRedirects) {
    const [page = '', former] = [destination, source].map((address) => address.replace(/:(\w+)(\([^)]*\))?/g, '[$1]'));
    const steps = /\(([^)]+)\)/.exec(source)?.[1]?.split('|') ?? [''];
    const missing = steps.map((step) => page.replace('[step]', step)).filter((path) => !isPage(path));
    expect(missing).toEqual([]);
    expect(pages).not.toContain(former);
    expect(permanent).toBe(true);
  }
});

test('what every site is asked for leads to a page or a file', () => {
  const isFile = (path: string) => existsSync(join(import.meta.dirname, '../public', path));
  expect(wellKnownRedirects.filter(({ destination }) => !isPage(destination) && !isFile(destination))).toEqual([]);
});

test('a static view is known by its name, and every other name is none', () => {
  const { lists: all } = table;
  expect(queryOfView(all.posts, undefined)).toEqual({});
  expect(queryOfView(all.topics, 'every')).toEqual({});
  expect(queryOfView(all.topics, 'best')).toEqual({ best: '1' });
  expect(queryOfView(all.events, 'winners')).toEqual({ tab: 'winners' });
  expect(queryOfView(all.rankings, 'activity-month')).toEqual({
    type: 'activity',
    period: 'month',
  });
  for (const name of ['worst', 'best2', 'constructor', undefined]) {
    expect(queryOfView(all.topics, name), String(name)).toBeNull();
  }
  expect(queryOfView(all.challenges, 'opened')).toBeNull();
  expect(queryOfView(all.rankings, 'likes-year')).toBeNull();
});
