import type { Random } from '../random.ts';
import { celadon, clay } from './palette.ts';
import type { LeafColor } from './plants.ts';
import type { Cream } from './textures.ts';

/** What a scene is drawn with and on. */
export interface Sheet {
  random: Random;
  id: string;
  width: number;
  height: number;
  /** The shorter side, the measure of everything. */
  unit: number;
}
/** One kind of picture. */
export type Scene = (sheet: Sheet) => string;

/** Greens of what grows in the pictures. */
export const leaves: readonly LeafColor[] = [
  { body: celadon[5], vein: celadon[7], lit: celadon[4] },
  { body: celadon[4], vein: celadon[6], lit: celadon[2] },
  { body: '#8C9A6B', vein: '#56643E', lit: '#C3CBA0' },
];

/** What is spread, whipped or swirled. */
export const creams: readonly Cream[] = [
  { body: '#FBF3E8', deep: '#D9C3A6', lit: '#FFFFFF' },
  { body: '#F6DCC8', deep: '#D9A685', lit: '#FFF4EA' },
  { body: celadon[1], deep: celadon[3], lit: '#FAFDFB' },
  { body: '#EFE0C2', deep: '#C6A66F', lit: '#FFFAEC' },
  { body: clay[2], deep: clay[4], lit: clay[0] },
];
