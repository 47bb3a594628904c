import { and, asc, eq, inArray, notLike, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { follows } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';

/**
 * Takes a member's follows out of every list and count, or puts those back whose other side is here.
 * Rows are locked in one order, since many members' counts change at once.
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
    const locked = await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, others))
      .orderBy(asc(users.id))
      .for('update');
    const ids = locked.map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx
      .update(users)
      .set({ [counter]: sql`${users[counter]} + ${change}` })
      .where(inArray(users.id, ids));
    const ownCounter = counter === 'followerCount' ? 'followingCount' : 'followerCount';
    await tx
      .update(users)
      .set({ [ownCounter]: sql`${users[ownCounter]} + ${change * ids.length}` })
      .where(eq(users.id, userId));
    await tx
      .update(follows)
      .set({ listed })
      .where(and(eq(own, userId), inArray(other, ids)));
  }
}

/** A member leaves: nobody sees them any more. Ending their sessions is the caller's. */
export async function leave(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.update(users).set({ status: 'left', leftAt: now }).where(eq(users.id, userId));
  await listFollowsOf(tx, userId, false);
}

/** How the name of who has been erased begins: no sign-up can have it, so nobody is taken for them. */
export const ERASED = '~';

/** Whoever signs in within the days of grace is here again as if they had never left. */
export async function comeBack(tx: Db, userId: number): Promise<boolean> {
  const [row] = await tx
    .update(users)
    .set({ status: 'active', leftAt: null })
    .where(
      and(
        eq(users.id, userId),
        eq(users.status, 'left'),
        // Who is erased in this moment has nothing left to come back to.
        notLike(users.username, `${ERASED}%`),
      ),
    )
    .returning({ id: users.id });
  if (!row) return false;
  await listFollowsOf(tx, userId, true);
  return true;
}
