import { expect, test } from 'vitest';
import { completeMention, typedMention } from './mentions.ts';

test.each([
  ['@', 1, { start: 0, search: '' }],
  ['고마워요 @mi', 8, { start: 5, search: 'mi' }],
  ['(@보리', 4, { start: 1, search: '보리' }],
  ['@mina 그리고', 3, { start: 0, search: 'mi' }],
  ['줄\n@a_1', 6, { start: 2, search: 'a_1' }],
  ['hi@mi', 5, null],
  ['@mi ', 4, null],
  ['@@mi', 4, null],
  ['https://www.youtube.com/@mi', 27, null],
  ['tiktok.com/@mi', 14, null],
  ['https://example.com/a @mi', 25, { start: 22, search: 'mi' }],
  ['gil-@mi', 7, null],
  ['a+@mi', 5, null],
  ['> @mi', 5, null],
  ['', 0, null],
])('in %j before %i the mention is %j', (text, caret, expected) => {
  expect(typedMention(text, caret)).toEqual(expected);
});

test('a chosen member replaces what was typed, with one space and the caret behind it', () => {
  const chosen = completeMention('음 @mi 맞아요', { start: 2, search: 'mi' }, 'mina_k');
  expect(chosen).toEqual({ text: '음 @mina_k 맞아요', caret: 10 });
});
