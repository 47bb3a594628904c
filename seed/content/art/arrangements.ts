import { backdrop, under } from './close-ups.ts';
import { cast, type Mood, moods, room } from './light.ts';
import { fmt, type Point } from './line.ts';
import { celadon, paper, persimmon } from './palette.ts';
import { branch, pebble } from './plants.ts';
import { leaves, type Scene } from './stage.ts';
import { fill } from './svg.ts';
import { cup, fruit } from './tableware.ts';
import { sheet } from './textures.ts';
import { type Glaze, glazes, jar, moonJar, toner, tube, vessels } from './vessels.ts';

const lightGlazes = glazes.slice(0, 2);

export const shelf: Scene = (s) => {
  const { random, id, width, height, unit } = s;
  const mood: Mood = random.pick(moods);
  const horizon = height * random.float(0.64, 0.72);
  const count = random.int(2, 4);
  const kinds = random.shuffle(vessels);
  const coats = random.shuffle(glazes);
  const gap = (width * 0.56) / count;
  const stand = Array.from({ length: count }, (_, index) => ({
    x: width * 0.26 + gap * (index + 0.5) + random.float(-0.08, 0.08) * gap,
    foot: horizon + unit * (0.06 + (index % 2) * 0.1),
    tall: unit * random.float(0.4, 0.62),
  }));
  const standing = stand.map((place, index) => {
    const shadow = cast(id, place.x, place.foot, place.tall * 0.36, place.tall * 0.7, mood.shadow);
    const draw = kinds[index % kinds.length];
    const coat = coats[index % coats.length];
    return { foot: place.foot, art: draw && coat ? shadow + draw(random, place, coat) : '' };
  });
  const stem: Point[] = [
    [width * 1.03, height * 0.06],
    [width * 0.9, height * 0.1],
    [width * 0.78, height * 0.2],
    [width * 0.7, height * 0.36],
  ];
  return [
    room(random, id, width, height, horizon, mood),
    random.chance(0.6) ? branch(random, stem, unit * 0.2, random.pick(leaves)) : '',
    ...standing.sort((a, b) => a.foot - b.foot).map(({ art }) => art),
  ].join('');
};

export const seaside: Scene = (s) => {
  const { random, id, width, height, unit } = s;
  const sand = moods[0];
  if (!sand) return '';
  const foot = height * 0.86;
  const sun: Point = [width * random.float(0.2, 0.36), height * 0.28];
  const shore = height * 0.62;
  const place = { x: width * random.float(0.56, 0.68), foot, tall: unit * 0.66 };
  return [
    backdrop(s, '#FBF1E2', celadon[1]),
    `<circle cx="${fmt(sun[0])}" cy="${fmt(sun[1])}" r="${fmt(unit * 0.13)}" fill="${persimmon[2]}"/>`,
    `<g transform="translate(0 ${fmt(height * 0.46)})">${fill(`M0 0H${width}V${height}H0Z`, celadon[3])}<g transform="scale(1 .36)">${fill(sheet(random, width, height, 0, 26, 4), celadon[0], 0.8)}</g></g>`,
    fill(
      `M0 ${fmt(shore)}Q${fmt(width * 0.4)} ${fmt(shore + unit * 0.1)} ${width} ${fmt(shore - unit * 0.01)}V${height}H0Z`,
      '#EAD8BC',
    ),
    `<g transform="translate(0 ${fmt(shore + unit * 0.1)}) scale(1 .4)">${fill(sheet(random, width, height, 0, 20, 3), '#C9AE86', 0.55)}</g>`,
    cast(id, place.x, foot, place.tall * 0.3, place.tall * 0.5, sand.shadow),
    tube(random, place, random.pick(glazes.slice(0, 3))),
    under(s, [width * 0.3, height * 0.87], unit * 0.1, unit * 0.04),
    pebble(random, [width * 0.3, height * 0.86], unit * 0.1, unit * 0.045, paper[1], paper[5]),
    pebble(random, [width * 0.39, height * 0.9], unit * 0.06, unit * 0.03, celadon[2], celadon[4]),
  ].join('');
};

export const teatime: Scene = (s) => {
  const { random, id, width, height, unit } = s;
  const mood = random.pick(moods.slice(0, 3));
  const horizon = height * 0.6;
  const places = [
    { x: width * 0.4, foot: height * 0.8, tall: unit * 0.46 },
    { x: width * 0.7, foot: height * 0.9, tall: unit * 0.4 },
  ];
  const coats = random.shuffle(
    [...lightGlazes, glazes[4], glazes[2]].filter((glaze): glaze is Glaze => glaze !== undefined),
  );
  const cups = places.map((place, index) => {
    const coat = coats[index];
    return coat
      ? cast(id, place.x, place.foot, place.tall * 0.5, place.tall * 0.5, mood.shadow) +
          cup(random, place, coat)
      : '';
  });
  return [room(random, id, width, height, horizon, mood), ...cups].join('');
};

export const harvest: Scene = (s) => {
  const { random, id, width, height, unit } = s;
  const mood = random.pick(
    [moods[0], moods[1], moods[4]].filter((one): one is Mood => one !== undefined),
  );
  const horizon = height * 0.66;
  const pot = { x: width * 0.58, foot: height * 0.8, tall: unit * 0.66 };
  const [first, second] = [
    { x: width * 0.26, foot: height * 0.86, tall: unit * 0.17 },
    { x: width * 0.37, foot: height * 0.9, tall: unit * 0.15 },
  ];
  const low = { x: width * 0.82, foot: height * 0.88, tall: unit * 0.34 };
  const stem: Point[] = [
    [pot.x, pot.foot - unit * 0.5],
    [pot.x + unit * 0.05, height * 0.2],
    [pot.x + unit * 0.16, height * 0.08],
    [pot.x + unit * 0.36, height * 0.1],
  ];
  const shade = (x: number, foot: number, wide: number, long: number): string =>
    cast(id, x, foot, wide, long, mood.shadow);
  return [
    room(random, id, width, height, horizon, mood),
    shade(pot.x, pot.foot, unit * 0.36, unit * 0.5),
    branch(random, stem, unit * 0.15, random.pick(leaves)),
    moonJar(random, pot, random.pick(lightGlazes)),
    shade(low.x, low.foot, unit * 0.3, unit * 0.2),
    jar(random, low, random.pick(glazes)),
    shade(first.x, first.foot, unit * 0.16, unit * 0.16),
    fruit(random, first),
    shade(second.x, second.foot, unit * 0.14, unit * 0.14),
    fruit(random, second),
  ].join('');
};

export const stones: Scene = (s) => {
  const { random, id, width, height, unit } = s;
  const mood = random.pick(moods.slice(0, 4));
  const horizon = height * 0.7;
  const x = width * random.float(0.3, 0.4);
  const tones: [string, string][] = [
    [paper[3], paper[5]],
    [celadon[2], celadon[4]],
    [paper[6], paper[4]],
    [paper[1], paper[4]],
  ];
  let foot = height * 0.86;
  const pile = tones.map(([body, line], index) => {
    const [rx, ry] = [unit * (0.2 - index * 0.035), unit * (0.07 - index * 0.009)];
    foot -= ry;
    const art = pebble(random, [x + unit * random.float(-0.02, 0.02), foot], rx, ry, body, line);
    foot -= ry * 0.86;
    return art;
  });
  const bottle = { x: width * 0.68, foot: height * 0.84, tall: unit * 0.64 };
  return [
    room(random, id, width, height, horizon, mood),
    cast(id, x, height * 0.86, unit * 0.36, unit * 0.36, mood.shadow),
    ...pile,
    cast(id, bottle.x, bottle.foot, unit * 0.22, unit * 0.46, mood.shadow),
    toner(random, bottle, random.pick(glazes.slice(1, 4))),
  ].join('');
};
