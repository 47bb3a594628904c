import { millisecondsInMinute } from 'date-fns/constants';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';

/** A member's latest time is written at most this often, in ms. */
const PAUSE_MS = 10 * millisecondsInMinute;

/**
 * Remembers that a member took part just now: by this `hot` orders members. A row that another
 * transaction holds is left alone rather than waited for, since a moment more or less is no matter; and none that names
 * the member has to wait for this one.
 */
export async function touchLastActive(tx: Db, userId: number, now: Date): Promise<void> {
  const due = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), lt(users.activeAt, new Date(now.getTime() - PAUSE_MS))))
    .for('no key update', { skipLocked: true });
  await tx.update(users).set({ activeAt: now }).where(inArray(users.id, due));
}
