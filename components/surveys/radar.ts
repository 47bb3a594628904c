import { curveCardinalClosed, lineRadial } from 'd3-shape';
import { own } from '@/contract/own';
import { skinAxes } from '@/contract/skin';
import type { AxisResult } from '@/contract/surveys';

/** The drawing's own units. `middle` is the ring on which an axis favours neither side. */
export const RADAR = { width: 360, height: 272, radius: 100, rings: [0.25, 0.75, 1], middle: 0.5 };

/** An axis and how far it leans, in per cent of the way to `side`. */
export interface Lean {
  axis: AxisResult['axis'];
  side: string;
  percent: number;
}

/** Returns the leaning of a result's axis. */
export const leanOf = ({ axis, letter: side, percent }: AxisResult): Lean => ({ axis, side, percent });

/** How far the shape of a type, which has no scores of its own, leans on each axis, in per cent. */
const TYPE_PERCENT = 82;

/** Returns the leanings of a type itself, alike on each axis. */
export const leansOf = (code: string): Lean[] =>
  skinAxes.map(({ axis }, index) => ({ axis, side: code[index] ?? '', percent: TYPE_PERCENT }));

/** The sides in the order of the eight spokes: each lies opposite the other of its axis. */
export const spokes: readonly string[] = [
  ...skinAxes.map(({ first }) => first),
  ...skinAxes.map(({ second }) => second),
];

/** Returns the share (0 to 1) of each spoke. The two of an axis add up to 1, so a shape leans to its sides. */
export function sharesOf(leans: readonly Lean[]): number[] {
  const firsts = skinAxes.map(({ axis, first }) => {
    const lean = leans.find((it) => it.axis === axis);
    if (!lean) return RADAR.middle;
    return (lean.side === first ? lean.percent : 100 - lean.percent) / 100;
  });
  return [...firsts, ...firsts.map((share) => 1 - share)];
}

/** Computes a smooth closed path through a share (0 to 1) of the radius on each spoke, from the top. */
export function radarPath(shares: readonly number[]): string {
  const angle = (index: number) => (index / shares.length) * 2 * Math.PI;
  const line = lineRadial<number>()
    .angle((_, index) => angle(index))
    .radius((share) => Math.max(0.06, share) * RADAR.radius)
    .curve(curveCardinalClosed.tension(0.2));
  return line([...shares]) ?? '';
}

const anchors = { '-1': 'end', '0': 'middle', '1': 'start' } as const;

/** Returns the position of a spoke's name, outside the ring, and the end of the text that lies there. */
export function labelAt(index: number) {
  const angle = (index / spokes.length) * 2 * Math.PI;
  const far = RADAR.radius + 14;
  const x = Math.sin(angle) * far;
  const side = Math.abs(x) < 1 ? 0 : Math.sign(x);
  return { x, y: -Math.cos(angle) * (far + 2), anchor: own(anchors, String(side)) ?? 'middle' };
}
