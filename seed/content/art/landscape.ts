import { createRandom, type Random } from '../random.ts';
import { cast } from './light.ts';
import { band, type Curve, fmt, grain, type Point } from './line.ts';
import { celadon, clay, paper, persimmon } from './palette.ts';
import { branch, type LeafColor, pebble } from './plants.ts';
import { blur, fill, linear } from './svg.ts';
import { fruit } from './tableware.ts';
import { smear, swirl } from './textures.ts';
import { glazes, moonJar, toner, vessels } from './vessels.ts';

interface View {
  random: Random;
  id: string;
  width: number;
  height: number;
}

const LEAF: LeafColor = { body: celadon[5], vein: celadon[7], lit: celadon[4] };

const sky = ({ id, width, height }: View, from: string, to: string): string =>
  `<defs>${linear(`${id}g`, 12, [
    [0, from],
    [0.5, from],
    [1, to],
  ])}${blur(`${id}s`, 9)}</defs>${fill(`M0 0H${width}V${height}H0Z`, `url(#${id}g)`)}`;

/** A ridge line: `left` and `right` are its heights as shares of the view, swelling by `swell`. */
function ridge(
  { width, height }: View,
  left: number,
  right: number,
  swell: number,
  phase: number,
): Curve {
  return Array.from({ length: 18 }, (_, step): Point => {
    const place = step / 17;
    const rise =
      left + (right - left) * place ** 1.4 + Math.sin(place * 5.2 + phase) * swell * (0.3 + place);
    return [width * (place * 1.04 - 0.02), height * rise];
  });
}

const hills = (view: View): string => {
  const { random, width, height } = view;
  const tones: readonly (readonly [string, string])[] = [
    [celadon[1], celadon[2]],
    [celadon[2], celadon[3]],
    [celadon[3], celadon[4]],
    [celadon[5], celadon[3]],
  ];
  const phase = random.float(0, 6);
  const layers = tones.map(([body, line], index) => {
    const top = ridge(view, 0.8 + index * 0.055, 0.36 + index * 0.16, 0.05, phase + index * 1.3);
    const low = top.map(([x, y], step): Point => [x, y + height * (0.16 + 0.34 * (step / 17))]);
    const floor = top.map(([x]): Point => [x, height * 1.02]);
    return (
      fill(band(top, floor), body) +
      fill(grain(random, top, low, { count: 15, width: height * 0.007, trim: 0.3 }), line, 0.9)
    );
  });
  return [
    sky(view, paper[0], '#F6E9DA'),
    `<circle cx="${fmt(width * random.float(0.66, 0.8))}" cy="${fmt(height * 0.34)}" r="${fmt(height * 0.15)}" fill="${persimmon[2]}"/>`,
    ...layers,
  ].join('');
};

const river = (view: View): string => {
  const { random, width, height } = view;
  const edge = (shift: number): Curve =>
    Array.from({ length: 22 }, (_, step): Point => {
      const place = step / 21;
      const y = 1.08 - place * 1.16 + Math.sin(place * 6.4 + 0.3) * 0.1;
      return [width * (0.46 + place * 0.5 + Math.sin(place * 7.2) * 0.09 + shift), height * y];
    });
  const streams: readonly (readonly [number, number, string, string])[] = [
    [-0.04, 0.12, celadon[2], celadon[4]],
    [0.12, 0.24, celadon[5], celadon[3]],
    [0.24, 0.33, paper[2], clay[2]],
    [0.33, 0.47, celadon[3], celadon[0]],
  ];
  return [
    sky(view, paper[1], paper[2]),
    ...streams.map(([from, to, body, line]) => {
      const lines = grain(random, edge(from), edge(to), {
        count: 22,
        width: height * 0.008,
        trim: 0.08,
      });
      return fill(band(edge(from), edge(to)), body) + fill(lines, line, 0.9);
    }),
    `<circle cx="${fmt(width * 0.56)}" cy="${fmt(height * 0.28)}" r="${fmt(height * 0.085)}" fill="${persimmon[2]}"/>`,
  ].join('');
};

function ledge(view: View, wall: readonly [string, string], table: string, line: string): string {
  const { random, width, height } = view;
  const top = ridge(view, 0.76, 0.74, 0.004, 1);
  const low = ridge(view, 1.06, 1.02, 0.02, 2);
  const floor = top.map(([x]): Point => [x, height * 1.05]);
  return [
    sky(view, wall[0], wall[1]),
    fill(
      `M${fmt(width * 0.5)} 0H${fmt(width * 0.72)}L${fmt(width * 0.86)} ${fmt(height * 0.76)}H${fmt(width * 0.64)}Z`,
      '#FFFFFF',
      0.35,
    ),
    fill(
      `M${fmt(width * 0.75)} 0H${fmt(width * 0.95)}L${fmt(width * 1.09)} ${fmt(height * 0.76)}H${fmt(width * 0.89)}Z`,
      '#FFFFFF',
      0.35,
    ),
    fill(band(top, floor), table),
    fill(grain(random, top, low, { count: 12, width: height * 0.006, trim: 0.35 }), line, 0.7),
  ].join('');
}

const moon = (view: View): string => {
  const { random, id, width, height } = view;
  const stem: Point[] = [
    [width * 0.71, height * 0.34],
    [width * 0.72, height * 0.18],
    [width * 0.66, height * 0.08],
    [width * 0.58, height * 0.1],
  ];
  const put = (x: number, foot: number, wide: number): string =>
    cast(id, width * x, height * foot, height * wide, height * 0.34, clay[5]);
  const white = glazes[0];
  return [
    ledge(view, [celadon[0], celadon[2]], paper[1], paper[4]),
    put(0.71, 0.86, 0.4),
    branch(random, stem, height * 0.17, LEAF),
    white
      ? moonJar(random, { x: width * 0.71, foot: height * 0.86, tall: height * 0.7 }, white)
      : '',
    put(0.84, 0.91, 0.16),
    fruit(random, { x: width * 0.84, foot: height * 0.91, tall: height * 0.15 }),
    put(0.885, 0.94, 0.13),
    fruit(random, { x: width * 0.885, foot: height * 0.94, tall: height * 0.13 }),
  ].join('');
};

const row = (view: View): string => {
  const { random, id, width, height } = view;
  const coats = random.shuffle(glazes);
  const things = random.shuffle(vessels.slice(0, 5)).map((draw, index) => {
    const place = {
      x: width * (0.54 + index * 0.095),
      foot: height * (0.84 + (index % 2) * 0.06),
      tall: height * random.float(0.5, 0.66),
    };
    const coat = coats[index];
    const art = coat
      ? cast(id, place.x, place.foot, place.tall * 0.34, place.tall * 0.6, clay[5]) +
        draw(random, place, coat)
      : '';
    return { foot: place.foot, art };
  });
  return [
    ledge(view, ['#F8EEE2', '#EACFB6'], '#E2C6A4', '#BE9A70'),
    ...things.sort((a, b) => a.foot - b.foot).map(({ art }) => art),
  ].join('');
};

const dune = (view: View): string => {
  const { random, id, width, height } = view;
  const cream = { body: '#FCF5EB', deep: '#DCC6A8', lit: '#FFFFFF' };
  const path: Point[] = [
    [width * 0.48, height * 0.86],
    [width * 0.64, height * 0.56],
    [width * 0.82, height * 0.54],
    [width * 1.04, height * 0.16],
  ];
  const shade = path.map(([x, y]): Point => [x + height * 0.03, y + height * 0.06]);
  const flat = { body: celadon[7], deep: celadon[7], lit: celadon[7] };
  return [
    sky(view, celadon[5], celadon[6]),
    `<g filter="url(#${id}s)" opacity=".5">${smear(random, shade, height * 0.2, flat)}</g>`,
    smear(random, path, height * 0.21, cream),
    swirl(random, [width * 0.84, height * 0.82], height * 0.12, 3, {
      body: celadon[1],
      deep: celadon[3],
      lit: '#FFFFFF',
    }),
  ].join('');
};

const night = (view: View): string => {
  const { random, id, width, height } = view;
  const phase = random.float(0, 6);
  const waves = [0, 1, 2].map((index) => {
    const top = ridge(view, 0.72 + index * 0.1, 0.62 + index * 0.13, 0.025, phase + index * 2);
    const floor = top.map(([x]): Point => [x, height * 1.02]);
    const tone = [celadon[6], celadon[5], celadon[4]][index] ?? celadon[5];
    return (
      fill(band(top, floor), tone) +
      fill(
        grain(random, top, floor, { count: 12, width: height * 0.006, trim: 0.4 }),
        [celadon[4], celadon[3], celadon[2]][index] ?? celadon[3],
        0.8,
      )
    );
  });
  const amber = glazes[3];
  return [
    sky(view, celadon[7], celadon[6]),
    `<circle cx="${fmt(width * 0.78)}" cy="${fmt(height * 0.36)}" r="${fmt(height * 0.22)}" fill="#F7E9CF"/>`,
    ...waves,
    cast(id, width * 0.64, height * 0.9, height * 0.2, height * 0.3, '#06201D'),
    amber ? toner(random, { x: width * 0.64, foot: height * 0.9, tall: height * 0.6 }, amber) : '',
    pebble(random, [width * 0.73, height * 0.92], height * 0.1, height * 0.045, paper[4], paper[6]),
  ].join('');
};

const views: readonly ((view: View) => string)[] = [hills, moon, row, dune, river, night];

/** A wide calm picture whose left two fifths stay quiet for words that the page lays over it. */
export function landscape(seed: number, width: number, height: number): string {
  const draw = views[Math.abs(seed) % views.length] ?? hills;
  return draw({ random: createRandom(seed * 15485863 + 3), id: `b${seed}`, width, height });
}
