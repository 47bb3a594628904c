import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { authErrorOf, queryErrors, specifiedErrors } from './authErrors.ts';

test.each(['ko', 'en'])('every authentication error has a text in %s', async (language) => {
  const file = new URL(`../public/locales/${language}/auth.json`, import.meta.url);
  const { error } = JSON.parse(await readFile(file, 'utf8'));
  expect(specifiedErrors).toHaveLength(10);
  for (const name of [...specifiedErrors, ...queryErrors, 'Suspended']) expect(error[name], name).toMatch(/\S/);
});

test('an address names a known error, or none of its own', () => {
  expect(authErrorOf('SessionRequired')).toBe('SessionRequired');
  expect(authErrorOf('Call 010-1234-5678 to unlock')).toBe('Default');
  expect(authErrorOf(['SessionRequired'])).toBe('Default');
  expect(authErrorOf(undefined)).toBeUndefined();
});
