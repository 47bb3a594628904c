import { expect, it } from 'vitest';
import { putTexts, textsByKey } from './textKeys.ts';

const file = () => ({ title: '제목', kinds: { barrier: { title: '장벽' } }, learn: { skin: ['그림', '이름'] } });

it('names every text by its place, in lists too', () => {
  expect(textsByKey(file())).toEqual([
    ['title', '제목'],
    ['kinds.barrier.title', '장벽'],
    ['learn.skin.0', '그림'],
    ['learn.skin.1', '이름'],
  ]);
});

it('puts texts in their places and leaves the others', () => {
  expect(putTexts(file(), { 'kinds.barrier.title': '보호막', 'learn.skin.1': '별명' })).toEqual({
    title: '제목',
    kinds: { barrier: { title: '보호막' } },
    learn: { skin: ['그림', '별명'] },
  });
});

it.each(['gone', 'kinds', 'kinds.gone.title', 'title.0', 'learn.skin.2', '__proto__.title', 'constructor.name', ''])(
  'adds nothing under %j, which the file has not',
  (key) => {
    expect(putTexts(file(), { [key]: '끼어든 글' })).toEqual(file());
    expect({}).not.toHaveProperty('title');
  },
);
