import { own } from '../../../contract/own.ts';
import { skinAxes } from '../../../contract/skin.ts';
import { ANSWER_MAX, barrierItems, LOW_CONFIDENCE, type SkinItem } from '../../../contract/skinItems.ts';
import type { AxisResult } from '../../../contract/surveys.ts';

export type Answers = Record<string, number | null>;

const MIDDLE = (1 + ANSWER_MAX) / 2;
/** The furthest that answers from 1 to 4 can lie from their mean. */
const WIDEST = (ANSWER_MAX - 1) / 2;

/** Returns the answers to some items, reversed items inverted; "모름" (don't know) is left out. */
const valuesOf = (items: readonly { id: string; reversed: boolean }[], answers: Answers) =>
  items.flatMap(({ id, reversed }) => {
    const answer = own(answers, id);
    if (answer === null || answer === undefined) return [];
    return reversed ? 1 + ANSWER_MAX - answer : answer;
  });

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Computes the confidence in a mean, in per cent: the share of items answered, times their agreement. */
function confidenceOf(values: number[], asked: number): number {
  if (values.length === 0) return 0;
  const middle = mean(values);
  const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) / WIDEST;
  return Math.round((values.length / asked) * (1 - spread) * 100);
}

/** Converts a mean between 1 and 4 to per cent. */
const percentOf = (value: number) => Math.round(((value - 1) / (ANSWER_MAX - 1)) * 100);

/**
 * Scores the skin test by the published formula: the mean of an axis's answers, "모름" left out; a tie goes to
 * the side listed first. `percent` is how far the mean lies on the resulting side.
 */
export function scoreSkin(items: readonly SkinItem[], answers: Answers) {
  const axes = skinAxes.map(({ axis, first, second }): AxisResult => {
    const own = items.filter((item) => item.axis === axis);
    const values = valuesOf(own, answers);
    const value = values.length > 0 ? mean(values) : MIDDLE;
    const isFirst = value >= MIDDLE;
    const percent = percentOf(value);
    return {
      axis,
      letter: isFirst ? first : second,
      percent: isFirst ? percent : 100 - percent,
      confidence: confidenceOf(values, own.length),
    };
  });
  return { type: axes.map(({ letter }) => letter).join(''), axes };
}

/** Returns the axes with a low confidence, which the upgrade asks again. */
export const lowAxes = (axes: AxisResult[]) =>
  axes.filter(({ confidence }) => confidence < LOW_CONFIDENCE).map(({ axis }) => axis);

/** Scores the skin barrier from 0 (worn) to 100 (sound): items describe a worn one unless reversed. */
export function scoreBarrier(answers: Answers) {
  const values = valuesOf(barrierItems, answers);
  const score = values.length > 0 ? 100 - percentOf(mean(values)) : null;
  return { score, confidence: confidenceOf(values, barrierItems.length) };
}
