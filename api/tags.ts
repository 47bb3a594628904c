import type { TagDescription } from '@reduxjs/toolkit/query';
import type { CallFailure } from '@/lib/failures';

/**
 * Builds the cache tag of an item from an untrusted text (a username, a slug, a path). RTK Query stores tags
 * in plain objects, in which `constructor` and `__proto__` would be found without having been set; with the
 * prefix no name is a property of `Object.prototype`.
 */
export const tagOf = <const T extends string>(type: T, name: string) => ({
  type,
  id: `@${name}`,
});

/** Names what a write makes stale once it succeeded: `invalidatesTags` of an endpoint. */
export const staleAfter =
  <const Tags extends readonly TagDescription<string>[]>(...tags: Tags) =>
  (_response: unknown, error: unknown): Tags | readonly [] =>
    error ? [] : tags;

/**
 * Returns the tags of a failed write's subject where the page may show it as it no longer is: a rejection tells so, and
 * a write whose answer was lost may have been done.
 */
export const staleSubject = <const Tags extends readonly TagDescription<string>[]>(
  { status }: CallFailure,
  ...tags: Tags
): Tags | readonly [] => (status < 500 ? tags : []);
