import { expect, test } from 'vitest';
import { highlightParts } from './highlight.ts';

const marked = (text: string, search: string) =>
  highlightParts(text, search)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test('marks every word of a search at every position', () => {
  expect(marked('겨울 보습크림과 보습 팩', '보습 팩')).toBe('겨울 [보습]크림과 [보습] [팩]');
});

test('marks words case-insensitively', () => {
  expect(marked('Retinal과 RETINAL', 'retinal')).toBe('[Retinal]과 [RETINAL]');
});

test('marks the longer of two words with the same beginning', () => {
  expect(marked('선크림', '선 선크림')).toBe('[선크림]');
});

test('treats special characters literally', () => {
  expect(marked('수분 100% (크림)', '100% (크림)')).toBe('수분 [100%] [(크림)]');
  expect(marked('a.b axb', 'a.b')).toBe('[a.b] axb');
});

test('finds decomposed letters', () => {
  expect(marked('보습', '보습'.normalize('NFD'))).toBe('[보습]');
});

test('marks what is found: wide letters and curly quotes as plain ones, and words with unseen letters inside', () => {
  expect(marked('선크림 SPF50+', 'ＳＰＦ５０')).toBe('선크림 [SPF50]+');
  expect(marked('선크림 ＳＰＦ５０', 'spf50')).toBe('선크림 [ＳＰＦ５０]');
  expect(marked('‘꿀피부’라니 don’t', `'꿀피부' don't`)).toBe('[‘꿀피부’]라니 [don’t]');
  expect(marked('"물광"', '“물광”')).toBe('["물광"]');
  expect(marked('보습', '보\u200b습')).toBe('[보습]');
  expect(marked('보\u200b\u00ad습 팩', '보습')).toBe('[보\u200b\u00ad습] 팩');
});

test.each([
  ['👨‍👩‍👧 가족', '👨', '[👨‍👩‍👧] 가족'],
  ['👨‍👩‍👧 가족', '👧', '[👨‍👩‍👧] 가족'],
  ['👍🏽 좋아요', '👍', '[👍🏽] 좋아요'],
  ['1️⃣ 1번', '1', '[1️⃣] [1]번'],
  ['x\u0301y', 'x', '[x\u0301]y'],
])('marks whole characters in %s for %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test('has no empty pieces, wherever a match is', () => {
  expect(highlightParts('보습', '보습')).toEqual([{ text: '보습', marked: true }]);
  expect(marked('보습 팩', '보습  팩')).toBe('[보습] [팩]');
});

test('leaves a text without a search whole', () => {
  expect(highlightParts('보습', ' ')).toEqual([{ text: '보습', marked: false }]);
});
