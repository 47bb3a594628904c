import type { ErrorBody } from '../contract/common.ts';

/** The failure of a call: the status (0: no answer) and the error's body, where there is a readable one. */
export interface CallFailure {
  status: number;
  body: ErrorBody | null;
  /** Seconds to wait before a retry, from Retry-After. */
  retryAfter?: number;
}

/** Returns whether the provider itself answered with this status; the error page of a proxy has no code. */
const isRejectedWith = (failure: unknown, status: number): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  'status' in failure &&
  failure.status === status &&
  errorBodyIn(failure).code !== undefined;

/** Returns whether a call failed because its target does not exist. */
export const isMissing = (failure: unknown): boolean => isRejectedWith(failure, 404);

/**
 * Returns whether no content can have this address (`/posts/abc`): the provider rejects its parameters with
 * 400, and the reader gets a 404 page.
 */
export const isNoAddress = (failure: unknown): boolean => isMissing(failure) || isRejectedWith(failure, 400);

/** Returns a rejection's stable code and message; nothing without a response. */
export function errorBodyIn(failure: unknown): { code?: string; detail?: string; leave_key?: string } {
  const body = typeof failure === 'object' && failure !== null && 'body' in failure ? failure.body : null;
  const { code, detail, leave_key } = (body ?? {}) as { code?: unknown; detail?: unknown; leave_key?: unknown };
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof detail === 'string' && { detail }),
    ...(typeof leave_key === 'string' && { leave_key }),
  };
}
