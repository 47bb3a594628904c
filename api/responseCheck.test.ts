import { describe, expect, test, vi } from 'vitest';
import { areas } from '@/contract/areas';
import { log } from '@/lib/log';
import { callOf, fitsContract } from './responseCheck';

test.each([
  ['GET', 'challenges/3', 'getChallenge'],
  ['GET', 'challenges/3/', 'getChallenge'],
  ['GET', '/challenges/3/?page=2', 'getChallenge'],
  ['GET', 'challenge-groups/ABCD2345', 'getGroup'],
  ['GET', 'challenge-groups/my-group/', 'getMyGroup'],
  ['GET', 'challenge-groups/my-group', 'getMyGroup'],
  ['GET', 'users/blocked/', 'getBlockedMembers'],
  ['GET', 'comments/4/history/', 'getHistory'],
  ['DELETE', 'questions/answers/4/', 'deleteAnswer'],
])('%s %s is the call %s', (method, path, name) => {
  expect(callOf(method, path)?.name).toBe(name);
});

test.each([
  ['GET', 'challengesX3/'],
  ['GET', 'openapiXjson'],
  ['PUT', 'challenges/3/'],
  ['GET', 'nowhere/3/'],
])('%s %s is no call', (method, path) => {
  expect(callOf(method, path)).toBeUndefined();
});

test('each call is found by its own path', () => {
  const calls = areas.flatMap(([area]) => Object.entries(area));
  const found = calls.map(([, { method, path }]) => callOf(method, path)?.name);
  expect(found).toEqual(calls.map(([name]) => name));
});

describe('a response', () => {
  const warned = () => vi.spyOn(log, 'warn').mockImplementation(() => undefined as never);
  const row = { slug: 'a', name: 'A' };
  const labels = (...results: object[]) => ({ count: results.length, next: null, previous: null, results });

  test('that the contract describes fits, and no other: the log says where it differs', () => {
    const warn = warned();
    expect(fitsContract('POST', 'surveys/1/rewards/', { success: true })).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    expect(fitsContract('GET', 'posts/tags/?page=2', labels({ ...row, name: 1 }))).toBe(false);
    expect(warn.mock.calls).toEqual([
      [
        {
          call: 'getPostTags',
          path: 'results.0.name',
          reason: 'invalid_type',
          msg: 'The provider gave a response that is not in the contract',
        },
      ],
    ]);
  });

  test.each([
    ['a text at the limit', 'a'.repeat(300_000), true],
    ['a text beyond it', 'a'.repeat(300_001), false],
    ['a text beyond it within', { rows: [{ text: 'a'.repeat(300_001) }] }, false],
    ['nothing', null, true],
    ['a number', 1, true],
    ['rows of their own', [{ id: 1 }, { id: 2 }], true],
    ['a row twice', [{ id: 1 }, { id: 1 }], false],
    ['a row twice within', { results: [{ id: 1 }, { id: 1 }] }, false],
    [
      'rows of two kinds with one id',
      [
        { id: 1, kind: 'a' },
        { id: 1, kind: 'b' },
      ],
      true,
    ],
    ['values twice', [1, 1, null, null, 'a', 'a', { a: 1 }, { a: 1 }], true],
  ])('of a call that is none of the contract may have %s: %s', (_what, answer, isTaken) => {
    const warn = warned();
    expect(fitsContract('GET', 'nowhere/', answer)).toBe(isTaken);
    if (!isTaken) expect(warn.mock.lastCall?.[0]).toMatchObject({ path: undefined, reason: 'implausible' });
  });
});
