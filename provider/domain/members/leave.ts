import { and, eq, inArray, ne, notLike, or, sql } from 'drizzle-orm';
import { RETURN_DAYS } from '../../../contract/constants/common.ts';
import type { MemberRole } from '../../../contract/constants/roles.ts';
import { follows } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import { among } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName, lockRows } from '../../platform/db/locks.ts';
import { addDays, seoulDay, startOfDay } from '../../platform/time/seoul.ts';

/** Locks a member's follows until this transaction ends. */
export const lockFollows = (tx: Db, userId: number) => lockName(tx, 'follows', userId);

/**
 * Locks a member and everyone whose counters change with theirs: two who follow each other may leave at
 * once.
 */
async function lockWithFollows(tx: Db, userId: number) {
  await lockFollows(tx, userId);
  const rows = await tx
    .select({ follower: follows.followerId, followed: follows.followingId })
    .from(follows)
    .where(or(eq(follows.followerId, userId), eq(follows.followingId, userId)));
  const ids = new Set([userId, ...rows.flatMap(({ follower, followed }) => [follower, followed])]);
  await lockRows(tx, users, among(users.id, [...ids]));
}

/**
 * Removes a member's follows from every list and counter, or restores those with an active other side.
 */
async function listFollowsOf(tx: Db, userId: number, listed: boolean) {
  const change = listed ? 1 : -1;
  const sides = [
    { own: follows.followerId, other: follows.followingId, counter: 'followerCount' },
    { own: follows.followingId, other: follows.followerId, counter: 'followingCount' },
  ] as const;
  for (const { own, other, counter } of sides) {
    const others = tx
      .select({ id: other })
      .from(follows)
      .innerJoin(users, eq(users.id, other))
      .where(and(eq(own, userId), eq(follows.listed, !listed), sql`${users.status} <> 'left'`));
    const ids = await lockRows(tx, users, inArray(users.id, others));
    if (ids.length === 0) continue;
    await tx
      .update(users)
      .set({ [counter]: sql`${users[counter]} + ${change}` })
      .where(among(users.id, ids));
    const ownCounter = counter === 'followerCount' ? 'followingCount' : 'followerCount';
    await tx
      .update(users)
      .set({ [ownCounter]: sql`${users[ownCounter]} + ${change * ids.length}` })
      .where(eq(users.id, userId));
    await tx
      .update(follows)
      .set({ listed })
      .where(and(eq(own, userId), among(other, ids)));
  }
}

/**
 * Hides a member who leaves. Ending their sessions is the caller's. Returns the role that they leave with, or undefined
 * where they had left.
 */
export async function leave(tx: Db, userId: number, now: Date): Promise<MemberRole | undefined> {
  await lockWithFollows(tx, userId);
  const [row] = await tx
    .update(users)
    .set({ status: 'left', leftAt: now })
    .where(and(eq(users.id, userId), ne(users.status, 'left')))
    .returning({ role: users.role });
  if (!row) return undefined;
  await listFollowsOf(tx, userId, false);
  return row.role;
}

/** Returns the last day, in Korea, on which a member who leaves now may restore the account. */
export const lastDayToReturn = (now: Date): string => addDays(seoulDay(now), RETURN_DAYS);

/** Returns when the first day began whose leavers may still restore their accounts; who left before no longer may. */
export const mayReturnSince = (now: Date): Date => startOfDay(addDays(seoulDay(now), -RETURN_DAYS));

/** The prefix of an erased member's name, which no sign-up can use. */
export const ERASED = '~';

/** Restores the account of a member who signs in within the days of grace. */
export async function comeBack(tx: Db, userId: number): Promise<boolean> {
  const hasLeft = and(
    eq(users.id, userId),
    eq(users.status, 'left'),
    // A member who is being erased has no account to restore.
    notLike(users.username, `${ERASED}%`),
  );
  const [left] = await tx.select({ id: users.id }).from(users).where(hasLeft);
  if (!left) return false;
  await lockWithFollows(tx, userId);
  const [row] = await tx
    .update(users)
    .set({ status: 'active', leftAt: null })
    .where(hasLeft)
    .returning({ id: users.id });
  if (!row) return false;
  await listFollowsOf(tx, userId, true);
  return true;
}
