import { and, eq } from 'drizzle-orm';
import { username } from '../../../contract/users.ts';
import { follows } from '../../db/schema/members.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRows } from '../../platform/db/locks.ts';
import { notFound } from '../../platform/errors/errors.ts';

/** Locks a member's row, so that two of their calls that depend on it run one after the other. */
export const lockMember = (tx: Db, userId: number) => lockRows(tx, users, eq(users.id, userId));

/** Returns an active member by username. @throws 404 for an unknown, departed or hidden one */
export async function findActive(db: Db, name: string): Promise<UserRow> {
  const parsed = username.safeParse(name);
  const [row] = parsed.success
    ? await db
        .select()
        .from(users)
        .where(and(eq(users.username, parsed.data), eq(users.status, 'active')))
    : [];
  if (!row) throw notFound();
  return row;
}

/** Returns whether a member follows another; false for a visitor. */
export async function isFollowing(db: Db, followerId: number | undefined, followingId: number) {
  if (followerId === undefined) return false;
  const rows = await db
    .select({ id: follows.followingId })
    .from(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followingId, followingId)));
  return rows.length > 0;
}
