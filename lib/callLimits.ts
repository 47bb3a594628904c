import { publicEnv } from './env.public.ts';

/** How many bytes a response of the provider may have, decompressed. */
export const MAX_RESPONSE_BYTES = 4_000_000;

/** How long a browser waits for an answer, in ms. */
export const BROWSER_TIMEOUT_MS = 20_000;

/**
 * How long the calls of one page may take together, in ms, so that a page always answers within 3 s. In
 * development, calls wait for a provider that starts at the same time.
 */
export const PAGE_CALLS_MS = publicEnv.development ? BROWSER_TIMEOUT_MS : 2500;

const deadlines = new WeakMap<object, number>();

/** Returns until when a page's calls may take, in ms of `performance.now()`, counted from now on. */
export const newDeadline = () => performance.now() + PAGE_CALLS_MS;

/** Returns the deadline of a request's calls: one for the session and everything that the page shows. */
export function deadlineOf(request: object): number {
  const deadline = deadlines.get(request) ?? newDeadline();
  deadlines.set(request, deadline);
  return deadline;
}
