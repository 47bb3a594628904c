import { expect, test } from 'vitest';
import { pan, UNZOOMED, zoomTo } from './zoom.ts';

const size = { width: 400, height: 600 };

test('what is under the finger stays there while a picture is enlarged', () => {
  expect(zoomTo(UNZOOMED, 2, { x: 100, y: -50 }, size)).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomTo(UNZOOMED, 3, { x: 50, y: -40 }, size)).toEqual({ scale: 3, x: -100, y: 80 });
  expect(zoomTo({ scale: 2, x: -100, y: 50 }, 4, { x: 100, y: -50 }, size)).toEqual({ scale: 4, x: -300, y: 150 });
});

test('a picture is enlarged five times at most, and never made smaller', () => {
  expect(zoomTo(UNZOOMED, 9, { x: 0, y: 0 }, size).scale).toBe(5);
  expect(zoomTo({ scale: 2, x: 200, y: -300 }, 0.5, { x: 50, y: 50 }, size)).toEqual(UNZOOMED);
});

test('an enlarged picture is moved to its edges and no further', () => {
  expect(pan({ scale: 2, x: 0, y: 0 }, { x: 500, y: -20 }, size)).toEqual({ scale: 2, x: 200, y: -20 });
  expect(pan({ scale: 2, x: 0, y: 0 }, { x: 20, y: -900 }, size)).toEqual({ scale: 2, x: 20, y: -300 });
  expect(pan(UNZOOMED, { x: 40, y: 40 }, size)).toEqual(UNZOOMED);
});
