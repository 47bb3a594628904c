/** The skin types: plain values with which both sides compute. */

/** The four axes; a tie goes to `first`. */
export const skinAxes = [
  { axis: 'oil', first: 'Y', second: 'G' },
  { axis: 'sensitivity', first: 'M', second: 'T' },
  { axis: 'tone', first: 'S', second: 'K' },
  { axis: 'firmness', first: 'J', second: 'P' },
] as const;
/** An axis by name. */
export type SkinAxis = (typeof skinAxes)[number]['axis'];

const letters = skinAxes.map(({ first, second }) => [first, second]);

/** All sixteen codes, from YMSJ to GTKP. */
export const skinTypes: readonly string[] = letters.reduce<string[]>(
  (codes, pair) => codes.flatMap((code) => pair.map((letter) => code + letter)),
  [''],
);
export const isSkinType = (code: string): boolean => skinTypes.includes(code);

/** Returns the type on the other side of every axis. */
export const oppositeType = (code: string): string =>
  letters.map((pair, index) => pair.find((side) => side !== code[index])).join('');
