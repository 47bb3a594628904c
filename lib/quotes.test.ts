import { expect, test } from 'vitest';
import { quoteOf } from './quoteOf.ts';
import { quoteBlocks } from './quotes.ts';

const shown = (text: string) =>
  quoteBlocks(text).map(({ isQuote, lines }) => [isQuote, lines.map(({ start, end }) => text.slice(start, end))]);

test('lines that begin with > and a space are a quotation, without the mark', () => {
  expect(shown('> 하나\n> 둘\n저도요\n\n> 셋')).toEqual([
    [true, ['하나', '둘']],
    [false, ['저도요', '']],
    [true, ['셋']],
  ]);
});

test('a mark within a line or without a space quotes nothing', () => {
  expect(shown('5 > 3\n>_<')).toEqual([[false, ['5 > 3', '>_<']]]);
});

test('a comment is quoted without what it quotes itself, and without blank lines', () => {
  expect(quoteOf('> 옛말\n첫 줄\n\n둘째 줄')).toBe('> 첫 줄\n> 둘째 줄');
});

test('a long comment is quoted to its 200th character, and no character is halved', () => {
  expect(quoteOf('😀'.repeat(201))).toBe(`> ${'😀'.repeat(200)}…`);
});
