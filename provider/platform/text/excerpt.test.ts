import { expect, it, test } from 'vitest';
import { wholeCharacters } from '../../../tests/inputs/text.ts';
import { EXCERPT_READ, excerptOf } from './excerpt.ts';

it('leaves a short text as it is, on one line', () => {
  expect(excerptOf(' 세안 뒤\n\n삼 분 ')).toBe('세안 뒤 삼 분');
  expect(excerptOf('결'.repeat(120))).toBe('결'.repeat(120));
  expect(excerptOf('🌿'.repeat(120))).toBe('🌿'.repeat(120));
});

it('parts the items of a list by dots for their marks, and leaves a number or dash of a sentence', () => {
  expect(excerptOf('순서예요.\n\n1. 세안\n2) 토너\n- 크림\n  • 선크림')).toBe('순서예요. 세안 · 토너 · 크림 · 선크림');
  const sentence = '12. 25 크리스마스 - 3. 5 이하면 1. 그대로';
  expect(excerptOf(sentence)).toBe(sentence);
});

it('ends a cut excerpt with an ellipsis, and cuts no character in two', () => {
  expect(excerptOf('결'.repeat(121))).toBe(`${'결'.repeat(119)}…`);
  expect(excerptOf('🌿'.repeat(121))).toBe(`${'🌿'.repeat(119)}…`);
  expect(excerptOf(`${'결'.repeat(118)} 결결`)).toBe(`${'결'.repeat(118)}…`);
  expect(excerptOf('긴 글 '.repeat(3000))).toBe(`${'긴 글 '.repeat(30).trim()}…`);
});

it('reads no further than a list’s query does', () => {
  const blank = ' '.repeat(EXCERPT_READ - 2);
  expect([`${blank}결`, `${blank}결결결`, `  ${blank}결`].map(excerptOf)).toEqual(['결', '결…', '…']);
});

test.each(wholeCharacters)('$from is whole at the end of an excerpt, and where reading ends', ({ input }) => {
  expect(excerptOf(`${'결'.repeat(118)}${input}결결`)).toBe(`${'결'.repeat(118)}${input}…`);
  const points = [...input.repeat(EXCERPT_READ)];
  for (const before of ['', ' ', '  ']) {
    const read = before + points.slice(0, EXCERPT_READ - before.length).join('');
    expect(excerptOf(read).replaceAll(input, '')).toBe('…');
  }
});
