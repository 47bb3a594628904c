import type { Random } from '../random.ts';
import { arc, fmt, ribbon, sample, smooth } from './line.ts';
import { celadon, clay, persimmon } from './palette.ts';
import { fill, stroke } from './svg.ts';
import { type Glaze, type Place, type Profile, turned } from './vessels.ts';

/** A persimmon: the one loud colour of a picture. */
export function fruit(random: Random, { x, foot, tall }: Place): string {
  const glaze: Glaze = { body: '#DE6A3C', deep: persimmon[3], lit: '#F5B692' };
  const round: Profile = [
    [0.04, 0.02],
    [0.4, 0.1],
    [0.6, 0.45],
    [0.52, 0.8],
    [0.3, 0.97],
    [0.12, 1],
  ];
  const leaf = [200, 250, 300, 340].map((angle) => {
    const tip = arc([x, foot - tall * 0.93], tall * 0.34, tall * 0.13, angle, angle + 1, 2)[0] ?? [
      x,
      foot,
    ];
    return fill(
      ribbon(
        sample([[x, foot - tall * 0.95], [(x + tip[0]) / 2, tip[1] - tall * 0.05], tip]),
        tall * 0.13,
      ),
      celadon[6],
    );
  });
  return turned(random, { x, foot, tall }, round, glaze) + leaf.join('');
}

/** A cup with its steam. */
export function cup(random: Random, place: Place, glaze: Glaze): string {
  const { x, foot, tall } = place;
  const top = foot - tall * 0.6;
  const handle = sample([
    [x + tall * 0.38, top + tall * 0.12],
    [x + tall * 0.62, top + tall * 0.16],
    [x + tall * 0.52, top + tall * 0.38],
    [x + tall * 0.33, top + tall * 0.42],
  ]);
  const steam = [-0.12, 0.02, 0.15].map((shift, index) => {
    const from = x + shift * tall;
    return ribbon(
      sample(
        [
          [from, top - 8],
          [from + 14, top - tall * 0.22],
          [from - 10, top - tall * 0.44],
          [from + 12, top - tall * (0.6 + index * 0.08)],
        ],
        16,
      ),
      tall * 0.022,
    );
  });
  return [
    stroke(smooth(handle), glaze.body, tall * 0.06),
    turned(
      random,
      { x, foot, tall: tall * 0.6 },
      [
        [0.66, 0],
        [0.65, 0.3],
        [0.55, 0.75],
        [0.34, 0.98],
        [0.3, 1],
      ],
      glaze,
    ),
    `<ellipse cx="${fmt(x)}" cy="${fmt(top)}" rx="${fmt(tall * 0.396)}" ry="${fmt(tall * 0.07)}" fill="${glaze.lit}"/>`,
    `<ellipse cx="${fmt(x)}" cy="${fmt(top + 2)}" rx="${fmt(tall * 0.35)}" ry="${fmt(tall * 0.052)}" fill="${clay[4]}"/>`,
    fill(steam.join(''), '#FFFFFF', 0.6),
  ].join('');
}
