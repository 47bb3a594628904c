import { eq } from 'drizzle-orm';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import type { Db } from '../../platform/db/client.ts';

/** Erases a leaver's subscriptions. */
export async function eraseAttendances(tx: Db, userId: number): Promise<void> {
  await tx.delete(marketingAttendees).where(eq(marketingAttendees.userId, userId));
}
