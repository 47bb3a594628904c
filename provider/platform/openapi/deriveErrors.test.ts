import { expect, it } from 'vitest';
import { z } from 'zod';
import { call } from '../http/context.ts';
import { derivedStatuses } from './deriveErrors.ts';

const answer = z.object({});
const params = z.object({ id: z.string() });

it.each([
  ['a read without input', call({ method: 'get', path: '/a/', summary: '', answer }), {}, [401, 403, 429, 500, 503]],
  [
    'a list in pages',
    call({ method: 'get', path: '/a/', summary: '', answer, query: z.object({ page: z.string() }) }),
    {},
    [400, 401, 403, 404, 429, 500, 503],
  ],
  [
    'a write to one row',
    call({ method: 'delete', path: '/a/{id}/', summary: '', answer, params }),
    {},
    [400, 401, 403, 404, 409, 413, 429, 500, 503],
  ],
  [
    'a sign-in',
    call({ method: 'post', path: '/a/', summary: '', answer }),
    { ownProof: true, unkept: true } as const,
    [400, 413, 429, 500, 503],
  ],
])('derives the errors of %s', (_, route, rule, statuses) => {
  expect(derivedStatuses(route, rule)).toEqual(statuses);
});
