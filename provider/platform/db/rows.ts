/** The parts of a comma-separated filter, in the form that Korean is stored in. */
export const slugs = (list: string | undefined): string[] =>
  list?.normalize('NFC').split(',').filter(Boolean) ?? [];

/** Rows put into the order of the ids they were asked for by. */
export function inOrder<T extends { id: number }>(rows: T[], ids: number[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
