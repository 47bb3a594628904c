import { describe, expect, it, test } from 'vitest';
import { errorBodyIn, isMissing, isNoAddress } from './failures.ts';
import { callFailureOf, fieldErrors, isAnswered } from './rejections.ts';

const rejected = (status: number, code = 'not_found') => ({ status, body: { code } });
/** What can be thrown besides a failed call. */
const OTHERS = [undefined, null, 'not found', 404, new Error('network'), {}];

describe('a missing target', () => {
  it('is one that the provider itself answers 404 for', () => {
    expect(isMissing(rejected(404))).toBe(true);
    expect(isMissing(rejected(400))).toBe(false);
  });

  it.each([{ status: 404, body: '<h1>Not Found</h1>' }, { status: 404, body: null }, { status: 404 }, ...OTHERS])(
    'is not concluded from %j',
    (failure) => {
      expect([isMissing(failure), isNoAddress(failure)]).toEqual([false, false]);
    },
  );

  it.each([
    [400, true],
    [404, true],
    [403, false],
    [500, false],
  ])('an address whose page is answered %i is none: %s', (status, isNone) => {
    expect(isNoAddress(rejected(status))).toBe(isNone);
  });
});

test.each([
  [0, false],
  [399, false],
  [400, true],
  [429, true],
  [499, true],
  [500, false],
  [503, false],
])('a call that failed with %i was answered: %s', (status, answered) => {
  expect(isAnswered({ status })).toBe(answered);
});

test.each(OTHERS)('%j says nothing of a call', (thrown) => {
  expect(isAnswered(thrown)).toBe(false);
  expect(fieldErrors(thrown)).toEqual({});
  expect(errorBodyIn(thrown)).toEqual({});
  expect(callFailureOf(thrown)).toEqual({ status: 0, body: null });
});

test('the first message of each rejected field is its error', () => {
  const body = { code: 'invalid', title: ['too short', 'too plain'], content: [], tags: [7], detail: 'text' };
  expect(fieldErrors({ status: 400, body })).toEqual({ title: 'too short' });
  expect(fieldErrors({ status: 500, body: null })).toEqual({});
});

test('a rejection has its code and message where they are texts', () => {
  expect(errorBodyIn({ body: { code: 'closed', detail: 'It is over.' } })).toEqual({
    code: 'closed',
    detail: 'It is over.',
  });
  expect(errorBodyIn({ body: { code: 7, detail: ['a'] } })).toEqual({});
  expect(errorBodyIn({ body: null })).toEqual({});
});

test('a failed call is returned as it is', () => {
  const failure = { status: 429, body: null, retryAfter: 3 };
  expect(callFailureOf(failure)).toBe(failure);
  expect(callFailureOf({ status: 500 })).toEqual({ status: 0, body: null });
  expect(callFailureOf({ body: {} })).toEqual({ status: 0, body: null });
});
