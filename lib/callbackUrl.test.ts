import { describe, expect, test } from 'vitest';
import { oddPaths } from '../tests/inputs/addresses.ts';
import { callbackPath, mailablePath } from './callbackUrl.ts';
import { withoutLanguage } from './pathLanguage.ts';

const origin = 'https://gyeol.example';

describe('callbackPath', () => {
  test.each([
    ['/me', '/me'],
    ['/forums/free?page=2#top', '/forums/free?page=2#top'],
    ['https://gyeol.example/me', '/me'],
    ['/en/me', '/en/me'],
    ['/m%65/?x=%31', '/me?x=%31'],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
  ])('keeps %s, which is on this site', (value, path) => {
    expect(callbackPath(value, origin)).toBe(path);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example',
    'https://gyeol.example@evil.example/',
    'http://gyeol.example/me',
    'https://gyeol.example//evil.example',
    'javascript:alert(1)',
    'me',
    '',
    'https://[',
    `/${'a'.repeat(2000)}`,
    undefined,
    ['/me'],
  ])('refuses %j', (value) => {
    expect(callbackPath(value, origin)).toBeNull();
  });
});

test.each(oddPaths)('a way back spelt $input leads to a page of this site', ({ input }) => {
  const path = callbackPath(input, origin);
  if (path === null) return;
  expect(new URL(withoutLanguage(path), origin).origin).toBe(origin);
});

test.each([
  ['/challenges/9#write', '/challenges/9#write'],
  ['/search?search=%ED%94%BC%EB%B6%80&page=2', '/search?search=%ED%94%BC%EB%B6%80&page=2'],
  ['/', undefined],
  [null, undefined],
  ['//evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/피부', undefined],
  ['/a b', undefined],
  ['https://gyeol.example/me', undefined],
  [`/${'a'.repeat(500)}`, undefined],
])('a mail about %j leads on to %j', (path, mailed) => {
  expect(mailablePath(path)).toBe(mailed);
});

test('a site on this machine accepts the addresses of all its names', () => {
  const local = 'http://localhost:3000';
  expect(callbackPath('http://127.0.0.1:3000/me', local)).toBe('/me');
  expect(callbackPath('http://[::1]:3000/me', local)).toBe('/me');
  expect(callbackPath('http://127.0.0.1:4000/me', local)).toBeNull();
  expect(callbackPath('http://127.0.0.1.evil.example:3000/me', local)).toBeNull();
});
