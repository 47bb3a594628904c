import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { pointLots } from '../../db/schema/points.ts';
import { enter, lockAccount } from '../../domain/ledger/ledger.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';

/** Selects the lots whose rest is older than its life. */
const ended = (now: Date) => and(gt(pointLots.remaining, 0), lte(pointLots.expiresAt, now));

/** Expires the rest of a member's points that are older than their life, an entry a lot. */
async function expireOf(tx: Db, userId: number, now: Date): Promise<void> {
  await lockAccount(tx, { userId, ledger: 'point' });
  const lots = await tx
    .select({ id: pointLots.entryId, remaining: pointLots.remaining })
    .from(pointLots)
    .where(and(eq(pointLots.userId, userId), ended(now)))
    .orderBy(asc(pointLots.expiresAt), asc(pointLots.entryId));
  // Each debits the lot that expires first, which it is itself.
  for (const { id, remaining } of lots) {
    const subject = { kind: 'entry', id };
    await enter(tx, { userId, ledger: 'point', amount: -remaining, reason: 'expired', subject, now });
  }
}

/** Expires members' points, a member at a time. @throws AggregateError of those whose points do not expire */
export async function expirePoints(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const due = await database.read((db) =>
    db.selectDistinct({ userId: pointLots.userId }).from(pointLots).where(ended(now)).orderBy(asc(pointLots.userId)),
  );
  const expire = ({ userId }: (typeof due)[number]) => database.write((tx) => expireOf(tx, userId, now));
  await eachAlone(due, 'members’ points could not expire', expire, signal);
}
