/**
 * The entries that `slugs` name, for a cached item that shows a change before its answer: as they are known
 * by now, else `make` with the slug in the place of a name.
 */
export const entriesOf = <T extends { slug: string }>(
  slugs: readonly string[],
  known: readonly T[],
  make: (slug: string) => T,
): T[] => slugs.map((slug) => known.find((entry) => entry.slug === slug) ?? make(slug));

/** Returns the given fields of `changes`, without those that stay as they are. */
export const givenOf = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;
