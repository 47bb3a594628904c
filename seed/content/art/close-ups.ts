import { fmt, type Point } from './line.ts';
import { celadon, clay, paper, persimmon } from './palette.ts';
import { branch, leaf } from './plants.ts';
import { creams, leaves, type Scene, type Sheet } from './stage.ts';
import { blur, fill, linear, radial } from './svg.ts';
import { drop, dropDefs, sheet, smear, swirl } from './textures.ts';
import { glazes } from './vessels.ts';

export const backdrop = (
  { width, height, id }: Sheet,
  from: string,
  to: string,
  more = '',
): string =>
  `<defs>${linear(`${id}g`, 40, [
    [0, from],
    [1, to],
  ])}${blur(`${id}s`, 10)}${more}</defs>${fill(`M0 0H${width}V${height}H0Z`, `url(#${id}g)`)}`;

/** A shadow under a thing seen from above. */
export const under = (
  { id }: Sheet,
  [x, y]: Point,
  rx: number,
  ry: number,
  color: string = clay[5],
): string =>
  `<ellipse cx="${fmt(x + rx * 0.16)}" cy="${fmt(y + ry * 0.2)}" rx="${fmt(rx)}" ry="${fmt(ry)}" fill="${color}" fill-opacity=".32" filter="url(#${id}s)"/>`;

export const spread: Scene = (s) => {
  const { random, width, height, unit } = s;
  const cream = random.pick(creams);
  const dark = random.chance(0.35);
  const y = height * random.float(0.42, 0.58);
  const [rise, wave] = [random.float(0.12, 0.26), random.float(-0.05, 0.13)];
  const path: Point[] = [
    [width * 0.14, y + unit * rise],
    [width * 0.37, y - unit * wave],
    [width * 0.63, y + unit * wave * 0.6],
    [width * 0.87, y - unit * rise],
  ];
  const low = path.map(([x, at]): Point => [x + unit * 0.03, at + unit * 0.045]);
  return [
    backdrop(s, dark ? celadon[5] : paper[2], dark ? celadon[6] : paper[3]),
    fill(sheet(random, width, height, -0.12, 30, 2.2), dark ? celadon[4] : paper[0], 0.6),
    `<g filter="url(#${s.id}s)" opacity=".35">${smear(random, low, unit * 0.15, { body: clay[5], deep: clay[5], lit: clay[5] })}</g>`,
    smear(random, path, unit * 0.16, cream),
  ].join('');
};

export const swatches: Scene = (s) => {
  const { random, width, height, unit } = s;
  const kinds = random.shuffle(creams).slice(0, width > height ? 4 : 3);
  const gap = (width * 0.84) / kinds.length;
  const marks = kinds.map((cream, index) => {
    const x = width * 0.08 + gap * (index + 0.5);
    const path: Point[] = [
      [x - gap * 0.1, height * 0.2],
      [x + gap * 0.08, height * 0.4],
      [x - gap * 0.06, height * 0.62],
      [x + gap * 0.1, height * random.float(0.74, 0.86)],
    ];
    const shade = path.map(([px, py]): Point => [px + unit * 0.02, py + unit * 0.02]);
    const flat = { body: clay[5], deep: clay[5], lit: clay[5] };
    return `<g filter="url(#${s.id}s)" opacity=".28">${smear(random, shade, gap * 0.26, flat)}</g>${smear(random, path, gap * 0.27, cream)}`;
  });
  return [
    backdrop(s, '#F1E5D6', '#DDC7AD'),
    fill(sheet(random, width, height, 0.06, 34, 1.8), '#FFFFFF', 0.4),
    ...marks,
  ].join('');
};

export const dew: Scene = (s) => {
  const { random, id, width, height, unit } = s;
  const leafy = random.chance(0.5);
  const drops = Array.from({ length: random.int(16, 26) }, () => {
    const r = unit * random.pick([0.012, 0.02, 0.03, 0.045, 0.07, 0.1]);
    const at: Point = [width * random.float(0.05, 0.95), height * random.float(0.06, 0.94)];
    return { r, art: drop(id, at, r * random.float(1, 1.2), r, celadon[7]) };
  });
  const big = leaf(
    random,
    [-width * 0.12, height * 0.86],
    -22,
    Math.hypot(width, height) * 1.1,
    0.34,
    leaves[random.int(0, 1)] ?? { body: celadon[5], vein: celadon[7], lit: celadon[4] },
  );
  const water = fill(sheet(random, width, height, 0.16, 36, 3), '#FFFFFF', 0.5);
  return [
    backdrop(
      s,
      leafy ? celadon[1] : celadon[2],
      leafy ? celadon[2] : celadon[4],
      dropDefs(id, leafy ? celadon[7] : celadon[6], celadon[1]),
    ),
    leafy ? big : water,
    ...drops.sort((a, b) => a.r - b.r).map(({ art }) => art),
  ].join('');
};

export const openJar: Scene = (s) => {
  const { random, width, height, unit } = s;
  const at: Point = [width * random.float(0.38, 0.56), height * random.float(0.48, 0.56)];
  const r = unit * 0.31;
  const coat = random.pick(glazes);
  const ring = (share: number, color: string): string =>
    `<circle cx="${fmt(at[0])}" cy="${fmt(at[1])}" r="${fmt(r * share)}" fill="${color}"/>`;
  const sprig: Point[] = [
    [width * 0.98, height * 1.02],
    [width * 0.92, height * 0.76],
    [width * 0.82, height * 0.5],
    [width * 0.86, height * 0.24],
  ];
  return [
    backdrop(
      s,
      ...random.pick<[string, string]>([
        [paper[1], paper[3]],
        [celadon[0], celadon[2]],
        ['#F6E6D8', '#E3C5AC'],
      ]),
    ),
    fill(sheet(random, width, height, 0.1, 34, 2), '#FFFFFF', 0.55),
    branch(random, sprig, unit * 0.17, random.pick(leaves)),
    under(s, at, r * 1.24, r * 1.24),
    ring(1.2, coat.deep),
    ring(1.17, coat.body),
    ring(1.06, coat.lit),
    ring(1.03, coat.deep),
    swirl(random, at, r, random.int(3, 4), random.pick(creams.slice(0, 4))),
  ].join('');
};

export const foam: Scene = (s) => {
  const { random, id, width, height, unit } = s;
  const bubbles = Array.from({ length: 90 }, () => {
    const r = unit * random.pick([0.012, 0.018, 0.026, 0.04, 0.06, 0.085]);
    const x = width * random.float(0, 1);
    const lift = Math.sin((x / width) * 3.1 + 0.4) * height * 0.16;
    const y = height * (1.02 - random.next() ** 1.7 * 0.5) - lift;
    return {
      y: y - r,
      art: `<circle cx="${fmt(x)}" cy="${fmt(y)}" r="${fmt(r)}" fill="url(#${id}b)" stroke="#FFFFFF" stroke-width="1.4" stroke-opacity=".8"/><circle cx="${fmt(x - r * 0.36)}" cy="${fmt(y - r * 0.4)}" r="${fmt(r * 0.16)}" fill="#FFFFFF"/>`,
    };
  });
  const round = radial(`${id}b`, 0.36, 0.3, [
    [0, '#FFFFFF', 0.75],
    [0.55, celadon[0], 0.5],
    [0.8, celadon[2], 0.55],
    [1, persimmon[1], 0.5],
  ]);
  return [
    backdrop(s, celadon[1], celadon[3], round),
    fill(sheet(random, width, height, -0.08, 28, 2.6), '#FFFFFF', 0.5),
    ...bubbles.sort((a, b) => a.y - b.y).map(({ art }) => art),
  ].join('');
};
