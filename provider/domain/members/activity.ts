import { max, subMinutes } from 'date-fns';
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { ACTIVE_DAYS_STORED } from '../../../contract/constants/statistics.ts';
import { activeDays, formerActivity } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { daysBefore } from '../../platform/time/days.ts';
import { addDays, mondayOf, seoulDay, startOfSeoulDay } from '../../platform/time/seoul.ts';

/** A day, or the Monday of a week, on which a member counts. */
type Counted = Pick<typeof formerActivity.$inferSelect, 'day' | 'kind'>;

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
    // The days of one who leaves at the same moment are deleted with those before.
    .where(and(eq(users.id, userId), ne(users.status, 'left'), lt(users.activeAt, before)))
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

/** How many days, up to one, a member may have been active in to count on it. */
export const SPANS = { day: 1, week: 7, month: 30 } as const;
/** The days in which new members may have come back: from the first to the last after they joined. */
export const RETURNS = { week_1: [7, 13], week_4: [28, 34] } as const;

/** Returns where the statistics count a member who joined on a day and was active on some. */
function countedOf(joined: string, days: readonly string[]): Counted[] {
  const active = Object.entries(SPANS).flatMap(([kind, span]) => {
    const until = days.flatMap((day) => Array.from({ length: span }, (_, later) => addDays(day, later)));
    return [...new Set(until)].map((day) => ({ kind: kind as keyof typeof SPANS, day }));
  });
  const returned = Object.entries(RETURNS)
    .filter(([, [first, last]]) => days.some((day) => day >= addDays(joined, first) && day <= addDays(joined, last)))
    .map(([kind]) => ({ kind: kind as keyof typeof RETURNS, day: mondayOf(joined) }));
  return [...active, ...returned];
}

const keyOf = ({ day, kind }: Counted) => `${day} ${kind}`;
const byKey = (one: Counted, other: Counted) => (keyOf(one) < keyOf(other) ? -1 : 1);

/**
 * Deletes the days on which a member was active, and counts them without saying whose they were. The transaction takes
 * no other shared lock after it: everyone who leaves writes the same rows.
 */
export async function forgetActiveDays(tx: Db, userId: number): Promise<void> {
  const deleted = await tx.delete(activeDays).where(eq(activeDays.userId, userId)).returning({ day: activeDays.day });
  const [member] = await tx.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
  if (!member || deleted.length === 0) return;
  const counted = countedOf(
    seoulDay(member.createdAt),
    deleted.map(({ day }) => day),
  );
  await tx
    .insert(formerActivity)
    // In one order, so that two who leave at once do not wait for each other.
    .values(counted.map((row) => ({ ...row, members: 1 })).sort(byKey))
    .onConflictDoUpdate({
      target: [formerActivity.day, formerActivity.kind],
      set: { members: sql`${formerActivity.members} + 1` },
    });
}

/** Returns the first day whose activity is kept. */
export const firstStoredDay = (now: Date): string => seoulDay(daysBefore(now, ACTIVE_DAYS_STORED));

/** Deletes the days of activity that no statistics reach. */
export async function purgeActiveDays(tx: Db, now: Date): Promise<void> {
  const first = firstStoredDay(now);
  await tx.delete(activeDays).where(lt(activeDays.day, first));
  await tx.delete(formerActivity).where(lt(formerActivity.day, addDays(first, -RETURNS.week_4[0])));
}
