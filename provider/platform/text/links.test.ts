import { expect, it } from 'vitest';
import { textLink } from '../../../contract/common.ts';
import { findLinks, hasCredentials } from './links.ts';

const hrefs = (text: string) => findLinks(text).map(({ href }) => href);

it('finds addresses with and without their scheme', () => {
  expect(hrefs('https://gyeol.example/a?b=1 그리고 www.oliveyoung.co.kr 참고')).toEqual([
    'https://gyeol.example/a?b=1',
    'https://www.oliveyoung.co.kr',
  ]);
});

it('leaves the particle and the full stop behind an address out of it', () => {
  expect(hrefs('(https://gyeol.example/forums).')).toEqual(['https://gyeol.example/forums']);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  'ftp://old.example/file',
  'mailto:someone@example.com',
  'https://bank.example@evil.example/',
  'http://user:secret@evil.example',
  'https://:secret@evil.example/a',
  'https://256.256.256.256/',
])('makes no link of %s', (text) => {
  expect(findLinks(text)).toEqual([]);
});

it('looks for a name or password behind each address', () => {
  expect(hrefs('https://a.example https://b.example@evil.example')).toEqual(['https://a.example']);
  expect(hrefs('https://b.example@evil.example https://a.example')).toEqual(['https://a.example']);
});

it.each([
  ['https://a.example/@kim', false],
  ['https://kim@a.example/', true],
  ['https://:secret@a.example/', true],
  ['https://kim:secret@a.example/', true],
  ['https://256.256.256.256/', true],
])('%s has credentials: %s', (address, has) => {
  expect(hasCredentials(address)).toBe(has);
});

it('gives the position of each address in UTF-16 code units', () => {
  const text = '💧🌿 첫 줄\nhttps://a.example/<b>\n끝 "quoted" javascript:https://b.example';
  const links = findLinks(text);
  expect(links.map(({ start, end }) => text.slice(start, end))).toEqual(['https://a.example/', 'https://b.example']);
  for (const link of links) expect(textLink.parse(link)).toEqual(link);
});
