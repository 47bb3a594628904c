import { expect, test } from 'vitest';
import { columnsOf, placesOf } from '@/components/topics/pictureGrid';

const square = { width: 900, height: 900 };
const wide = { width: 1600, height: 900 };
const strip = { width: 4000, height: 500 };

/** Returns the shares of the width, in per cent. */
const shares = (pictures: { width: number; height: number }[]) =>
  placesOf(pictures).map(({ flexBasis }) => Number.parseFloat(String(flexBasis).slice('calc('.length)));

test('every row of pictures is full, whatever their number', () => {
  const rowsOf = (count: number) => {
    const rows: number[] = [];
    let sum = 0;
    let size = 0;
    for (const share of shares(Array(count).fill(square))) {
      sum += share;
      size += 1;
      if (sum < 99.9) continue;
      rows.push(size);
      [sum, size] = [0, 0];
    }
    expect(sum).toBe(0);
    return rows;
  };
  expect([2, 4, 5, 6, 7, 8, 10].map(rowsOf)).toEqual([[2], [2, 2], [2, 3], [3, 3], [2, 2, 3], [2, 3, 3], [2, 2, 3, 3]]);
});

test('pictures of a row have one height and their own shapes, except for very long ones', () => {
  expect(shares([square, wide])).toEqual([36, 64]);
  expect(placesOf([strip, square]).map(({ aspectRatio }) => aspectRatio)).toEqual(['1.900', '1.000']);
});

test('the first of three pictures is as high as the other two together', () => {
  expect(columnsOf([square, square, square])).toBe('1.000fr 0.500fr');
  expect(columnsOf([wide, square, square])).toBe('1.778fr 0.500fr');
});
