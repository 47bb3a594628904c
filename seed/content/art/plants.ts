import type { Random } from '../random.ts';
import { arc, band, type Curve, fmt, grain, type Point, ribbon, sample } from './line.ts';
import { fill } from './svg.ts';

/** A leaf's colour, its veins and its lit half. */
export interface LeafColor {
  body: string;
  vein: string;
  lit: string;
}

/** A leaf from its stem to its tip (angle in degrees), `broad` as a share of its length. */
export function leaf(
  random: Random,
  [x, y]: Point,
  angle: number,
  length: number,
  broad: number,
  color: LeafColor,
): string {
  const turn = (angle * Math.PI) / 180;
  const put = ([along, aside]: Point): Point => [
    x + (Math.cos(turn) * along - Math.sin(turn) * aside) * length,
    y + (Math.sin(turn) * along + Math.cos(turn) * aside) * length,
  ];
  const bow = random.float(-0.06, 0.06);
  const side = (sign: number, share: number): Curve =>
    sample(
      (
        [
          [0, 0],
          [0.22, 0.8 * sign * share * broad + bow * 0.6],
          [0.55, sign * share * broad + bow],
          [1, bow * 0.5],
        ] as Curve
      ).map(put),
      14,
    );
  const count = Math.round(Math.min(12, Math.max(4, length / 22)));
  const veins = (sign: number): string =>
    grain(random, side(sign, 0.08), side(sign, 0.94), {
      count,
      width: Math.max(1, length * 0.008),
      trim: 0.16,
    });
  return [
    fill(band(side(1, 1), side(-1, 1)), color.body),
    fill(band(side(-1, 1), side(-1, 0)), color.lit, 0.5),
    fill(veins(1) + veins(-1), color.vein, 0.8),
    fill(ribbon(side(1, 0), Math.max(1.6, length * 0.018), 0.2), color.vein),
  ].join('');
}

/** A branch along `stem` with leaves in turn on either side. */
export function branch(random: Random, stem: Curve, size: number, color: LeafColor): string {
  const line = sample(stem, 15);
  const leaves = line.slice(3).map(([x, y], index, rest) => {
    const [px, py] = line[index + 2] ?? [x, y];
    const along = (Math.atan2(y - py, x - px) * 180) / Math.PI;
    const last = index === rest.length - 1;
    const aside = last ? 0 : (index % 2 === 0 ? -1 : 1) * random.float(34, 62);
    return leaf(
      random,
      [x, y],
      along + aside,
      size * random.float(0.75, 1.1) * (1 - index * 0.025),
      0.2,
      color,
    );
  });
  return fill(ribbon(line, size * 0.07, 0.1), color.vein) + leaves.join('');
}

/** A pebble with the rings of its stone. */
export function pebble(
  random: Random,
  [x, y]: Point,
  rx: number,
  ry: number,
  body: string,
  line: string,
): string {
  const upper = arc([x, y], rx * 0.96, ry * 0.9, 190, 350, 14);
  const lower = arc([x, y], rx * 0.96, ry * 0.9, 170, 10, 14);
  return [
    `<ellipse cx="${fmt(x)}" cy="${fmt(y)}" rx="${fmt(rx)}" ry="${fmt(ry)}" fill="${body}"/>`,
    fill(
      grain(random, upper, lower, { count: 6, width: Math.max(1.2, ry * 0.05), trim: 0.25 }),
      line,
      0.8,
    ),
  ].join('');
}
