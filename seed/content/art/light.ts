import type { Random } from '../random.ts';
import { type Curve, fmt, grain, type Point, sample } from './line.ts';
import { celadon, clay, paper } from './palette.ts';
import { blur, fill, linear } from './svg.ts';

/** The colours of a room: its wall in light and in shade, its table, the lines on it, its shadows. */
export interface Mood {
  wall: string;
  wallDeep: string;
  table: string;
  tableLine: string;
  shadow: string;
  light: string;
}

export const moods: readonly Mood[] = [
  {
    wall: paper[1],
    wallDeep: paper[3],
    table: '#E9DECB',
    tableLine: '#CDBB9E',
    shadow: clay[5],
    light: '#FFFDF8',
  },
  {
    wall: celadon[0],
    wallDeep: celadon[2],
    table: paper[1],
    tableLine: paper[4],
    shadow: celadon[7],
    light: '#FFFFFB',
  },
  {
    wall: '#F3E4D3',
    wallDeep: '#DDBF9F',
    table: '#C99F78',
    tableLine: '#A97B54',
    shadow: clay[5],
    light: '#FFF6E6',
  },
  {
    wall: celadon[4],
    wallDeep: celadon[6],
    table: '#DCCDB5',
    tableLine: '#B9A585',
    shadow: '#0B2521',
    light: celadon[2],
  },
  {
    wall: paper[2],
    wallDeep: paper[4],
    table: celadon[1],
    tableLine: celadon[3],
    shadow: paper[7],
    light: paper[0],
  },
  {
    wall: '#F7EBE1',
    wallDeep: '#E8CDBB',
    table: '#F9F3EA',
    tableLine: '#DCC5AE',
    shadow: clay[5],
    light: '#FFFFFF',
  },
];

/** Four panes of morning light on a wall, slanting with the sun. */
function panes(random: Random, width: number, height: number, color: string, id: string): string {
  const [x, y] = [width * random.float(0.12, 0.5), height * random.float(-0.05, 0.1)];
  const [w, h, slant] = [width * 0.17, height * 0.27, width * random.float(0.1, 0.2)];
  const pane = (column: number, row: number): string => {
    const left = x + column * w * 1.1 + row * slant * 0.52;
    const top = y + row * h * 1.07 + column * 8;
    const corners: Curve = [
      [left, top],
      [left + w, top + 8],
      [left + w + slant * 0.5, top + h + 8],
      [left + slant * 0.5, top + h],
    ];
    return `M${corners.map((corner) => corner.map(fmt).join(' ')).join('L')}Z`;
  };
  const all = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join('');
  return `<path d="${all}" fill="${color}" fill-opacity=".72" filter="url(#${id}p)"/>`;
}

/** A wall with window light and a table with its grain; `horizon` in user units from the top. */
export function room(
  random: Random,
  id: string,
  width: number,
  height: number,
  horizon: number,
  mood: Mood,
): string {
  const edge: Curve = sample([
    [-20, horizon + 14],
    [width * 0.3, horizon + 26],
    [width * 0.7, horizon + 10],
    [width + 20, horizon + 22],
  ]);
  const near = edge.map(
    ([x, y], index): Point => [x, y + (height - horizon) + Math.sin(index) * 16],
  );
  return [
    `<defs>${linear(`${id}w`, 35, [
      [0, mood.wall],
      [1, mood.wallDeep],
    ])}`,
    `${linear(`${id}t`, 60, [
      [0, mood.table],
      [1, mood.tableLine],
    ])}${blur(`${id}p`, 5)}${blur(`${id}s`, 9)}</defs>`,
    fill(`M0 0H${width}V${height}H0Z`, `url(#${id}w)`),
    panes(random, width, height, mood.light, id),
    fill(`M0 ${fmt(horizon)}H${width}V${height}H0Z`, `url(#${id}t)`),
    fill(grain(random, edge, near, { count: 26, width: 2.4, trim: 0.42 }), mood.tableLine, 0.7),
  ].join('');
}

/** The shadow that a thing of the given size throws to the right of its foot. */
export function cast(
  id: string,
  x: number,
  foot: number,
  width: number,
  length: number,
  color: string,
): string {
  const half = width / 2;
  const d = `M${fmt(x - half)} ${fmt(foot - 3)}L${fmt(x + length - half * 0.4)} ${fmt(foot - length * 0.26)}L${fmt(x + length + half)} ${fmt(foot - length * 0.2)}L${fmt(x + half)} ${fmt(foot + width * 0.1)}Q${fmt(x)} ${fmt(foot + width * 0.16)} ${fmt(x - half)} ${fmt(foot)}Z`;
  return `<path d="${d}" fill="${color}" fill-opacity=".3" filter="url(#${id}s)"/>`;
}
