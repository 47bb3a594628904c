import { createRandom } from '../random.ts';
import { backdrop } from './close-ups.ts';
import { cast, moods } from './light.ts';
import { celadon, clay, paper } from './palette.ts';
import { fill } from './svg.ts';
import { dropper, type Glaze, glazes, jar, pump, toner, tube } from './vessels.ts';

/** What a product comes in. */
export const containers = { dropper, pump, toner, jar, tube };
export type Container = keyof typeof containers;

const PLAIN_GLAZE: Glaze = { body: paper[0], deep: paper[4], lit: '#FFFFFF' };
/** Walls on which every glaze shows, with the colour of the table before them. */
const rooms = [
  [celadon[0], celadon[1]],
  [clay[0], clay[1]],
  [paper[2], paper[3]],
] as const;

/** One product by itself on a plain ground, square. */
export function productStill(seed: number, container: Container, size: number): string {
  const random = createRandom(seed * 7919 + 3);
  const id = `g${seed}`;
  const sheet = { random, id, width: size, height: size, unit: size };
  const [wall, table] = random.pick(rooms);
  const place = { x: size * 0.48, foot: size * 0.84, tall: size * 0.66 };
  const shadow = moods[0]?.shadow ?? clay[5];
  const glaze = random.pick(glazes.slice(1, 6)) ?? PLAIN_GLAZE;
  const wide = container === 'jar' ? 0.5 : 0.36;
  return [
    backdrop(sheet, wall, paper[1]),
    fill(`M0 ${size * 0.72}H${size}V${size}H0Z`, table),
    cast(id, place.x, place.foot, place.tall * wide, place.tall * 0.4, shadow),
    containers[container](random, place, glaze),
  ].join('');
}
