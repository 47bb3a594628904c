import { addMinutes } from 'date-fns';
import { and, asc, inArray, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';

/** A table of work that is repeated until it succeeds. */
type WorkTable = PgTable & { id: PgColumn; tries: PgColumn; dueAt: PgColumn };

/** A provider that works at a row for the last time has this long, in minutes. */
const LAST_MINUTES = 2;

/**
 * Claims rows that are due, the longest due first: each is due again at its next try, so that another provider
 * skips it, and one whose provider ends meanwhile is repeated; `of` selects a part of the table. Returns them with
 * their tries before this one.
 */
export async function claimDue(
  tx: Db,
  table: WorkTable,
  { now, batch, retryMinutes, of }: { now: Date; batch: number; retryMinutes: readonly number[]; of?: SQL },
): Promise<{ id: number; tries: number }[]> {
  const due = (await tx
    .select({ id: table.id, tries: table.tries })
    .from(table as PgTable)
    .where(and(lte(table.dueAt, now), of))
    .orderBy(asc(table.dueAt), asc(table.id))
    .limit(batch)
    .for('update', { skipLocked: true })) as { id: number; tries: number }[];
  for (const tries of new Set(due.map((row) => row.tries))) {
    const ids = due.filter((row) => row.tries === tries).map(({ id }) => id);
    await tx
      .update(table as PgTable)
      .set({ tries: tries + 1, dueAt: addMinutes(now, retryMinutes[tries] ?? LAST_MINUTES) })
      .where(inArray(table.id, ids));
  }
  return due;
}
