import type { Random } from '../random.ts';
import { band, type Curve, fmt, grain, type Point, sample, smooth } from './line.ts';
import { celadon, clay, paper } from './palette.ts';
import { fill, stroke } from './svg.ts';

/** A body colour, its lines in the shade, its lines in the light. */
export interface Glaze {
  body: string;
  deep: string;
  lit: string;
}

export const glazes: readonly Glaze[] = [
  { body: paper[0], deep: paper[4], lit: '#FFFFFF' },
  { body: celadon[2], deep: celadon[4], lit: celadon[0] },
  { body: celadon[5], deep: celadon[7], lit: celadon[3] },
  { body: clay[3], deep: clay[5], lit: clay[1] },
  { body: '#EAD7BF', deep: '#B99B77', lit: '#FBF3E7' },
  { body: clay[4], deep: '#40271A', lit: '#D9A77E' },
  { body: paper[7], deep: paper[8], lit: paper[5] },
];

/** A thing that stands: `x` is its middle, `foot` the line it stands on, `tall` its height. */
export interface Place {
  x: number;
  foot: number;
  tall: number;
}

/** Half an outline from top to foot, as shares of the height. */
export type Profile = readonly (readonly [radius: number, down: number])[];

/** A turned body from half its outline, with the flowing lines that model it. */
export function turned(
  random: Random,
  { x, foot, tall }: Place,
  profile: Profile,
  glaze: Glaze,
): string {
  const side = (share: number): Curve =>
    sample(
      profile.map(
        ([radius, down]): Point => [x + radius * tall * share, foot - tall + down * tall],
      ),
      17,
    );
  const radius = Math.max(...profile.map(([value]) => value)) * tall;
  const sag = (profile.at(-1)?.[0] ?? 0) * tall * 0.18;
  const lines = Math.round(Math.max(5, Math.min(14, radius / 6)));
  return [
    fill(band(side(-1), side(1), sag), glaze.body),
    fill(
      grain(random, side(0.18), side(0.98), {
        count: lines,
        width: tall * 0.012 + 1,
        trim: 0.2,
        sag: sag * 0.5,
      }),
      glaze.deep,
      0.75,
    ),
    fill(
      grain(random, side(-0.9), side(-0.55), { count: 3, width: tall * 0.016 + 1, trim: 0.3 }),
      glaze.lit,
      0.9,
    ),
  ].join('');
}

const box = (r: number, top: number, bottom: number): Profile => [
  [r * 0.94, top],
  [r, top + 0.015],
  [r, (top + bottom) / 2],
  [r, bottom - 0.03],
  [r * 0.95, bottom],
];

/** A quiet label: two lines and a dot, no words. */
function label({ x, foot, tall }: Place, half: number, glaze: Glaze): string {
  const line = (up: number, share: number): string => {
    const y = foot - tall * up;
    return smooth([
      [x - half * share, y],
      [x, y + tall * 0.006],
      [x + half * share, y],
    ]);
  };
  return stroke(line(0.3, 0.42) + line(0.25, 0.28), glaze.deep, Math.max(1.6, tall * 0.009), 0.9);
}

type Draw = (random: Random, place: Place, glaze: Glaze) => string;

const dropper: Draw = (random, place, glaze) => {
  const dark: Glaze = { body: paper[7], deep: paper[8], lit: paper[5] };
  return [
    turned(
      random,
      place,
      [
        [0.028, 0],
        [0.05, 0.03],
        [0.055, 0.16],
        [0.05, 0.22],
      ],
      dark,
    ),
    turned(
      random,
      place,
      [
        [0.085, 0.2],
        [0.09, 0.22],
        [0.09, 0.33],
        [0.088, 0.35],
      ],
      { body: paper[2], deep: paper[4], lit: paper[0] },
    ),
    turned(
      random,
      place,
      [
        [0.085, 0.35],
        [0.1, 0.39],
        [0.2, 0.46],
        [0.215, 0.55],
        [0.215, 0.95],
        [0.19, 1],
      ],
      glaze,
    ),
    label(place, 0.215 * place.tall, glaze),
  ].join('');
};

const pump: Draw = (random, place, glaze) => {
  const { x, foot, tall } = place;
  const top = foot - tall;
  const spout = `M${fmt(x - tall * 0.02)} ${fmt(top + tall * 0.16)}V${fmt(top + tall * 0.04)}H${fmt(x - tall * 0.13)}q${fmt(-tall * 0.03)} 0 ${fmt(-tall * 0.03)} ${fmt(tall * 0.035)}`;
  return [
    stroke(spout, paper[7], tall * 0.036),
    stroke(
      `M${fmt(x - tall * 0.06)} ${fmt(top + tall * 0.03)}h${fmt(tall * 0.12)}`,
      paper[7],
      tall * 0.036,
    ),
    turned(random, place, box(0.065, 0.16, 0.24), {
      body: paper[7],
      deep: paper[8],
      lit: paper[5],
    }),
    turned(
      random,
      place,
      [
        [0.09, 0.24],
        [0.16, 0.27],
        [0.185, 0.33],
        [0.185, 0.95],
        [0.17, 1],
      ],
      glaze,
    ),
    label(place, 0.185 * tall, glaze),
  ].join('');
};

const toner: Draw = (random, place, glaze) =>
  [
    turned(random, place, box(0.08, 0, 0.2), { body: '#D8C3A4', deep: '#A78A63', lit: '#F2E6D3' }),
    turned(
      random,
      place,
      [
        [0.075, 0.2],
        [0.09, 0.24],
        [0.15, 0.29],
        [0.165, 0.36],
        [0.165, 0.96],
        [0.15, 1],
      ],
      glaze,
    ),
    label(place, 0.165 * place.tall, glaze),
  ].join('');

const jar: Draw = (random, place, glaze) => {
  const low = { ...place, tall: place.tall * 0.5 };
  return [
    turned(
      random,
      low,
      [
        [0.5, 0],
        [0.54, 0.04],
        [0.54, 0.36],
        [0.53, 0.4],
      ],
      { body: paper[1], deep: paper[4], lit: '#FFFFFF' },
    ),
    turned(
      random,
      low,
      [
        [0.5, 0.4],
        [0.51, 0.5],
        [0.5, 0.9],
        [0.42, 1],
      ],
      glaze,
    ),
  ].join('');
};

const tube: Draw = (random, place, glaze) =>
  [
    turned(random, place, box(0.11, 0.84, 1), { body: paper[7], deep: paper[8], lit: paper[5] }),
    turned(
      random,
      place,
      [
        [0.19, 0],
        [0.19, 0.05],
        [0.175, 0.4],
        [0.14, 0.8],
        [0.12, 0.85],
      ],
      glaze,
    ),
    stroke(
      `M${fmt(place.x - place.tall * 0.185)} ${fmt(place.foot - place.tall * 0.955)}h${fmt(place.tall * 0.37)}`,
      glaze.deep,
      place.tall * 0.008,
      0.8,
    ),
    label({ ...place, foot: place.foot - place.tall * 0.2 }, 0.165 * place.tall, glaze),
  ].join('');

const moonJar: Draw = (random, place, glaze) =>
  turned(
    random,
    { ...place, tall: place.tall * 0.8 },
    [
      [0.2, 0],
      [0.19, 0.05],
      [0.36, 0.18],
      [0.52, 0.46],
      [0.46, 0.76],
      [0.26, 0.95],
      [0.24, 1],
    ],
    glaze,
  );

/** Things that stand on a shelf. */
export const vessels: readonly Draw[] = [dropper, pump, toner, jar, tube, moonJar];
export { dropper, jar, moonJar, pump, toner, tube };
