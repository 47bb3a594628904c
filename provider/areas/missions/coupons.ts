import { and, eq, sql } from 'drizzle-orm';
import { couponBatches } from '../../db/schema/coupons.ts';
import { shortMissionClaims, shortMissions } from '../../db/schema/missions.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { creditAmounts } from '../../domain/ledger/earn.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRow } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { hashOfCode, rewardOf } from './rules.ts';

export type ShortMissionRow = typeof shortMissions.$inferSelect;

/** Returns the coupon with a typed code. @throws 409 `coupon_wrong` */
export async function findByCode(db: Db, code: string): Promise<ShortMissionRow> {
  const [row] = await db
    .select()
    .from(shortMissions)
    .where(eq(shortMissions.codeHash, hashOfCode(code)));
  if (!row) throw new ApiError(409, 'coupon_wrong');
  return row;
}

/** Returns the reason why a locked coupon cannot be redeemed now, or undefined. */
const rejectionOf = ({ revokedAt, startsAt, endsAt, used, uses }: ShortMissionRow, now: Date) => {
  if (revokedAt) return 'coupon_revoked' as const;
  if (now < startsAt) return 'coupon_early' as const;
  if (now >= endsAt) return 'coupon_ended' as const;
  return used >= uses ? ('coupon_used_up' as const) : undefined;
};

/** Returns when a coupon's batch was revoked. Its revocation waits for this transaction, but no other coupon does. */
async function readRevocation(tx: Db, { batchId }: ShortMissionRow): Promise<Date | null> {
  if (batchId === null) return null;
  const [batch] = await tx
    .select({ revokedAt: couponBatches.revokedAt })
    .from(couponBatches)
    .where(eq(couponBatches.id, batchId))
    .for('share');
  return batch?.revokedAt ?? null;
}

/**
 * Redeems a coupon: one of its uses, once a member. A concurrent call waits for the row.
 * @throws 409 `coupon_received`, `coupon_revoked`, `coupon_early`, `coupon_ended`, `coupon_used_up`
 */
export async function redeemCoupon(
  tx: Db,
  found: ShortMissionRow,
  { member, now }: RequestContext,
): Promise<{ xp: number; point: number }> {
  const { id } = found;
  const batchRevokedAt = await readRevocation(tx, found);
  const row = await lockRow(tx, shortMissions, eq(shortMissions.id, id));
  if (!row) throw new ApiError(409, 'coupon_wrong');
  const own = and(eq(shortMissionClaims.shortMissionId, id), eq(shortMissionClaims.userId, member.id));
  const taken = await tx.select({ at: shortMissionClaims.createdAt }).from(shortMissionClaims).where(own);
  if (taken.length > 0) throw new ApiError(409, 'coupon_received');
  const rejected = rejectionOf({ ...row, revokedAt: row.revokedAt ?? batchRevokedAt }, now);
  if (rejected) throw new ApiError(409, rejected);
  await tx.insert(shortMissionClaims).values({ shortMissionId: id, userId: member.id, createdAt: now });
  await tx
    .update(shortMissions)
    .set({ used: sql`${shortMissions.used} + 1` })
    .where(eq(shortMissions.id, id));
  const earned = rewardOf(row);
  await creditAmounts(
    tx,
    'mission_completed',
    { amounts: earned },
    { userId: member.id, subject: { kind: 'short_mission', id }, now },
  );
  return earned;
}
