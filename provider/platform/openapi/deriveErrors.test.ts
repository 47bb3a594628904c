import { expect, it } from 'vitest';
import { z } from 'zod';
import { derivedStatuses } from './deriveErrors.ts';

const responses = {};
const params = z.object({ id: z.string() });

it.each([
  ['a read without input', { method: 'get', path: '/a/', responses }, {}, [401, 403, 429, 500, 503]],
  [
    'a list in pages',
    { method: 'get', path: '/a/', responses, request: { query: z.object({ page: z.string() }) } },
    {},
    [400, 401, 403, 404, 429, 500, 503],
  ],
  [
    'a write to one row',
    { method: 'delete', path: '/a/{id}/', responses, request: { params } },
    {},
    [400, 401, 403, 404, 409, 413, 429, 500, 503],
  ],
  [
    'a sign-in',
    { method: 'post', path: '/a/', responses },
    { ownProof: true, unkept: true } as const,
    [400, 413, 429, 500, 503],
  ],
] as const)('derives the errors of %s', (_, route, rule, statuses) => {
  expect(derivedStatuses(route, rule)).toEqual(statuses);
});
