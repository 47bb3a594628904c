import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { pointLots } from '../../db/schema/points.ts';
import { enter, lockAccount } from '../../domain/ledger/ledger.ts';
import type { Db } from '../../platform/db/client.ts';

/** The number of lots that one transaction expires. */
const BATCH = 500;

/** Expires the rest of points older than their life, an entry a lot. Returns the number of lots. */
export async function expirePoints(tx: Db, now: Date): Promise<number> {
  const ended = await tx
    .select({ entryId: pointLots.entryId, userId: pointLots.userId })
    .from(pointLots)
    .where(and(gt(pointLots.remaining, 0), lte(pointLots.expiresAt, now)))
    .orderBy(asc(pointLots.userId), asc(pointLots.expiresAt), asc(pointLots.entryId))
    .limit(BATCH);
  for (const { entryId, userId } of ended) {
    await lockAccount(tx, { userId, ledger: 'point' });
    const [lot] = await tx.select().from(pointLots).where(eq(pointLots.entryId, entryId));
    if (!lot || lot.remaining === 0) continue;
    const subject = { kind: 'entry', id: entryId };
    // The lot that expires first is debited.
    await enter(tx, {
      userId,
      ledger: 'point',
      amount: -lot.remaining,
      reason: 'expired',
      subject,
      now,
    });
  }
  return ended.length;
}
