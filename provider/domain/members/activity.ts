import { max, subMinutes } from 'date-fns';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { ACTIVE_DAYS_STORED } from '../../../contract/constants/statistics.ts';
import { activeDays } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { daysBefore } from '../../platform/time/days.ts';
import { seoulDay, startOfSeoulDay } from '../../platform/time/seoul.ts';

/** A member's latest time is written at most this often, and first on each day (Asia/Seoul). */
const PAUSE_MINUTES = 10;

/**
 * Records that a member was active just now and today, by which `hot` orders members. A row that another transaction
 * has locked is skipped, since the exact time does not matter, and no transaction with a foreign key to the
 * member has to wait for this one.
 */
export async function touchLastActive(tx: Db, userId: number, now: Date): Promise<void> {
  const before = max([subMinutes(now, PAUSE_MINUTES), startOfSeoulDay(now)]);
  const due = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), lt(users.activeAt, before)))
    .for('no key update', { skipLocked: true });
  const touched = await tx
    .update(users)
    .set({ activeAt: now })
    .where(inArray(users.id, due))
    .returning({ userId: users.id });
  if (touched.length === 0) return;
  await tx
    .insert(activeDays)
    .values({ day: seoulDay(now), userId })
    .onConflictDoNothing();
}

/** Returns the first day whose activity is kept. */
export const firstStoredDay = (now: Date): string => seoulDay(daysBefore(now, ACTIVE_DAYS_STORED));

/** Deletes the days of activity that no statistics reach. */
export async function purgeActiveDays(tx: Db, now: Date): Promise<void> {
  await tx.delete(activeDays).where(lt(activeDays.day, firstStoredDay(now)));
}
