import type { Random } from '../random.ts';
import { arc, band, bend, type Curve, fmt, grain, type Point, sample } from './line.ts';
import { fill, linear } from './svg.ts';

/** Colours of something spread: its mass, its furrows, its ridges. */
export interface Cream {
  body: string;
  deep: string;
  lit: string;
}

/** A smear of cream along a line: thick at first, thinning out, with the furrows of a spatula. */
export function smear(random: Random, path: Curve, thick: number, cream: Cream): string {
  const line = sample(path, 22);
  const offset = (share: number): Curve =>
    bend(line, ([x, y], place) => {
      const [ax, ay] = line[Math.max(0, Math.round(place * 21) - 1)] ?? [x, y];
      const [bx, by] = line[Math.min(21, Math.round(place * 21) + 1)] ?? [x, y];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const swell =
        thick * share * (0.55 + 0.45 * Math.sin(place * 2.6 + 0.7)) * Math.min(1, 0.35 + place * 5);
      const ragged = 1 + random.float(-0.05, 0.05);
      return [x - ((by - ay) / length) * swell * ragged, y + ((bx - ax) / length) * swell * ragged];
    });
  const [low, high] = [offset(-1), offset(1)];
  const sag = -thick * 0.2;
  return [
    fill(band(low, high, sag), cream.body),
    fill(
      grain(random, offset(-0.9), offset(0.92), { count: 17, width: thick * 0.06, trim: 0.2 }),
      cream.deep,
      0.6,
    ),
    fill(
      grain(random, offset(-0.96), offset(0.7), { count: 12, width: thick * 0.05, trim: 0.3 }),
      cream.lit,
      0.95,
    ),
  ].join('');
}

/** Furrows of a swirl seen from above, `turns` rounds from the rim to the peak. */
export function swirl(
  random: Random,
  [x, y]: Point,
  radius: number,
  turns: number,
  cream: Cream,
): string {
  const coil = (shift: number): Curve =>
    Array.from({ length: turns * 12 + 1 }, (_, step): Point => {
      const place = step / (turns * 12);
      const angle = place * turns * 2 * Math.PI + shift;
      const reach = radius * (1 - place) ** 0.8 * (1 + 0.03 * Math.sin(angle * 3 + shift));
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
  return [
    `<circle cx="${fmt(x)}" cy="${fmt(y)}" r="${fmt(radius * 1.02)}" fill="${cream.body}"/>`,
    fill(
      grain(random, coil(0.1), coil(1.7), { count: 8, width: radius * 0.03, trim: 0.1 }),
      cream.deep,
      0.65,
    ),
    fill(
      grain(random, coil(2.0), coil(3.6), { count: 8, width: radius * 0.035, trim: 0.1 }),
      cream.lit,
      0.95,
    ),
    fill(
      grain(random, coil(3.9), coil(5.6), { count: 7, width: radius * 0.028, trim: 0.1 }),
      cream.deep,
      0.45,
    ),
  ].join('');
}

/** A drop of water on a surface: light enters above and gathers below. */
export function drop(id: string, [x, y]: Point, rx: number, ry: number, tint: string): string {
  const rim = arc([x, y], rx * 0.74, ry * 0.74, 200, 262, 8);
  const rimLow = arc([x, y], rx * 0.52, ry * 0.52, 206, 256, 8);
  const disc = (dx: number, dy: number, share: number, color: string, opacity: number): string =>
    `<ellipse cx="${fmt(x + dx * rx)}" cy="${fmt(y + dy * ry)}" rx="${fmt(rx * share)}" ry="${fmt(ry * share)}" fill="${color}" fill-opacity="${opacity}"/>`;
  return [
    disc(0.14, 0.2, 1.02, tint, 0.28),
    disc(0, 0, 1, `url(#${id}d)`, 1),
    disc(0.2, 0.34, 0.46, '#FFFFFF', 0.35),
    fill(band(rim, rimLow), '#FFFFFF', 0.95),
  ].join('');
}

/** The gradient that `drop` fills with; put it in the drawing's definitions. */
export function dropDefs(id: string, dark: string, light: string): string {
  return linear(`${id}d`, 58, [
    [0, dark, 0.55],
    [0.5, light, 0.35],
    [1, '#FFFFFF', 0.85],
  ]);
}

/** A sheet of flowing lines over the whole drawing: linen, skin, water. */
export function sheet(
  random: Random,
  width: number,
  height: number,
  slope: number,
  count: number,
  thick: number,
): string {
  const swell = height * random.float(0.04, 0.09);
  const phase = random.float(0, 6);
  const edge = (y: number, shift: number): Curve =>
    Array.from({ length: 16 }, (_, step): Point => {
      const place = step / 15;
      return [
        place * width * 1.1 - width * 0.05,
        y + slope * place * height + Math.sin(place * 5 + phase + shift) * swell,
      ];
    });
  return grain(random, edge(-height * 0.35 - slope * height, 0), edge(height * 1.25, 1.6), {
    count,
    width: thick,
    trim: 0.3,
  });
}
