import { and, eq, ne } from 'drizzle-orm';
import { missionEntries } from '../../db/schema/missions.ts';
import type { Db } from '../../platform/db/client.ts';

/** Erases a leaver's submissions, which only managers could read; a published review stays. */
export async function eraseEntries(tx: Db, userId: number): Promise<void> {
  await tx.delete(missionEntries).where(and(eq(missionEntries.userId, userId), ne(missionEntries.status, 'completed')));
  await tx.update(missionEntries).set({ answer: '', data: {} }).where(eq(missionEntries.userId, userId));
}
