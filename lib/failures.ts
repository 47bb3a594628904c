/** Whether a call failed because what it asked for is not there. */
export const isMissing = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'status' in failure && failure.status === 404;

/**
 * Whether the address itself can be nobody's (`/posts/abc`): the provider refuses what a page's
 * address says with 400, and a reader is to see that there is no such page.
 */
export const isNoAddress = (failure: unknown): boolean =>
  isMissing(failure) ||
  (typeof failure === 'object' &&
    failure !== null &&
    'status' in failure &&
    failure.status === 400);

/** Whether somebody answered at all: what was asked for is done or refused, and not on its way any more. */
export const isAnswered = (failure: unknown): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  'status' in failure &&
  Number(failure.status) >= 400;
