import { customAlphabet } from 'nanoid';
import { imageWidths } from '../../../contract/constants/common.ts';
import { fileName } from '../../../contract/uploads.ts';

const newId = customAlphabet('abcdefghijklmnopqrstuvwxyz0123456789', 12);

export interface PictureSize {
  width: number;
  height: number;
}

/** Returns a new name that cannot be guessed, with the size in it: `k3jd82h1m0qz-1280x960.webp`. */
export const newName = (size: PictureSize): string => nameWith(newId(), size);

export const nameWith = (id: string, { width, height }: PictureSize) => `${id}-${width}x${height}.webp`;

/** Returns the size that a name contains, or undefined for a name that we never make. */
export function sizeOf(name: string): PictureSize | undefined {
  const [, width, height] = fileName.safeParse(name).data?.match(/-(\d+)x(\d+)\.webp$/) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** Returns the widths of the smaller copies of a picture. */
export const smallerWidths = (size: PictureSize) => imageWidths.filter((width) => width < size.width);

/** The formats of copies: each is WebP, and smaller ones of uploads are AVIF as well, a quarter smaller. */
export type PictureFormat = 'webp' | 'avif';

/** Returns the name of a picture's copy in the store; the largest has the picture's own name. */
export const copyName = (name: string, width: number | undefined, format: PictureFormat = 'webp') =>
  width === undefined ? name : name.replace(/\.webp$/, `.${width}.${format}`);

/** Returns the names under which a picture may be stored: its own, then those of its smaller copies. */
export function copiesOf(name: string): string[] {
  const size = sizeOf(name);
  const smaller = (size ? smallerWidths(size) : []).flatMap((width) => [
    copyName(name, width),
    copyName(name, width, 'avif'),
  ]);
  return [name, ...smaller];
}

/** Returns the width of the copy that answers a call for `asked` pixels; undefined for the largest. */
export const copyFor = (size: PictureSize, asked: number | undefined) =>
  smallerWidths(size).find((width) => width === asked);

/** Returns the address of a picture on the site's own origin. */
export const urlOf = (name: string) => `/api/v1/files/${name}`;
