const NAME = 'ProviderAwayError';

/** Seconds after which a page that lacks the provider's answers is worth another request. */
export const RETRY_SECONDS = 10;

/** Thrown when a page cannot be rendered, since the provider sent no response, or a wrong one. */
export class ProviderAwayError extends Error {
  override name = NAME;
}

/** Returns whether an error is one; by its name, since each page's bundle has a class of its own. */
export const isProviderAway = (error: unknown): boolean => error instanceof Error && error.name === NAME;
