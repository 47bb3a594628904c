import { face } from './face.ts';
import { landscape } from './landscape.ts';
import { celadon } from './palette.ts';
import { type Container, productStill } from './product.ts';
import { stillLife, stillLifeAlt } from './still-life.ts';
import { frame, stroke } from './svg.ts';

/** The mark of 결 as one stroke in a box of 32 by 32; draw it 3 units wide with round ends. */
export const markPath =
  'M4.5 10C9.5 5.2 19 4 24.6 6.9C29.4 9.4 26.8 13.4 20.6 14.2C14 15 6.4 15.2 6.2 19.8C6 24.6 12.4 24.4 17 23.4C21 22.5 25.4 21.8 28 25';

/** The site's mark by itself, in celadon. */
export function markSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" role="img" aria-label="결">${stroke(markPath, celadon[5], 3)}</svg>`;
}

/** What of a portrait a photo of one's cheeks shows. */
const CHEEKS = { x: 68, y: 82, width: 120 };

/** A member's portrait, 256 by 256; the same seed always gives the same face. */
export function avatarSvg(seed: number): string {
  return frame(256, 256, face(seed));
}

/** A member's cheeks, as they photograph them for a challenge; `worn` from 0 (smooth) to 1 (chapped). */
export function cheekSvg(seed: number, worn: number, width: number, height: number): string {
  const scale = width / CHEEKS.width;
  const crop = `translate(${-CHEEKS.x * scale} ${-CHEEKS.y * scale}) scale(${scale})`;
  return frame(width, height, `<g transform="${crop}">${face(seed, worn)}</g>`);
}

/** A banner's picture in user units of the given size; its left two fifths are quiet for text. */
export function bannerSvg(seed: number, width: number, height: number): string {
  return frame(width, height, landscape(seed, width, height));
}

/** A drawing in place of a topic's photograph, in user units of the given size. */
export function photoSvg(seed: number, width: number, height: number): string {
  return frame(width, height, stillLife(seed, width, height));
}

/** The alternative text of `photoSvg(seed)`, in Korean. */
export function photoAlt(seed: number): string {
  return stillLifeAlt(seed);
}

/** A product's picture, square. */
export function productSvg(seed: number, container: Container, size: number): string {
  return frame(size, size, productStill(seed, container, size));
}
