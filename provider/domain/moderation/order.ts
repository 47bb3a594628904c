import { asc, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ManagerAction } from '../../../contract/constants/log.ts';
import { intArray } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';
import { type LockedTable, lockRows } from '../../platform/db/locks.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { RequestContext } from '../identity/requestContext.ts';
import { logAction } from './log.ts';

/** How rows are named by a call and in the log. */
interface Naming {
  action: ManagerAction;
  /** The field of the call that names them. */
  field: string;
  key: PgColumn;
  label: PgColumn;
}

/**
 * Orders rows of a table among each other, and logs it: those that are not named keep their places.
 * @throws 400 for one that is named twice or does not exist
 */
export async function orderRows(
  tx: Db,
  table: LockedTable & { position: PgColumn },
  { action, field, key, label }: Naming,
  named: readonly (number | string)[],
  by: RequestContext,
): Promise<void> {
  await lockRows(tx, table, undefined);
  const before = await tx
    .select({ id: sql<number>`${table.id}`, key: sql<number | string>`${key}`, label: sql<string>`${label}` })
    .from(table as PgTable)
    .orderBy(asc(table.position), asc(table.id));
  const moved = before.filter((row) => named.includes(row.key));
  if (moved.length !== named.length) throw fieldError(by.locale, field, 'wrongOrder');
  const wanted = [...moved].sort((a, b) => named.indexOf(a.key) - named.indexOf(b.key));
  const next = wanted.values();
  const ids = before.map((row) => (moved.includes(row) ? (next.next().value ?? row) : row).id);
  await tx.execute(sql`update ${table} set position = place.n - 1
    from unnest(${intArray(ids)}) with ordinality as place (id, n)
    where ${table.id} = place.id and ${table.position} <> place.n - 1`);
  const orderOf = (rows: typeof before) => ({ order: rows.map((row) => row.label).join(', ') });
  await logAction(tx, by, { action, before: orderOf(moved), after: orderOf(wanted) });
}
