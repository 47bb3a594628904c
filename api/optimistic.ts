/**
 * Returns the entries that `slugs` name, for an optimistic update: known ones with their names, others made
 * by `make`.
 */
export const entriesOf = <T extends { slug: string }>(
  slugs: readonly string[],
  known: readonly T[],
  make: (slug: string) => T,
): T[] => slugs.map((slug) => known.find((entry) => entry.slug === slug) ?? make(slug));

/** Returns the given fields of `changes`, without those that stay as they are. */
export const submissionValuesOf = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;
