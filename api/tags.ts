import type { TagDescription } from '@reduxjs/toolkit/query';

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
