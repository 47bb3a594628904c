import { expect, it } from 'vitest';
import { skinAxes, skinTypes } from '../../../contract/skin.ts';
import {
  barrierItems,
  fullItems,
  LOW_CONFIDENCE,
  type SkinItem,
  shortItems,
  upgradeItems,
} from '../../../contract/skinItems.ts';
import { type Answers, lowAxes, scoreBarrier, scoreSkin } from './score.ts';

/** Returns answers in favour of the first side of each axis of a code with `strength` (1 to 4), or against it. */
const answersFor = (items: readonly SkinItem[], code: string, strength = 4): Answers =>
  Object.fromEntries(
    items.map(({ id, axis, reversed }) => {
      const index = skinAxes.findIndex((it) => it.axis === axis);
      const isFirst = code[index] === skinAxes[index]?.first;
      return [id, isFirst !== reversed ? strength : 5 - strength];
    }),
  );

it('there are sixteen types, each named once', () => {
  expect(new Set(skinTypes).size).toBe(16);
  expect(skinTypes[0]).toBe('YMSJ');
  expect(skinTypes.at(-1)).toBe('GTKP');
});

it('has 32 items, 8 of them in the short form, and others in the upgrade', () => {
  expect(new Set(fullItems.map(({ id }) => id)).size).toBe(32);
  expect(shortItems).toHaveLength(8);
  expect(fullItems).toEqual(expect.arrayContaining([...shortItems]));
  expect(upgradeItems).toHaveLength(16);
  expect(fullItems.filter(({ id }) => upgradeItems.some((it) => it.id === id))).toEqual([]);
  expect(barrierItems).toHaveLength(12);
});

it.each([...skinTypes])('answers in favour of %s result in it, with full confidence', (code) => {
  for (const items of [fullItems, shortItems]) {
    const { type, axes } = scoreSkin(items, answersFor(items, code));
    expect(type).toBe(code);
    for (const axis of axes) expect(axis).toMatchObject({ percent: 100, confidence: 100 });
  }
});

it.each([...skinTypes])('weak answers in favour of %s result in it too, at 67 per cent', (code) => {
  const { type, axes } = scoreSkin(fullItems, answersFor(fullItems, code, 3));
  expect(type).toBe(code);
  for (const { percent } of axes) expect(percent).toBe(67);
});

/** Returns answers to one axis with a tie: as many for the one side as for the other. */
const tied = (items: readonly SkinItem[], axis: string): Answers =>
  Object.fromEntries(
    items
      .filter((item) => item.axis === axis)
      .map(({ id, reversed }, index) => [id, (index % 2 === 0) !== reversed ? 4 : 1]),
  );

/** Every result of four axes: each on its first side, its second, or tied (`=`). */
const outcomes = skinAxes.reduce<string[]>(
  (codes, { first, second }) => codes.flatMap((code) => [first, second, '='].map((letter) => code + letter)),
  [''],
);
const surveys = { full: fullItems, short: shortItems, upgraded: [...fullItems, ...upgradeItems] };

it.each(outcomes)('%s results from ties on each axis’s first side', (outcome) => {
  const ties = skinAxes.filter((_, index) => outcome[index] === '=');
  const due = skinAxes.map(({ first }, index) => (outcome[index] === '=' ? first : outcome[index]));
  for (const items of Object.values(surveys)) {
    const answers = answersFor(items, outcome);
    for (const { axis } of ties) Object.assign(answers, tied(items, axis));
    const { type, axes } = scoreSkin(items, answers);
    expect(type).toBe(due.join(''));
    for (const { axis, first } of ties) {
      const tie = { axis, letter: first, percent: 50, confidence: 0 };
      expect(axes.find((it) => it.axis === axis)).toEqual(tie);
    }
  }
});

it('there are 81 possible results', () => expect(new Set(outcomes).size).toBe(81));

it('every item answered with 모름 is a tie on every axis without any confidence', () => {
  const unknown = Object.fromEntries(fullItems.map(({ id }) => [id, null]));
  const { type, axes } = scoreSkin(fullItems, unknown);
  expect(type).toBe('YMSJ');
  for (const axis of axes) expect(axis).toMatchObject({ percent: 50, confidence: 0 });
  expect(lowAxes(axes)).toEqual(['oil', 'sensitivity', 'tone', 'firmness']);
});

it('an axis is asked again below the bound of confidence', () => {
  const axis = { letter: 'Y', percent: 50 } as const;
  const axes = [
    { ...axis, axis: 'oil', confidence: LOW_CONFIDENCE },
    { ...axis, axis: 'tone', confidence: LOW_CONFIDENCE - 1 },
  ] as const;
  expect(lowAxes([...axes])).toEqual(['tone']);
});

it('모름 is excluded from the mean and lowers the confidence only', () => {
  const answers = answersFor(fullItems, 'GTKP');
  for (const { id } of fullItems.filter(({ axis }) => axis === 'oil').slice(0, 4)) answers[id] = null;
  const [oil] = scoreSkin(fullItems, answers).axes;
  expect(oil).toEqual({ axis: 'oil', letter: 'G', percent: 100, confidence: 50 });
});

it('a barrier runs from 0 to 100, and is unknown when nothing was answered', () => {
  const all = (worn: number) =>
    Object.fromEntries(barrierItems.map(({ id, reversed }) => [id, reversed ? 5 - worn : worn]));
  expect(scoreBarrier(all(1))).toEqual({ score: 100, confidence: 100 });
  expect(scoreBarrier(all(4))).toEqual({ score: 0, confidence: 100 });
  expect(scoreBarrier(all(2)).score).toBe(67);
  expect(scoreBarrier({})).toEqual({ score: null, confidence: 0 });
});
