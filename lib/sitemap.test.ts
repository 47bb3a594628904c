import { expect, it } from 'vitest';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

const ORIGIN = 'https://gyeol.example';

it('names each page in both languages, the home page without a slash behind the language', () => {
  const xml = sitemapPart(ORIGIN, ['/', '/topics?best=1&page=2']);
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://gyeol.example/</loc>',
    '<loc>https://gyeol.example/en</loc>',
    '<loc>https://gyeol.example/topics?best=1&amp;page=2</loc>',
    '<loc>https://gyeol.example/en/topics?best=1&amp;page=2</loc>',
  ]);
});

it('names the language of each alternate of a page', () => {
  const links = sitemapPart(ORIGIN, ['/topics']).match(/<xhtml:link [^>]+>/g);
  const pair = [
    `<xhtml:link rel="alternate" hreflang="ko" href="${ORIGIN}/topics"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/topics"/>`,
  ];
  expect(links).toEqual([...pair, ...pair]);
});

it('lists its parts by address', () => {
  expect(sitemapIndex(ORIGIN, ['pages', 'topics-1'])).toContain(
    '<loc>https://gyeol.example/sitemap-topics-1.xml</loc>',
  );
});
