import { expect, it } from 'vitest';
import { imageProblem, moved } from './images.ts';

it('accepts what the provider stores and no larger file', () => {
  expect(imageProblem({ type: 'image/jpeg', size: 15 * 1024 * 1024 })).toBeNull();
  expect(imageProblem({ type: 'image/png', size: 15 * 1024 * 1024 + 1 })).toBe('size');
  for (const type of ['image/heic', 'image/svg+xml', 'image/gif', 'text/html', '']) {
    expect(imageProblem({ type, size: 1 }), type).toBe('type');
  }
});

it('moves one item and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a'], 5, 0)).toEqual(['a']);
});
