import { millisecondsInMinute } from 'date-fns/constants';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';

/** A member's latest time is written at most this often, in ms. */
const PAUSE_MS = 10 * millisecondsInMinute;

/**
 * Records that a member was active just now, by which `hot` orders members. A row that another transaction
 * has locked is skipped, since the exact time does not matter, and no transaction with a foreign key to the
 * member has to wait for this one.
 */
export async function touchLastActive(tx: Db, userId: number, now: Date): Promise<void> {
  const due = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), lt(users.activeAt, new Date(now.getTime() - PAUSE_MS))))
    .for('no key update', { skipLocked: true });
  await tx.update(users).set({ activeAt: now }).where(inArray(users.id, due));
}
