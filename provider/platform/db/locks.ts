import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../errors/errors.ts';
import type { Db } from './client.ts';
import type { Lock, NamedLock } from './lockOrder.ts';

/** A table that has its place in LOCK_ORDER. */
export type LockedTable = PgTable & { _: { name: Lock }; id: PgColumn };

/** Serialises transactions on one key of a kind, until this one ends. */
export const lockName = (tx: Db, name: NamedLock, key: string | number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name}:${key}`}, 0))`);

/** Returns the row that matches, locked until the transaction ends; undefined without one. */
export async function lockRow<Table extends LockedTable>(
  tx: Db,
  table: Table,
  where: SQL | undefined,
): Promise<Table['$inferSelect'] | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(where)
    .for('update');
  return row as Table['$inferSelect'] | undefined;
}

/** Returns the row that matches, locked until the transaction ends. @throws 404 without one */
export async function lockExisting<Table extends LockedTable>(tx: Db, table: Table, where: SQL | undefined) {
  const row = await lockRow(tx, table, where);
  if (!row) throw notFound();
  return row;
}

/**
 * Locks every row that matches, in the order of their ids, until the transaction ends. Rows that refer to
 * them may still be written. Returns the ids.
 */
export async function lockRows(tx: Db, table: LockedTable, where: SQL | undefined): Promise<number[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(asc(table.id))
    .for('no key update');
  return rows.map(({ id }) => Number(id));
}
