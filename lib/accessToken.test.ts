import { expect, test } from 'vitest';
import { hasEnded, sessionIdOf } from './accessToken.ts';

const tokenOf = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
const tokenUntil = (exp: number) => tokenOf({ exp });

test('a token has expired when its own time is over, or about to be', () => {
  expect(hasEnded(tokenUntil(1000), 900_000)).toBe(false);
  expect(hasEnded(tokenUntil(1000), 984_999)).toBe(false);
  expect(hasEnded(tokenUntil(1000), 985_000)).toBe(true);
  expect(hasEnded(tokenUntil(1000), 2_000_000)).toBe(true);
});

test('a token without an expiry is used', () => {
  expect(hasEnded('opaque', 0)).toBe(false);
  expect(hasEnded('a.b.c', 0)).toBe(false);
  expect(hasEnded(tokenOf({ exp: '1000' }), 2_000_000)).toBe(false);
});

test('the tokens of one session have one name', () => {
  expect(sessionIdOf(tokenOf({ sid: 'a', exp: 1 }))).toBe(sessionIdOf(tokenOf({ sid: 'a', exp: 2 })));
  expect(sessionIdOf(tokenOf({ sid: 'a' }))).not.toBe(sessionIdOf(tokenOf({ sid: 'b' })));
  expect(sessionIdOf(tokenOf({ sid: 'a' }).split('.')[1] ?? '')).toBe('a');
  expect(sessionIdOf('opaque')).toBe('opaque');
});

test('claims are read from base64url, both of its own characters included', () => {
  const token = tokenOf({ sid: '>>>???' });
  expect(token).toMatch(/-.*_/);
  expect(sessionIdOf(token)).toBe('>>>???');
});
