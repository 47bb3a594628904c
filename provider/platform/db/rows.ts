/** Returns rows in the order of the given ids, without those that were not found. */
export function inOrderBy<T>(idOf: (row: T) => number, rows: readonly T[], ids: readonly number[]): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Orders rows that have an `id` by `ids`. */
export const inOrder = <T extends { id: number }>(rows: readonly T[], ids: readonly number[]): T[] =>
  inOrderBy(({ id }) => id, rows, ids);
