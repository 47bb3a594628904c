import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, stubStorage } from '../../tests/storage.ts';
import { forgetOwnPages, isOwnPage, rememberOwnPage } from './ownPages.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';
import { dropClaim, readClaim, saveClaim } from './surveyClaim.ts';

beforeEach(stubStorage);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('the latest eight searches are remembered, each once, the last first', () => {
  expect(recentSearches()).toEqual([]);
  for (const search of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '3']) rememberSearch(search);
  expect(recentSearches()).toEqual(['3', '9', '8', '7', '6', '5', '4', '2']);
  forgetSearches();
  expect([recentSearches(), localStorage.getItem('gyeol-searches')]).toEqual([[], null]);
});

test.each([
  ['{"0":"a"}', []],
  ['broken', []],
  ['["a", 7, null, "b"]', ['a', 'b']],
  [JSON.stringify(Array.from({ length: 9 }, () => 'a')), Array.from({ length: 8 }, () => 'a')],
])('searches that are stored as %s are read as %j', (stored, read) => {
  localStorage.setItem('gyeol-searches', stored);
  expect(recentSearches()).toEqual(read);
});

test('the pages of one member’s own are remembered, the latest thirty, until another’s are', () => {
  const pages = Array.from({ length: 31 }, (_, index) => `/challenges/${index}`);
  for (const page of pages) rememberOwnPage('demo', page, true);
  expect(pages.filter((page) => !isOwnPage(page))).toEqual(['/challenges/0']);
  rememberOwnPage('demo', '/challenges/7', false);
  expect(['/challenges/7', '/challenges/8'].map((page) => isOwnPage(page, 'demo'))).toEqual([false, true]);
  expect(isOwnPage('/challenges/8', 'sora')).toBe(false);
  rememberOwnPage('sora', '/surveys', true);
  expect(localStorage.getItem('gyeol-own')).toBe('["sora","/surveys"]');
  forgetOwnPages();
  expect(localStorage.getItem('gyeol-own')).toBeNull();
  localStorage.setItem('gyeol-own', '{');
  expect(isOwnPage('/surveys')).toBe(false);
});

test('a visitor’s survey result is kept until a member claims it', () => {
  expect(readClaim()).toBe('');
  saveClaim('key');
  saveClaim(null);
  saveClaim('');
  expect([readClaim(), localStorage.getItem('gyeol-survey-claim')]).toEqual(['key', 'key']);
  dropClaim();
  expect([readClaim(), localStorage.getItem('gyeol-survey-claim')]).toEqual(['', null]);
});

test('the claims of the session that was ended last are remembered, never its signature', async () => {
  const { endedClaims, rememberEnded } = await import('./endedSession.ts');
  expect(endedClaims()).toBe('');
  rememberEnded('header.claims.signature');
  expect([endedClaims(), localStorage.getItem('gyeol-ended-session')]).toEqual(['claims', 'claims']);
  rememberEnded('opaque');
  expect(endedClaims()).toBe('opaque');
  localStorage.setItem('gyeol-ended-session', 'claims of another tab');
  expect(endedClaims()).toBe('claims of another tab');
});

test('a browser that blocks storage remembers an ended session for the page, and nothing else', async () => {
  blockStorage();
  const { endedClaims, rememberEnded } = await import('./endedSession.ts');
  rememberEnded('header.claims.signature');
  expect(endedClaims()).toBe('claims');
  rememberSearch('토너');
  rememberOwnPage('demo', '/surveys', true);
  forgetOwnPages();
  saveClaim('key');
  dropClaim();
  expect([recentSearches(), readClaim(), isOwnPage('/surveys')]).toEqual([[], '', false]);
});
