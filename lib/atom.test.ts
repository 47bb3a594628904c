import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { atomFeed } from './atom.ts';

const feed = {
  url: 'https://gyeol.example/feeds/forums/free.xml',
  page: 'https://gyeol.example/forums/free',
  title: '자유 & 이야기',
  subtitle: '',
  language: 'ko',
};

it('escapes members’ text in every element', () => {
  const xml = atomFeed({
    ...feed,
    entries: [
      {
        url: 'https://gyeol.example/forums/free/topics/1',
        title: '</title><script>',
        author: '"보리" & 차',
        published: '2026-03-01T00:00:00.000Z',
        updated: '2026-03-01T00:00:00.000Z',
        summary: ']]><b>굵게</b>',
      },
    ],
  });
  expect(xml).toContain('<title>자유 &amp; 이야기</title>');
  expect(xml).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(xml).toContain('<name>&quot;보리&quot; &amp; 차</name>');
  expect(xml).toContain('<updated>2026-03-01T00:00:00.000Z</updated>');
  expect(xml).not.toContain('<b>');
});

it('links to itself, to its page and to the page of each entry', () => {
  const entry = {
    url: 'https://gyeol.example/posts/1',
    title: '',
    author: '',
    published: '',
    updated: '',
    summary: '',
  };
  const { window } = new JSDOM(atomFeed({ ...feed, entries: [entry] }), { contentType: 'application/xml' });
  const links = [...window.document.querySelectorAll('link')].map((link) =>
    ['rel', 'type', 'href'].map((name) => link.getAttribute(name)),
  );
  expect(window.document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(links).toEqual([
    ['self', 'application/atom+xml', feed.url],
    ['alternate', 'text/html', feed.page],
    ['alternate', 'text/html', entry.url],
  ]);
});

it('is a feed without entries too', () => {
  expect(atomFeed({ ...feed, entries: [] })).toMatch(/<updated>[^<]+<\/updated>.*<\/feed>\n$/);
});
