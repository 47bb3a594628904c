import { type SkinAxis, skinAxes } from './skin.ts';

/** An item of a survey. A `reversed` one speaks for the axis's second side. */
export interface SkinItem {
  id: string;
  axis: SkinAxis;
  reversed: boolean;
}

/** The items of an axis that are in favour of its second side. */
const reversedItems: Record<SkinAxis, readonly number[]> = {
  oil: [3, 6, 8],
  sensitivity: [4, 7],
  tone: [4, 8],
  firmness: [3, 7],
};

const FULL_ITEMS = 8;
const UPGRADE_ITEMS = 4;
const SHORT_ITEMS = 2;

const itemsOf = (axis: SkinAxis, from: number, count: number): SkinItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${axis}${from + index}`,
    axis,
    reversed: reversedItems[axis].includes(from + index),
  }));

/** Returns items of all axes in turn, so that a member does not answer eight alike in a row. */
const alternating = (count: number, from = 1): SkinItem[] => {
  const perAxis = skinAxes.map(({ axis }) => itemsOf(axis, from, count));
  return Array.from({ length: count }, (_, position) => perAxis.map((items) => items[position])).flat() as SkinItem[];
};

/** The full test, its short form, and the further items of an unsure axis. */
export const fullItems: readonly SkinItem[] = alternating(FULL_ITEMS);
export const shortItems: readonly SkinItem[] = alternating(SHORT_ITEMS);
export const upgradeItems: readonly SkinItem[] = alternating(UPGRADE_ITEMS, FULL_ITEMS + 1);

/** The items of the skin-barrier survey; a `reversed` one speaks for a strong barrier. */
export const barrierItems: readonly { id: string; reversed: boolean }[] = Array.from({ length: 12 }, (_, index) => ({
  id: `barrier${index + 1}`,
  reversed: [3, 6, 9, 12].includes(index + 1),
}));

/** An answer runs from 1 (not at all) to this (very much); null is "모름". */
export const ANSWER_MAX = 4;
/** The upgrade asks again about an axis below this confidence, in per cent. */
export const LOW_CONFIDENCE = 60;
/** An anonymous visitor's result is stored this long for them to sign up, in days. */
export const CLAIM_DAYS = 30;
