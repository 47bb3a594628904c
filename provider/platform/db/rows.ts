import type { SQL } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Reads the rows of a statement that is written in SQL. */
export async function readRows<Row = Record<string, unknown>>(db: Pick<Db, 'execute'>, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Returns rows in the order of the given ids, without those that were not found. */
export function inOrderBy<T>(idOf: (row: T) => number, rows: readonly T[], ids: readonly number[]): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Orders rows that have an `id` by `ids`. */
export const inOrder = <T extends { id: number }>(rows: readonly T[], ids: readonly number[]): T[] =>
  inOrderBy(({ id }) => id, rows, ids);
