import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, stubStorage } from '../../tests/storage.ts';
import { actionOf, dropKey, dropRejectedKey, idempotencyKeyFor, newKey } from './keys.ts';

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

test('every tap has a key of its own', () => {
  expect(newKey()).toMatch(/^[\w-]{21}$/);
  expect(newKey()).not.toBe(newKey());
});

test('an action keeps its key through retries until the call was answered', () => {
  const key = idempotencyKeyFor('convert');
  expect(idempotencyKeyFor('convert')).toBe(key);
  expect(idempotencyKeyFor('enter')).not.toBe(key);
  expect(Object.keys(sessionStorage)).toEqual(['gyeol-key:convert', 'gyeol-key:enter']);
  dropKey('convert');
  expect(Object.keys(sessionStorage)).toEqual(['gyeol-key:enter']);
  expect(idempotencyKeyFor('convert')).not.toBe(key);
});

test.each([
  [400, true],
  [409, true],
  [0, false],
  [503, false],
])('the key of a call that failed with %i is dropped: %s', (status, isDropped) => {
  const key = idempotencyKeyFor('convert');
  dropRejectedKey('convert', { status, body: null });
  expect(idempotencyKeyFor('convert') !== key).toBe(isDropped);
});

test('a browser that blocks storage gets a new key each time', () => {
  blockStorage();
  expect(idempotencyKeyFor('convert')).toMatch(/^[\w-]{21}$/);
  expect(idempotencyKeyFor('convert')).not.toBe(idempotencyKeyFor('convert'));
  dropKey('convert');
});

test('the scope of a body is its FNV-1a fingerprint, which changes with the content', () => {
  expect(actionOf('convert', { point: 1000 })).toBe(actionOf('convert', { point: 1000 }));
  expect(actionOf('convert', { point: 1001 })).not.toBe(actionOf('convert', { point: 1000 }));
  // A published test vector of 32-bit FNV-1a: the digit 1.
  expect(actionOf('a', 1)).toBe(`a:${(0x340ca71c).toString(36)}`);
  const fnv1a = (text: string) =>
    Buffer.from(text).reduce((hash, byte) => ((hash ^ BigInt(byte)) * 0x01000193n) & 0xffffffffn, 0x811c9dc5n);
  for (const body of [[], { point: 1000 }, 'a longer text']) {
    expect(actionOf('a', body)).toBe(`a:${fnv1a(JSON.stringify(body)).toString(36)}`);
  }
});
