import { expect, test } from 'vitest';
import { inLanguage, languageOfPath, withoutLanguage } from './pathLanguage.ts';

test('a path loses and finds its language', () => {
  expect(withoutLanguage('/en/me?x=1')).toBe('/me?x=1');
  expect(withoutLanguage('/en')).toBe('/');
  expect(withoutLanguage('/english')).toBe('/english');
  expect(languageOfPath('/en/me')).toBe('en');
  expect(languageOfPath('/me')).toBe('ko');
  expect(inLanguage('/', 'en')).toBe('/en');
  expect(inLanguage('/me', 'en')).toBe('/en/me');
  expect(inLanguage('/me', 'ko')).toBe('/me');
});
