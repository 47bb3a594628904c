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

/** The size that a name carries, or undefined for a name we never make. */
export function sizeOf(name: string): PictureSize | undefined {
  const [, width, height] = fileName.safeParse(name).data?.match(/-(\d+)x(\d+)\.webp$/) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** The widths a picture is kept in beside its largest copy. */
export const smallerWidths = (size: PictureSize) => imageWidths.filter((width) => width < size.width);

/** Where the copy of a width lies in the store: the largest under the name itself. */
export const copyName = (name: string, width: number | undefined) =>
  width === undefined ? name : name.replace(/\.webp$/, `.${width}.webp`);

/** The copy that answers a call for `asked` pixels: the largest when there is no smaller one. */
export const copyFor = (size: PictureSize, asked: number | undefined) =>
  smallerWidths(size).find((width) => width === asked);

/** The address of a picture on the site's own origin. */
export const urlOf = (name: string) => `/api/v1/files/${name}`;
