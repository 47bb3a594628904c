/** Returns rows in the order of the ids that they were asked for by; what was not found is left out. */
export function inOrderBy<T>(
  idOf: (row: T) => number,
  rows: readonly T[],
  ids: readonly number[],
): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The same of rows that have an `id`. */
export const inOrder = <T extends { id: number }>(
  rows: readonly T[],
  ids: readonly number[],
): T[] => inOrderBy(({ id }) => id, rows, ids);
