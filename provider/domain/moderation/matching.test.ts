import { expect, it } from 'vitest';
import { comments } from '../../../seed/content/comments/comments.ts';
import { members } from '../../../seed/content/members.ts';
import { bannedWords as seededBannedWords } from '../../../seed/content/moderation.ts';
import { topics } from '../../../seed/content/topics/topics.ts';
import { findBanned, formOf, isLongEnough } from './matching.ts';

const banned = ['시발', 'ㅅㅂ', '병신', 'sex'].map((word) => ({ word, form: formOf(word) }));
const found = (text: string) => findBanned(text, banned)[0]?.word;

it.each([
  ['시발', '시발'],
  ['이런 시발점', '시발'],
  ['시.발', '시발'],
  ['시1발', '시발'],
  ['시♥발놈아', '시발'],
  ['시\u200b발', '시발'],
  ['이런 시\ufeff발놈', '시발'],
  // The fillers of Hangul count as letters, and draw nothing.
  ['시\u3164발', '시발'],
  ['시\u1160발', '시발'],
  ['시\u115f발놈', '시발'],
  ['시\uffa0발', '시발'],
  ['시 발', '시발'],
  ['아 시  발 진짜', '시발'],
  ['ㅅㅣㅂㅏㄹ', '시발'],
  ['ㅅ ㅣ ㅂ ㅏ ㄹ', '시발'],
  ['시ㅂㅏㄹ', '시발'],
  ['시바ㄹ', '시발'],
  ['ㅅㅂ', 'ㅅㅂ'],
  ['ㅅ.ㅂ', 'ㅅㅂ'],
  ['ㅅ ㅂ', 'ㅅㅂ'],
  ['병\n신', '병신'],
  ['ＳＥＸ', 'sex'],
  ['s.e.x', 'sex'],
  ['s e x', 'sex'],
  ['sex를', 'sex'],
  ['so sex를', 'sex'],
  // Composed, its first letter would close the syllable before it.
  ['아ㅅㅂ', 'ㅅㅂ'],
  ['시ㅂㅏㄹ놈', '시발'],
])('finds the disguised word in %j', (text, match) => {
  expect(found(text)).toBe(match);
});

it.each([
  '다시 발라요',
  '다시 바르고 잤어요',
  '다시, 발라 주세요',
  '역시 발림성이 좋아요',
  '시 발라',
  '질병 신경',
  'unisex',
  'essex',
  '',
  '12345',
])('does not match %j', (text) => {
  expect(found(text)).toBeUndefined();
});

it.each(['x발', '발x'])('finds %s, of two scripts, within another word', (text) => {
  expect(findBanned(`이런${text}놈`, [{ form: formOf(text) }])).toHaveLength(1);
});

it('distinguishes a word of one letter from one that can be banned', () => {
  expect(['시', '1', 'ㅅㅂ', '가나'].map((typed) => isLongEnough(formOf(typed)))).toEqual([false, false, true, true]);
});

it('allows all of the first content', () => {
  const forms = seededBannedWords.map((word) => ({ word, form: formOf(word) }));
  expect(forms.every(({ form }) => isLongEnough(form))).toBe(true);
  const written = [
    ...topics.flatMap(({ title, content }) => [title, content]),
    ...Object.values(comments)
      .flat()
      .map(({ content }) => content),
    ...members.flatMap(({ nickname, introduction }) => [nickname, introduction]),
  ];
  expect(written.filter((text) => findBanned(text, forms).length > 0)).toEqual([]);
});
