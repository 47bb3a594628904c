import { expect, it } from 'vitest';
import { textLink } from '../../../contract/common.ts';
import { linkedTexts } from '../../../tests/inputs/links.ts';
import { findAddresses, findLinks, hasCredentials } from './links.ts';

const hrefs = (text: string) => findLinks(text).map(({ href }) => href);

it('finds addresses with and without their scheme', () => {
  expect(hrefs('https://gyeol.example/a?b=1 그리고 www.oliveyoung.co.kr 참고')).toEqual([
    'https://gyeol.example/a?b=1',
    'https://www.oliveyoung.co.kr',
  ]);
});

it('leaves the bracket and the full stop behind an address out of it', () => {
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

const linked = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end));

it.each(linkedTexts)('finds the addresses beside $from', ({ input, expected }) => {
  expect(linked(input)).toEqual(expected);
  expect(findLinks(input).every(({ href }) => URL.canParse(href))).toBe(true);
});

it.each([
  '은',
  '이',
  '을',
  '에',
  '에서',
  '에서는',
  '으로',
  '까지',
  '부터',
  '입니다',
  '이에요',
  '라고',
  '에도',
  '에는',
  '로는',
  '이랑',
  '이나',
  '이고',
  '인데요',
  '네요',
  '라서',
  '임',
])('leaves %s behind any address of Latin letters out of it, and no letter of the address', (ending) => {
  for (const address of [
    'https://example.com',
    'www.example.com',
    'https://example.com:8080',
    'https://example.com/a/b-c.html',
    'https://example.com/a?b=1&c=2',
    'https://example.com/a#b',
  ]) {
    expect(linked(`${address}${ending} 봐요`)).toEqual([address]);
  }
});

it.each([
  ['https://evil.example/길', 'https://evil.example/길'],
  ['//evil.example', '//evil.example'],
  ['ftp://evil.example', 'ftp://evil.example'],
  ['[여기](evil.com)', 'http://evil.com'],
  ['evil.com에서 만나요', 'http://evil.com'],
  ['링크:evil.com', 'http://evil.com'],
  ['evil．com', 'http://evil.com'],
  ['ｅｖｉｌ｡ｃｏｍ', 'http://evil.com'],
  ['evil。com', 'http://evil.com'],
  ['evil.\u200bco\u00adm', 'http://evil.com'],
  ['한글주소.com', 'http://한글주소.com'],
  ['evil.online', 'http://evil.online'],
  ['t.me/evil', 'http://t.me/evil'],
  ['https://gyeol.example@evil.example/a', 'https://gyeol.example@'],
  ['https:evil.com', 'http://evil.com'],
])('finds an address in %s', (text, address) => {
  expect(findAddresses(`앞 ${text} 뒤`)).toContain(address);
});

it.each([
  '@dalbit_lab 님, 메일은 a@evil.com 으로 주세요',
  '3.5mL를 발라요. 좋았어요... 정말요。그래요',
  'SPF50+ PA++++, pH 5.5, 1/2, 2026.11.29',
  '크림을 발랐어요.그리고 잤어요',
])('finds no address in %s', (text) => {
  expect(findAddresses(text)).toEqual([]);
});

it('finds all that becomes a link', () => {
  const missed = linkedTexts.filter(({ input }) => findLinks(input).length > findAddresses(input).length);
  expect(missed).toEqual([]);
});
