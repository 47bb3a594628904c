import type { CSSProperties } from 'react';

/** Of what is taller or wider than this, the edges are cut off in a row of several pictures; a tap shows all of it. */
const [TALLEST, WIDEST] = [0.66, 1.9];
const GAP = 'var(--space-2)';

interface Sized {
  width: number;
  height: number;
}

const ratioOf = ({ width, height }: Sized) => Math.min(Math.max(width / height, TALLEST), WIDEST);

/** Returns how many of `count` pictures each row has: two or three, the rows of two first. */
function rowsOf(count: number): number[] {
  if (count < 3) return [count];
  const threes = count % 3 === 1 ? (count - 4) / 3 : Math.floor(count / 3);
  return [...Array((count - 3 * threes) / 2).fill(2), ...Array(threes).fill(3)];
}

/**
 * Returns the style of each picture: those of a row have one height and the width that their shapes have at it, so
 * that rows are full and next to nothing is cut off.
 */
export function placesOf(pictures: readonly Sized[]): CSSProperties[] {
  let first = 0;
  return rowsOf(pictures.length).flatMap((size) => {
    const ratios = pictures.slice(first, first + size).map(ratioOf);
    first += size;
    const sum = ratios.reduce((total, ratio) => total + ratio, 0);
    return ratios.map((ratio) => ({
      flexGrow: ratio,
      flexBasis: `calc(${((100 * ratio) / sum).toFixed(2)}% - ${GAP})`,
      aspectRatio: ratio.toFixed(3),
    }));
  });
}

/**
 * Returns the columns of three pictures, the first beside the other two: their shares of the width let both columns
 * end together.
 */
export function columnsOf(pictures: readonly Sized[]): string {
  const [lead = 1, above = 1, below = 1] = pictures.map(ratioOf);
  return `${lead.toFixed(3)}fr ${(1 / (1 / above + 1 / below)).toFixed(3)}fr`;
}
