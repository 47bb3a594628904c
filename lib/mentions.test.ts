import { expect, test } from 'vitest';
import { calledIn, completeMention, typedMention, withoutCalls } from './mentions.ts';

test.each([
  ['@', 1, { start: 0, search: '' }],
  ['고마워요 @mi', 8, { start: 5, search: 'mi' }],
  ['(@보리', 4, { start: 1, search: '보리' }],
  ['@mina 그리고', 3, { start: 0, search: 'mi' }],
  ['줄\n@a_1', 6, { start: 2, search: 'a_1' }],
  ['hi@mi', 5, null],
  ['@mi ', 4, null],
  ['@@mi', 4, null],
  ['', 0, null],
])('in %j before %i the mention is %j', (text, caret, expected) => {
  expect(typedMention(text, caret)).toEqual(expected);
});

test('a chosen member replaces what was typed, with one space and the caret behind it', () => {
  const chosen = completeMention('음 @mi 맞아요', { start: 2, search: 'mi' }, 'mina_k');
  expect(chosen).toEqual({ text: '음 @mina_k 맞아요', caret: 10 });
});

test('a text calls each member once, not in an address, a quotation, an e-mail address or a handle elsewhere', () => {
  const text =
    '> @quoted_one\n@Mina_k 고마워요 @mina_k, https://x.example/@address_of a@mail_of.kr @handle@host.kr @ab';
  expect(calledIn(text)).toEqual(['mina_k']);
  expect(calledIn(Array.from({ length: 12 }, (_, at) => `@member_${at}`).join(' '))).toHaveLength(10);
});

test('a call is taken out of a text wherever it stands, with its blank, and nothing else', () => {
  expect(withoutCalls('@mina_k 고마워요 @bora_m\n> @mina_k\n@MINA_K', 'mina_k')).toBe('고마워요 @bora_m\n> @mina_k\n');
});
