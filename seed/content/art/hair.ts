import type { Random } from '../random.ts';
import { arc, band, bend, type Curve, grain, type Point, sample } from './line.ts';
import { fill } from './svg.ts';

/** Two edges between which hair flows, and how many lines it takes. */
export interface Lock {
  from: Curve;
  to: Curve;
  lines: number;
  /** How much lower the ends hang in the middle. */
  sag: number;
}
/** What lies behind the face and what falls over it, in a box of 256 by 256. */
export interface Style {
  back: Lock[];
  front: Lock[];
}
/** Mass of the hair, its deeper lines, its lit lines. */
export interface HairColor {
  mass: string;
  deep: string;
  lit: string;
}

const lock = (from: Curve, to: Curve, lines: number, sag = 0): Lock => ({
  from: sample(from),
  to: sample(to),
  lines,
  sag,
});

const mirror = (curve: Curve): Curve => curve.map(([x, y]): Point => [256 - x, y]);

function curtain(part: number, end: number, body: number, flick: number, sag = 5): Lock[] {
  const hang = (side: number): [Curve, Curve] => {
    const x = (offset: number): number => 128 + side * offset;
    return [
      [
        [part, 70],
        [x(24), 80],
        [x(38), 106],
        [x(42), 142],
        [x(38 + flick), end],
      ],
      [
        [part, 43],
        [x(34), 49],
        [x(56), 78],
        [x(62 + body), 130],
        [x(56 + body + flick), end - 2],
      ],
    ];
  };
  const [left, right] = [hang(-1), hang(1)];
  return [lock(left[0], left[1], 14, sag), lock(right[0], right[1], 14, sag)];
}

const fringe = (low: number, sag = -5): Lock =>
  lock(
    [
      [124, 43],
      [102, 50],
      [86, 72],
      [84, low + 6],
    ],
    [
      [132, 43],
      [156, 50],
      [171, 72],
      [173, low + 4],
    ],
    20,
    sag,
  );

function cap(drop: number): Lock[] {
  const edge: Curve = [
    [134, 42],
    [104, 47],
    [81, 72],
    [79, drop],
  ];
  const hairline: Curve = [
    [136, 64],
    [112, 69],
    [93, 86],
    [88, drop + 4],
  ];
  return [lock(edge, hairline, 10, 2), lock(mirror(edge), mirror(hairline), 10, 2)];
}

const knot = (x: number, y: number, size: number): Lock[] => [
  {
    from: arc([x, y], size, size * 0.88, 120, 480, 18),
    to: arc([x + size * 0.15, y + size * 0.1], size * 0.05, size * 0.04, 120, 480, 18),
    lines: 7,
    sag: 0,
  },
];

function waves(random: Random, locks: Lock[], size: number): Lock[] {
  const swing = random.float(0, 6);
  const wave = (curve: Curve): Curve =>
    bend(sample(curve, 18), ([x, y], place) => [
      x + Math.sin(place * 12 + swing) * size * place,
      y,
    ]);
  return locks.map((one) => ({ ...one, from: wave(one.from), to: wave(one.to) }));
}

function mantle(end: number, spread: number, sag = 7): Lock {
  const edge: Curve = [
    [128, 42],
    [88, 49],
    [68, 86],
    [65 - spread, 140],
    [70 - spread, end],
  ];
  return lock(edge, mirror(edge), 30, sag);
}

const swept = (part: number): Lock[] => [
  lock(
    [
      [part + 6, 74],
      [94, 74],
      [88, 92],
      [86, 116],
    ],
    [
      [part + 4, 46],
      [92, 46],
      [78, 76],
      [79, 118],
    ],
    9,
  ),
  lock(
    [
      [part - 2, 82],
      [136, 70],
      [162, 70],
      [170, 112],
    ],
    [
      [part - 10, 54],
      [124, 32],
      [178, 42],
      [178, 116],
    ],
    14,
  ),
];

const crop = (): Lock[] => [
  lock(
    [
      [90, 66],
      [112, 80],
      [140, 84],
      [172, 92],
    ],
    [
      [84, 84],
      [92, 44],
      [156, 32],
      [174, 84],
    ],
    15,
  ),
  lock(
    [
      [90, 74],
      [88, 92],
      [87, 114],
    ],
    [
      [84, 70],
      [79, 92],
      [80, 116],
    ],
    4,
  ),
  lock(
    [
      [166, 74],
      [168, 92],
      [169, 114],
    ],
    [
      [172, 70],
      [177, 92],
      [176, 116],
    ],
    4,
  ),
];

const tail = (random: Random): Lock =>
  lock(
    [
      [150, 58],
      [206, 66],
      [216, 130],
      [random.int(190, 214), 200],
    ],
    [
      [146, 84],
      [178, 94],
      [188, 140],
      [192, 204],
    ],
    12,
    6,
  );

/** Ways to wear hair; each draws afresh from the given source. */
export const styles: ((random: Random) => Style)[] = [
  (r) => ({ back: [mantle(172, 0)], front: curtain(r.int(108, 146), r.int(160, 178), 0, -8) }),
  (r) => ({ back: [mantle(262, 8)], front: curtain(r.int(110, 144), 262, r.int(4, 10), 6) }),
  () => ({ back: [], front: crop() }),
  (r) => ({
    back: [mantle(170, 2)],
    front: [...curtain(128, 170, 0, -10), fringe(r.int(94, 100))],
  }),
  (r) => ({ back: knot(r.int(112, 146), 38, r.int(19, 25)), front: cap(118) }),
  (r) => ({ back: [], front: swept(r.int(94, 106)) }),
  (r) => ({
    back: waves(r, [mantle(226, 12)], 6),
    front: waves(r, curtain(r.int(104, 150), 218, 12, 2, 10), 7),
  }),
  (r) => ({ back: [tail(r)], front: [...cap(112), fringe(r.int(88, 94))] }),
  (r) => ({ back: [], front: [...cap(118), fringe(r.int(88, 96), r.int(-9, 4))] }),
  (r) => ({
    back: [...knot(80, 58, r.int(16, 20)), ...knot(176, 58, 17)],
    front: [...cap(110), fringe(90)],
  }),
  (r) => ({ back: [mantle(262, 4)], front: [...curtain(128, 262, 5, 3), fringe(r.int(94, 99))] }),
  (r) => ({
    back: waves(r, [mantle(166, 14, 16)], 4),
    front: waves(r, curtain(r.int(100, 120), 158, 16, -4, 12), 8),
  }),
];

/** Draws locks as one mass with its grain over it. */
export function drawHair(random: Random, locks: readonly Lock[], color: HairColor): string {
  return locks
    .map(({ from, to, lines, sag }) => {
      const deep = grain(random, from, to, { count: lines, width: 2.2, trim: 0.08, sag });
      const lit = grain(random, from, to, {
        count: Math.ceil(lines * 0.7),
        width: 1.3,
        trim: 0.3,
        sag,
      });
      return (
        fill(band(from, to, sag), color.mass) + fill(deep, color.deep) + fill(lit, color.lit, 0.85)
      );
    })
    .join('');
}
