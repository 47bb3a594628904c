import { createRandom, type Random } from '../random.ts';
import { bust, ground, type Skin } from './bust.ts';
import { drawHair, type HairColor, styles } from './hair.ts';
import { arc, band, type Curve, fmt, grain, type Point, ribbon, sample, smooth } from './line.ts';
import { celadon, clay, paper, persimmon } from './palette.ts';
import { blur, fill, radial, stroke } from './svg.ts';

const INK = paper[8];

const skins: readonly Skin[] = [
  { base: '#F9EBDD', shade: clay[1], line: clay[2] },
  { base: clay[0], shade: clay[1], line: clay[3] },
  { base: clay[1], shade: clay[2], line: clay[3] },
  { base: '#E6C2A3', shade: clay[3], line: clay[4] },
];

const hairColors: readonly HairColor[] = [
  { mass: '#2A2520', deep: INK, lit: '#6A5F52' },
  { mass: '#2A2520', deep: INK, lit: celadon[3] },
  { mass: '#4A3426', deep: '#2E1F16', lit: '#A27B58' },
  { mass: '#7A5233', deep: '#523420', lit: '#CFA277' },
  { mass: celadon[7], deep: '#0B221F', lit: celadon[4] },
  { mass: '#B7AB9A', deep: '#8C8070', lit: paper[1] },
  { mass: '#3A3F3D', deep: INK, lit: paper[4] },
];

function outline(jaw: number, chin: number): Curve {
  const half: Curve = [
    [128, 70],
    [156, 76],
    [171, 102],
    [170, 134],
    [160 + jaw, 160],
    [144, chin - 5],
    [128, chin],
  ];
  const other = half.slice(1, -1).map(([x, y]): Point => [256 - x, y]);
  return sample([...half, ...other.reverse(), [128, 70]], 40);
}

/** The cheek: lines that follow the jaw and fade towards the nose. */
function cheek(random: Random, chin: number): string {
  const far = sample([
    [174, 100],
    [170, 134],
    [158, 162],
    [128, chin + 2],
  ]);
  const near = sample([
    [156, 122],
    [153, 136],
    [145, 150],
    [132, chin - 16],
  ]);
  return grain(random, far, near, { count: random.int(7, 9), width: 1.5, trim: 0.28 });
}

function eyes(random: Random, gaze: number, open: boolean): string {
  const lid = (x: number, sign: number): string => {
    const rise = open ? -6 : 5;
    const line: Curve = sample(
      [
        [x - 10 * sign, 126],
        [x, 126 + rise],
        [x + 11 * sign, 125 + (open ? 1 : -1)],
      ],
      12,
    );
    const iris = open
      ? `<ellipse cx="${x + gaze * 0.3}" cy="126" rx="3.6" ry="4.6" fill="${INK}"/>`
      : '';
    return fill(ribbon(line, open ? 2.6 : 2.8, 0.6), INK) + iris;
  };
  const lift = random.int(-2, 3);
  const brow = (x: number, sign: number): string =>
    fill(
      ribbon(
        sample(
          [
            [x - 10 * sign, 113],
            [x + 1 * sign, 109 - lift],
            [x + 13 * sign, 113 - lift / 2],
          ],
          12,
        ),
        3.2,
        0.35,
      ),
      INK,
      0.82,
    );
  const [left, right] = [107 + gaze, 149 + gaze];
  return lid(left, -1) + lid(right, 1) + brow(left, -1) + brow(right, 1);
}

function mouth(random: Random, gaze: number, skin: Skin): string {
  const x = 128 + gaze * 1.2;
  const nose = sample(
    [
      [x + 1, 120],
      [x + 5, 138],
      [x + 7, 147],
      [x - 2, 150],
    ],
    14,
  );
  const smile = random.int(1, 4);
  const upper = sample(
    [
      [x - 12, 163],
      [x - 4, 162],
      [x, 163.5],
      [x + 4, 162],
      [x + 12, 163],
    ],
    14,
  );
  const lower = sample(
    [
      [x - 12, 163],
      [x, 166 + smile],
      [x + 12, 163],
    ],
    14,
  );
  const tone = random.pick([persimmon[2], clay[3], '#D77C5C', persimmon[2]]);
  return [
    fill(ribbon(nose, 2.4, 0.7), skin.line),
    fill(band(upper, lower), tone),
    fill(
      ribbon(
        sample(
          [
            [x - 14, 162],
            [x, 164 + smile / 2],
            [x + 14, 162],
          ],
          12,
        ),
        1.6,
      ),
      clay[5],
      0.9,
    ),
  ].join('');
}

function extras(random: Random, gaze: number, skin: Skin): string {
  const kind = random.int(0, 9);
  if (kind <= 1) {
    const rims = [106, 150].map((x) => {
      const ring = arc([x + gaze, 127], 16, kind === 0 ? 15 : 12, 0, 360, 20);
      return smooth(ring);
    });
    return stroke(`${rims.join('')}M${122 + gaze} 125q6 -4 12 0`, INK, 2.2);
  }
  if (kind === 2) {
    const dots = Array.from({ length: 9 }, () => {
      const side = random.pick([-1, 1]);
      return `<circle cx="${128 + gaze + side * random.int(14, 32)}" cy="${random.int(138, 149)}" r="1.2" fill="${skin.line}"/>`;
    });
    return dots.join('');
  }
  if (kind === 3) return `<circle cx="${146 + gaze}" cy="154" r="1.7" fill="${INK}"/>`;
  return '';
}

function earring(random: Random): string {
  if (!random.chance(0.35)) return '';
  const tone = random.pick([persimmon[3], celadon[5], paper[0]]);
  return `<circle cx="84" cy="158" r="4.2" fill="${tone}"/><circle cx="172" cy="158" r="4.2" fill="${tone}"/>`;
}

/** Cheeks as the wind leaves them: reddened, with dry flakes; `worn` from 0 (none) to 1. */
function rough(seed: number, worn: number, id: string, skin: Skin): string {
  if (worn === 0) return '';
  const random = createRandom(seed * 31 + 5);
  const flakes = Array.from({ length: 34 }, () => {
    const [x, y] = [random.pick([100, 157]) + random.int(-17, 17), random.int(134, 162)];
    const [angle, length] = [random.int(-30, 30), random.float(2, 4.6)];
    const tone = random.chance(0.5) ? paper[0] : skin.line;
    return `<path d="M${x} ${y}q${fmt(length / 2)} -1.4 ${fmt(length)} 0" transform="rotate(${angle} ${x} ${y})" fill="none" stroke="${tone}" stroke-width=".9" stroke-linecap="round"/>`;
  });
  const red = [99, 158].map(
    (x) =>
      `<ellipse cx="${x}" cy="148" rx="27" ry="21" fill="url(#${id}b)" opacity="${fmt(worn)}"/>`,
  );
  return red.join('').repeat(2) + flakes.slice(0, Math.round(34 * worn)).join('');
}

/**
 * A portrait of 256 by 256 units: hair and cheek are flowing lines, the rest is a few strokes. Whatever
 * `worn` is, a seed's face and its hair stay the same.
 */
export function face(seed: number, worn = 0): string {
  const random = createRandom(seed * 7919 + 17);
  const style = (styles[Math.abs(seed) % styles.length] ?? styles[0])?.(random);
  if (!style) return '';
  const skin = random.pick(skins);
  const hair = random.pick(hairColors);
  const [jaw, chin, gaze] = [random.int(-5, 3), random.int(180, 188), random.int(-5, 6)];
  const id = `a${seed}`;
  const shape = `${smooth(outline(jaw, chin))}Z`;
  const blush = [98, 158].map(
    (x) => `<circle cx="${x + gaze}" cy="147" r="15" fill="url(#${id}b)"/>`,
  );
  const flip = random.chance(0.5) ? ' transform="matrix(-1 0 0 1 256 0)"' : '';
  return [
    `<defs>${radial(`${id}b`, 0.5, 0.5, [
      [0, persimmon[2], 0.5],
      [0.6, persimmon[2], 0],
    ])}${blur(`${id}s`, 5)}`,
    `<clipPath id="${id}f"><path d="${shape}"/></clipPath></defs>`,
    `<g${flip}>${ground(random)}${drawHair(random, style.back, hair)}${bust(random, skin)}`,
    fill('M80 122a7 11 0 0 0 8 20zM176 122a7 11 0 0 1 -8 20z', skin.shade),
    fill(shape, skin.base),
    `<g clip-path="url(#${id}f)">`,
    `<path d="${band(
      sample([
        [178, 90],
        [166, 140],
        [128, 176],
      ]),
      sample([
        [200, 90],
        [190, 170],
        [128, 204],
      ]),
    )}" fill="${skin.shade}" filter="url(#${id}s)"/>`,
    `<path d="M76 60H180V96Q128 78 76 100Z" fill="${skin.shade}" filter="url(#${id}s)"/>`,
    fill(cheek(random, chin), skin.line, 0.75),
    `${blush.join('')}${rough(seed, worn, id, skin)}</g>`,
    mouth(random, gaze, skin),
    eyes(random, gaze, random.chance(0.55)),
    extras(random, gaze, skin),
    earring(random),
    `${drawHair(random, style.front, hair)}</g>`,
  ].join('');
}
