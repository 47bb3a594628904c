import { expect, test } from 'vitest';
import { skinTypes } from '@/contract/skin';
import * as newsletter from '@/pages/newsletter';
import * as robots from '@/pages/robots.txt';
import * as sitemapPart from '@/pages/sitemap/[part]';
import * as sitemap from '@/pages/sitemap.xml';
import * as support from '@/pages/support';
import { newSeed } from '@/provider/areas/raffles/commitment';
import { raffles } from '@/provider/db/schema/raffles';
import { testProvider } from '../api';
import { propsOf } from '../render';
import { documentOf, faultsOf } from './document';

/** Returns the addresses of a part of the sitemap. */
async function partOf(part: string): Promise<string[]> {
  const { text } = await documentOf(sitemapPart, { params: { part } });
  expect(await faultsOf(text, 'sitemap')).toEqual([]);
  return [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
}

test('the index of the sitemap fits its schema and names its parts', async () => {
  const { text } = await documentOf(sitemap);
  expect(await faultsOf(text, 'sitemap')).toEqual([]);
  expect(text).toContain('/sitemap-pages.xml</loc>');
});

test('every skin type and survey has its place in the sitemap, each once', async () => {
  const pages = await partOf('pages');
  expect(pages).toEqual(expect.arrayContaining(skinTypes.map((code) => `/skin/${code}`)));
  expect(pages).toEqual(expect.arrayContaining(['/surveys', '/surveys/barrier']));
  expect(new Set(pages).size).toBe(pages.length);
});

test.each([
  ['/users/editor1', false],
  ['/forums/editorial', false],
  ['/questions/edit-my-routine-5', false],
  ['/posts/7/edit', true],
  ['/en/forums/free/topics/3/edit', true],
  ['/forums/free/new', true],
  ['/users/newbie', false],
])('a crawler that reads %s as robots.txt says leaves it alone: %s', async (path, isLeft) => {
  const { text } = await documentOf(robots);
  const rules = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => {
    const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern}`);
  });
  expect(rules.some((rule) => rule.test(path))).toBe(isLeft);
});

test.each([
  ['/newsletter', newsletter],
  ['/support', support],
])('%s, which search engines find, names its address with that of the site', async (path, page) => {
  const { props } = await propsOf(page, { path, params: {}, locale: 'ko' });
  expect(props.origin).toMatch(/^https?:/);
});

test('every raffle has its place in the sitemap', async () => {
  const { services } = await testProvider();
  const texts = { title: '', titleEn: '', description: '', descriptionEn: '', image: '' };
  const at = services.now();
  const [made] = await services.database.write((tx) =>
    tx
      .insert(raffles)
      .values({ ...texts, startsAt: at, endsAt: at, publishedAt: at, ...newSeed() })
      .returning(),
  );
  expect(await partOf('raffles-1')).toContain(`/raffles/${made?.id}`);
});
