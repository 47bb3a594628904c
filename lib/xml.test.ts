import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { atomFeed } from './atom.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';
import { writeXml } from './xml.ts';

/** Reads a document as a browser does. @throws when it is not well-formed */
const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;

/** Texts and their expected output: only characters that XML forbids are removed. */
const HOSTILE: [string, string][] = [
  ...[
    '</title><script>alert(1)</script>',
    ']]> ]]><b>twice</b>',
    `" & ' onload="x`,
    '&amp; &lt;b&gt; &#60; &nosuch; %25',
    '<!-- --> <?php ?> <!DOCTYPE x>',
    '007',
    '0',
    'true',
  ].map((text): [string, string] => [text, text]),
  ['가\u0000나\u0008\u001f\ud800다\ufffe\uffff 🌿', '가나다 🌿'],
];

describe.each(HOSTILE)('%j', (text, left) => {
  it('is read from an element and an attribute as it was written', () => {
    const { documentElement } = parse(writeXml({ a: { '@href': text, '@title': text, b: text } }));
    expect(documentElement.getAttribute('href')).toBe(left);
    expect(documentElement.getAttribute('title')).toBe(left);
    expect(documentElement.querySelector('b')?.textContent).toBe(left);
    expect(documentElement.querySelectorAll('*')).toHaveLength(1);
  });

  it('stays inside its element of a feed', () => {
    const published = '2026-03-01T00:00:00.000Z';
    const entry = { url: text, title: text, author: text, published, updated: published, summary: text };
    const feed = { url: text, page: text, title: text, subtitle: text, language: 'ko' };
    const document = parse(atomFeed({ ...feed, entries: [entry, entry] }));
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(textsOf('feed > :is(id, title, subtitle)')).toEqual([left, left, left]);
    expect(textsOf('entry > :is(id, title, summary), entry > author > name')).toEqual([
      left,
      left,
      left,
      left,
      left,
      left,
      left,
      left,
    ]);
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      left,
      left,
      left,
      left,
    ]);
    expect(textsOf('updated')).toEqual([published, published, published]);
    expect(document.documentElement.getAttribute('xml:lang')).toBe('ko');
  });

  it('stays inside its address of the sitemap', () => {
    const part = parse(sitemapPart('https://gyeol.example', [`/a?b=${text}`]));
    const addresses = ['', '/en'].map((language) => `https://gyeol.example${language}/a?b=${left}`);
    expect([...part.querySelectorAll('url > loc')].map((loc) => loc.textContent)).toEqual(addresses);
    for (const url of part.querySelectorAll('url')) {
      expect([...url.children].slice(1).map((link) => link.getAttribute('href'))).toEqual(addresses);
    }
    const index = parse(sitemapIndex('https://gyeol.example', [text]));
    expect(index.querySelector('sitemapindex > sitemap > loc')?.textContent).toBe(
      `https://gyeol.example/sitemap-${left}.xml`,
    );
  });
});

it('names the schema of each element of the sitemap', () => {
  const document = parse(sitemapPart('https://gyeol.example', ['/']));
  const namespaces = [...document.querySelectorAll('*')].map((element) => element.namespaceURI);
  const [sitemap, xhtml] = ['http://www.sitemaps.org/schemas/sitemap/0.9', 'http://www.w3.org/1999/xhtml'];
  const url = [sitemap, sitemap, xhtml, xhtml];
  expect(namespaces).toEqual([sitemap, ...url, ...url]);
});

it('writes a part without pages', () => {
  expect(parse(sitemapPart('https://gyeol.example', [])).documentElement.tagName).toBe('urlset');
});
