/** Whether a call failed because what it asked for is not there. */
export const isMissing = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'status' in failure && failure.status === 404;
