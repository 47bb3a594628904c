import { type CallFailure, errorBodyIn } from './failures.ts';

/**
 * Returns whether a call has definitely been answered. A 5xx does not count: a proxy answers 503 too when the
 * response was lost after the write was done.
 */
export const isAnswered = (failure: unknown): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  'status' in failure &&
  Number(failure.status) >= 400 &&
  Number(failure.status) < 500;

/** Returns whether a write was rejected since what it is about is another by now than the one that was read. */
export const isOutdated = (failure: unknown): boolean =>
  ['changed', 'edit_conflict'].includes(errorBodyIn(failure).code ?? '');

/** Returns the first message of each rejected field. */
export function fieldErrors(failure: unknown): Record<string, string> {
  const body = typeof failure === 'object' && failure !== null && 'body' in failure ? failure.body : null;
  return Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([field, messages]): [string, string][] =>
      Array.isArray(messages) && typeof messages[0] === 'string' ? [[field, messages[0]]] : [],
    ),
  );
}

const isCallFailure = (thrown: unknown): thrown is CallFailure =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && 'body' in thrown;

/** Returns a thrown value as the failure of a call; any other value counts as no answer (status 0). */
export const callFailureOf = (thrown: unknown): CallFailure =>
  isCallFailure(thrown) ? thrown : { status: 0, body: null };
