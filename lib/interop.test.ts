import { expect, test } from 'vitest';
import { defaultOf } from './interop.ts';

test('the default export is found in the exports of a CommonJS package', () => {
  expect(defaultOf({ default: 'it' })).toBe('it');
});

test.each([['text'], [null], [{ other: 1 }], [7]])('%j, which is the export itself, is returned', (imported) => {
  expect(defaultOf<unknown>(imported)).toBe(imported);
});

test('a function is the export itself, though it names a default', () => {
  const exported = Object.assign(() => 1, { default: 'it' });
  expect(defaultOf<unknown>(exported)).toBe(exported);
});
