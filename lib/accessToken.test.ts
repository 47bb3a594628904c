import { expect, test } from 'vitest';
import { hasEnded, sessionIdOf } from './accessToken.ts';

const tokenUntil = (exp: number) => `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.y`;

test('a token has expired when its own time is over, or about to be', () => {
  expect(hasEnded(tokenUntil(1000), 900_000)).toBe(false);
  expect(hasEnded(tokenUntil(1000), 990_000)).toBe(true);
  expect(hasEnded(tokenUntil(1000), 2_000_000)).toBe(true);
});

test('a token without an expiry is used', () => {
  expect(hasEnded('opaque', 0)).toBe(false);
  expect(hasEnded('a.b.c', 0)).toBe(false);
});

test('the tokens of one session have one name', () => {
  const tokenOf = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
  expect(sessionIdOf(tokenOf({ sid: 'a', exp: 1 }))).toBe(sessionIdOf(tokenOf({ sid: 'a', exp: 2 })));
  expect(sessionIdOf(tokenOf({ sid: 'a' }))).not.toBe(sessionIdOf(tokenOf({ sid: 'b' })));
  expect(sessionIdOf(tokenOf({ sid: 'a' }).split('.')[1] ?? '')).toBe('a');
  expect(sessionIdOf('opaque')).toBe('opaque');
});
