import { expect, test } from 'vitest';
import { chainMessage, drawMessage, drawValue, participantMessage, prizeAt, termsMessage } from './draw.ts';

test('the messages of a draw are written as its verifiers expect', () => {
  expect(drawMessage(9, 1, 'seed', 0)).toBe('9:1:seed:0');
  expect(drawMessage(9, 1, 'seed', 2, 'ab')).toBe('9:1:seed:2:ab');
  expect(participantMessage('salt', 'bori')).toBe('salt|bori');
  expect(chainMessage('before', { number: 1, participant: 'a', clientSeed: 'b|c' })).toBe('before|1|a|b|c');
});

test('the terms name the prizes by id, and a dash where no beacon is mixed in', () => {
  const terms = { id: 9, seed_hash: 'h', price: 3, ends_at: '2026-03-02T03:00:00.000Z', beacon_round: null };
  const prizes = [
    { id: 10, stock: 1, odds: 3000 },
    { id: 2, stock: 4, odds: 2000 },
  ];
  expect(termsMessage(terms, prizes)).toBe('9|h|3|2026-03-02T03:00:00.000Z|-|2:4:2000|10:1:3000');
  expect(termsMessage({ ...terms, beacon_round: 7 }, [])).toBe('9|h|3|2026-03-02T03:00:00.000Z|7');
  expect(prizes.map(({ id }) => id)).toEqual([10, 2]);
});

test.each([
  [0, 0],
  [9999, 9999],
  [10_000, 0],
  [4_294_959_999, 9999],
  [4_294_960_000, null],
  [4_294_967_295, null],
])('the four bytes %i draw %s', (first32Bits, value) => {
  expect(drawValue(first32Bits)).toBe(value);
});

test.each([
  [0, 1],
  [1999, 1],
  [2000, 2],
  [4999, 2],
  [5000, undefined],
])('the number %i wins the prize %s', (value, id) => {
  const prizes = [
    { id: 1, odds: 2000 },
    { id: 2, odds: 3000 },
  ];
  expect(prizeAt(prizes, value)?.id).toBe(id);
  expect(prizeAt([], value)).toBeNull();
});
