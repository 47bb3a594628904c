import { skinAxes } from '@/contract/skin';
import type { Topic } from '@/contract/topics';

/** Returns the axes of an attached result, in order; `share` is the bar's length. */
export function axesOf({ axes }: NonNullable<Topic['surveyData']>) {
  return skinAxes.flatMap(({ axis, first, second }) => {
    const found = axes.find(({ code }) => code === first || code === second);
    if (!found) return [];
    const letter = found.code === first ? first : second;
    return { axis, letter, share: Math.max(2, found.percent) };
  });
}
