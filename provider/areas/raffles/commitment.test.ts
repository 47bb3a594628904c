import { expect, it } from 'vitest';
import { drawValue, ODDS_TOTAL, prizeAt } from '../../../contract/draw.ts';
import { drawNumber, hashOfSeed, newSeed } from './commitment.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

it('the same entry always draws the same number, and another client seed another', () => {
  expect(drawNumber(SEED, 1, 1, 'apple river')).toBe(drawNumber(SEED, 1, 1, 'apple river'));
  const numbers = ['apple river', 'apple rivet', 'apple'].map((clientSeed) => drawNumber(SEED, 1, 1, clientSeed));
  expect(new Set(numbers).size).toBe(3);
});

it('a seed is 32 bytes and its hash reveals nothing else', () => {
  const { seed, seedHash } = newSeed();
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(seedHash).toBe(hashOfSeed(seed));
  expect(newSeed().seed).not.toBe(seed);
});

it('a number near 2^32 is drawn again, so that small ones are not more likely', () => {
  expect(drawValue(0)).toBe(0);
  expect(drawValue(4_294_959_999)).toBe(9_999);
  expect(drawValue(4_294_960_000)).toBeNull();
  expect(drawValue(2 ** 32 - 1)).toBeNull();
});

it('prizes are as wide as their odds', () => {
  const prizes = [
    { id: 1, odds: 100 },
    { id: 2, odds: 900 },
  ];
  expect([0, 99, 100, 999, 1000, 9999].map((value) => prizeAt(prizes, value)?.id ?? null)).toEqual([
    1,
    1,
    2,
    2,
    null,
    null,
  ]);
});

it('200,000 draws fall on the prizes as their odds say, and evenly over all numbers', () => {
  const prizes = [{ odds: 50 }, { odds: 450 }, { odds: 2500 }];
  const draws = 200_000;
  const counts = new Map<unknown, number>();
  const buckets = new Array<number>(100).fill(0);
  for (let number = 1; number <= draws; number += 1) {
    const value = drawNumber(SEED, 7, number, `seed ${number * 7919}`);
    const prize = prizeAt(prizes, value);
    counts.set(prize, (counts.get(prize) ?? 0) + 1);
    buckets[Math.floor(value / 100)] = (buckets[Math.floor(value / 100)] ?? 0) + 1;
  }
  const chiSquare = (pairs: [number, number][]) =>
    pairs.reduce((sum, [seen, expected]) => sum + (seen - expected) ** 2 / expected, 0);
  const lost = ODDS_TOTAL - prizes.reduce((sum, { odds }) => sum + odds, 0);
  const expected: [number, number][] = [...prizes, { odds: lost }].map(({ odds }, index) => [
    counts.get(prizes[index] ?? null) ?? 0,
    (draws * odds) / ODDS_TOTAL,
  ]);
  // One draw in a thousand exceeds these by chance (3 and 99 degrees of freedom).
  expect(chiSquare(expected)).toBeLessThan(16.27);
  expect(chiSquare(buckets.map((seen) => [seen, draws / 100]))).toBeLessThan(148.2);
});
