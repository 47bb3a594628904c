import { expect, test } from 'vitest';
import { textsWithAt } from '../tests/inputs/mentions.ts';
import { calledIn, withoutCalls } from './calls.ts';

test('a text calls each member once, up to ten, and none in a quotation', () => {
  expect(calledIn('> @quoted_one\n@Mina_k 고마워요 @mina_k @ab')).toEqual(['mina_k']);
  expect(calledIn(Array.from({ length: 12 }, (_, at) => `@member_${at}`).join(' '))).toHaveLength(10);
});

test.each(textsWithAt)('an @ in $from calls the member: $mentions', ({ input, mentions }) => {
  expect(calledIn(input('mina_k')).includes('mina_k')).toBe(mentions);
});

test('a call is taken out of a text wherever it stands, with its blank, and nothing else', () => {
  expect(withoutCalls('@mina_k 고마워요 @bora_m\n> @mina_k\n@MINA_K', 'mina_k')).toBe('고마워요 @bora_m\n> @mina_k\n');
});
