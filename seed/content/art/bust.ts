import type { Random } from '../random.ts';
import { band, type Curve, grain, type Point, sample } from './line.ts';
import { celadon, clay, paper, persimmon } from './palette.ts';
import { fill } from './svg.ts';

/** A face's colour, its shade and its lines. */
export interface Skin {
  base: string;
  shade: string;
  line: string;
}

const grounds: readonly (readonly [sheet: string, disc: string, line: string])[] = [
  [paper[2], paper[0], paper[3]],
  [celadon[1], celadon[0], celadon[2]],
  [celadon[2], celadon[1], celadon[3]],
  [persimmon[0], paper[0], persimmon[1]],
  [paper[3], paper[1], paper[4]],
  [celadon[4], celadon[3], celadon[5]],
  ['#EBD9C3', '#F6EBDD', '#D8BF9F'],
  [paper[1], celadon[1], paper[3]],
];

const clothes: readonly (readonly [cloth: string, line: string])[] = [
  [paper[0], paper[4]],
  [celadon[5], celadon[3]],
  [paper[7], paper[5]],
  [celadon[1], celadon[4]],
  ['#E4D2B8', clay[3]],
  [persimmon[2], persimmon[1]],
  [celadon[7], celadon[4]],
];

/** The sheet behind a portrait: a disc and a few flowing lines. */
export function ground(random: Random): string {
  const [sheet, disc, line] = random.pick(grounds);
  const [cx, cy, size] = [random.int(60, 196), random.int(70, 130), random.int(70, 104)];
  const low = sample([
    [-10, 168],
    [70, random.int(140, 190)],
    [180, random.int(150, 200)],
    [266, 160],
  ]);
  const lower = low.map(([x, y]): Point => [x, y + 110]);
  return [
    fill('M0 0H256V256H0Z', sheet),
    `<circle cx="${cx}" cy="${cy}" r="${size}" fill="${disc}"/>`,
    fill(grain(random, low, lower, { count: 15, width: 1.6, trim: 0.3 }), line, 0.9),
  ].join('');
}

/** Neck, shoulders and their cloth. */
export function bust(random: Random, skin: Skin): string {
  const [cloth, line] = random.pick(clothes);
  const collar = random.pick([204, 212, 222]);
  const slope = random.int(-6, 8);
  const neck = 'M106 150C108 184 106 198 92 212L128 244L164 212C150 198 148 184 150 150Z';
  const left = sample([
    [128, collar + 20],
    [108, collar + 12],
    [98, 200],
    [58, 214 + slope],
    [24, 262],
  ]);
  const right = left.map(([x, y]): Point => [256 - x, y]);
  const base: Curve = left.map(([x]): Point => [x, 266]);
  const baseRight = base.map(([x, y]): Point => [256 - x, y]);
  const shadow = sample([
    [106, 172],
    [124, 196],
    [150, 174],
  ]);
  const folds = (a: Curve, b: Curve): string =>
    grain(random, a, b, { count: 9, width: 1.5, trim: 0.25 });
  return [
    fill(neck, skin.base),
    fill(
      band(
        shadow,
        sample([
          [106, 184],
          [122, 206],
          [150, 186],
        ]),
      ),
      skin.shade,
      0.9,
    ),
    fill(band(left, base) + band(right, baseRight), cloth),
    fill(folds(left, base) + folds(right, baseRight), line, 0.75),
  ].join('');
}
