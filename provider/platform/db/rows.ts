import { type SQL, sql } from 'drizzle-orm';
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

/** Reads the columns of a table's primary key, in their order. */
export const readKey = (db: Pick<Db, 'execute'>, table: string) =>
  readRows<{ name: string; isText: boolean }>(
    db,
    sql`
      SELECT attname AS name, attcollation <> 0 AS "isText"
      FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
      WHERE indrelid = quote_ident(${table})::regclass AND indisprimary
      ORDER BY array_position(indkey::int2[], attnum)`,
  );
