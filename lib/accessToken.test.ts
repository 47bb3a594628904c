import { expect, test } from 'vitest';
import { hasEnded } from './accessToken.ts';

const tokenUntil = (exp: number) =>
  `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.y`;

test('a token has ended when its own time is over, or about to be', () => {
  expect(hasEnded(tokenUntil(1000), 900_000)).toBe(false);
  expect(hasEnded(tokenUntil(1000), 990_000)).toBe(true);
  expect(hasEnded(tokenUntil(1000), 2_000_000)).toBe(true);
});

test('a token that says nothing about itself is tried', () => {
  expect(hasEnded('opaque', 0)).toBe(false);
  expect(hasEnded('a.b.c', 0)).toBe(false);
});
