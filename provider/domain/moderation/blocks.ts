import { type AnyColumn, and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import { blocks } from '../../db/schema/moderation.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { authorColumns } from '../members/present.ts';
import { withdrawActor } from './causes.ts';

/** Builds the condition that neither a member nor the one of a column has blocked the other. */
export const noBlockBetween = (memberId: number, other: AnyColumn): SQL =>
  sql`not exists (select 1 from ${blocks} where (${blocks.userId} = ${memberId} and ${blocks.blockedId} = ${other})
    or (${blocks.userId} = ${other} and ${blocks.blockedId} = ${memberId}))`;

/** Returns whether `blockerId` has blocked `memberId`. */
export async function hasBlocked(db: Db, blockerId: number, memberId: number): Promise<boolean> {
  if (blockerId === memberId) return false;
  const rows = await db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(and(eq(blocks.userId, blockerId), eq(blocks.blockedId, memberId)));
  return rows.length > 0;
}

/**
 * Rejects a comment, an answer or a participation in a group for `member` whom `by` has blocked. A like
 * and a follow respond `success: false` with the reason instead (`hasBlocked`). @throws 409 `blocked`
 */
export async function rejectBlocked(db: Db, { by, member }: { by: number; member: number }) {
  if (await hasBlocked(db, by, member)) throw new ApiError(409, 'blocked');
}

/** Blocks a member, whose notifications are withdrawn from the blocker, or takes that back. @throws 409 for oneself */
export async function toggleBlock(
  tx: Db,
  { userId, blockedId, now }: { userId: number; blockedId: number; now: Date },
): Promise<boolean> {
  if (userId === blockedId) throw new ApiError(409, 'own_content');
  const taken = await tx
    .delete(blocks)
    .where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)))
    .returning();
  if (taken.length > 0) return false;
  await tx.insert(blocks).values({ userId, blockedId, createdAt: now }).onConflictDoNothing();
  await withdrawActor(tx, { from: userId, actorId: blockedId });
  return true;
}

/** Lists the members that a member has blocked, the latest first, without those who have left or are hidden. */
export async function listBlocked(db: Db, userId: number, { page, page_size }: PageQuery) {
  const listed = and(eq(blocks.userId, userId), eq(users.status, 'active'));
  const [counted] = await db
    .select({ count: count() })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(listed);
  const rows = await db
    .select(authorColumns)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(listed)
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return { count: Number(counted?.count ?? 0), rows };
}
