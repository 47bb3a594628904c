import type { Random } from '../random.ts';

/** A place in the drawing: x to the right, y downwards, in user units. */
export type Point = readonly [number, number];
/** An open line through points. */
export type Curve = readonly Point[];

const at = (curve: Curve, index: number): Point =>
  curve[Math.min(Math.max(index, 0), curve.length - 1)] ?? [0, 0];

/** A number as short as a drawing needs it. */
export const fmt = (value: number): string => String(Math.round(value * 10) / 10);

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** `count` points evenly along a Catmull-Rom line through `controls`. */
export function sample(controls: Curve, count = 13): Curve {
  const spans = controls.length - 1;
  return Array.from({ length: count }, (_, step): Point => {
    const place = (step / (count - 1)) * spans;
    const index = Math.min(Math.floor(place), spans - 1);
    const t = place - index;
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((shift) => at(controls, index + shift)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const axis = (a: number, b: number, c: number, d: number): number =>
      0.5 *
      (2 * b +
        (c - a) * t +
        (2 * a - 5 * b + 4 * c - d) * t * t +
        (3 * b - a - 3 * c + d) * t ** 3);
    return [axis(p0[0], p1[0], p2[0], p3[0]), axis(p0[1], p1[1], p2[1], p3[1])];
  });
}

/** The line `t` (0 to 1) of the way from `a` to `b`; its end hangs lower by up to `sag` midway. */
export function between(a: Curve, b: Curve, t: number, sag = 0): Curve {
  return a.map((point, index): Point => {
    const other = at(b, index);
    const hang = sag * 4 * t * (1 - t) * (index / (a.length - 1)) ** 3;
    return [mix(point[0], other[0], t), mix(point[1], other[1], t) + hang];
  });
}

/** Every point moved by `shift(point, place)`, `place` from 0 to 1 along the line. */
export function bend(curve: Curve, shift: (point: Point, place: number) => Point): Curve {
  return curve.map((point, index) => shift(point, index / Math.max(curve.length - 1, 1)));
}

/** Path data of a smooth line through the points; `join` continues a path already begun. */
export function smooth(curve: Curve, join = false): string {
  const [first, ...rest] = curve;
  if (!first) return '';
  const start = `${join ? 'L' : 'M'}${fmt(first[0])} ${fmt(first[1])}`;
  const spans = rest.map((point, index) => {
    const [before, from, after] = [at(curve, index - 1), at(curve, index), at(curve, index + 2)];
    const c1: Point = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6];
    const c2: Point = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6];
    return `C${[...c1, ...c2, ...point].map(fmt).join(' ')}`;
  });
  return start + spans.join('');
}

/** Path data of the area between two lines, its far edge hanging by `sag`. */
export function band(a: Curve, b: Curve, sag = 0): string {
  const steps = sag === 0 ? [] : [0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9];
  const edge = steps.map((t): Point => at(between(a, b, t, sag), a.length - 1));
  const hem = edge.map(([x, y]) => `L${fmt(x)} ${fmt(y)}`).join('');
  return `${smooth(a)}${hem}${smooth([...b].reverse(), true)}Z`;
}

/** Path data of a brush stroke: thin where it begins and ends, `width` where it is fullest. */
export function ribbon(curve: Curve, width: number, fullest = 0.45): string {
  const side = (sign: number): Curve =>
    curve.map((point, index): Point => {
      const place = index / Math.max(curve.length - 1, 1);
      const rise = place < fullest ? place / fullest : (1 - place) / (1 - fullest);
      const half = (width / 2) * Math.sin((Math.PI / 2) * Math.max(rise, 0.04)) * sign;
      const [before, after] = [at(curve, index - 1), at(curve, index + 1)];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      return [point[0] - (dy / length) * half, point[1] + (dx / length) * half];
    });
  return band(side(1), side(-1));
}

/** How the grain between two lines is drawn: widths in user units, `stray` 0 to 1 of a gap. */
export interface Grain {
  count: number;
  width: number;
  stray?: number;
  /** Share of a line that may be missing at either end, 0 to 0.5. */
  trim?: number;
  /** How much lower the ends of the middle lines hang. */
  sag?: number;
}

/** Path data of many strokes that flow from line `a` to line `b`: 결 itself. */
export function grain(random: Random, a: Curve, b: Curve, options: Grain): string {
  const { count, width, stray = 0.5, trim = 0.12, sag = 0 } = options;
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5 + random.float(-stray, stray) * 0.8) / count;
    const curve = between(a, b, t, sag);
    const from = Math.floor(random.float(0, trim) * curve.length);
    const to = curve.length - Math.floor(random.float(0, trim) * curve.length);
    const kept = curve.slice(from, to);
    return ribbon(kept, width * random.float(0.55, 1.25), random.float(0.3, 0.65));
  }).join('');
}

/** Points of an ellipse from one angle to another, in degrees clockwise from the right. */
export function arc(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count = 24,
): Curve {
  return Array.from({ length: count }, (_, step): Point => {
    const angle = (mix(from, to, step / (count - 1)) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}
