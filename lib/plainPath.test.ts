import fc from 'fast-check';
import { expect, test } from 'vitest';
import { malformedPaths, oddPaths } from '../tests/inputs/addresses.ts';
import { plainPath } from './plainPath.ts';

test.each(oddPaths)('$input, of $from, is $expected', ({ input, expected }) => {
  expect(plainPath(input)).toBe(expected);
});

test.each(malformedPaths)('$input, of $from, is no other spelling of a page', ({ input }) => {
  expect(plainPath(input)).toBe(input);
});

const parts = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5C',
  '%',
  '2',
  'e',
  'ko',
  'en',
  '%6bo',
  'topics',
  '가',
  ' ',
  '@',
];

test('a plain path is plain, and of this site, whatever it was made of', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (some) => {
      const path = plainPath(`/${some.join('')}`);
      expect(plainPath(path)).toBe(path);
      if (path.includes('%')) return;
      expect(path.split('/')).not.toEqual(expect.arrayContaining(['..']));
      expect(new URL(path, 'https://gyeol.example').origin).toBe('https://gyeol.example');
    }),
    { numRuns: 2000 },
  );
});
