import type { RouteConfig } from '@hono/zod-openapi';
import { errorBody } from '../../../contract/common.ts';

/** The error statuses that calls answer, with what each says to a reader of the API's page. */
export const errorDescriptions = {
  400: 'The input is invalid; each rejected field has its messages',
  401: 'The session has ended, or the call needs one',
  403: 'The member is suspended',
  404: 'Not found, or not visible to the caller',
  409: 'Not possible now, or not for this caller; the code says why',
  413: 'The body is too large',
  415: 'The file is not a JPEG, PNG or WebP picture',
  429: 'Too many requests; see Retry-After',
  500: 'An unexpected error',
  503: 'Temporarily unavailable; see Retry-After',
} as const;
export type ErrorStatus = keyof typeof errorDescriptions;

/** Describes error responses in the OpenAPI document. */
export const errorResponses = (statuses: readonly ErrorStatus[]): RouteConfig['responses'] =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: errorDescriptions[status], content: { 'application/json': { schema: errorBody } } },
    ]),
  );
