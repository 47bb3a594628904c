import { eq } from 'drizzle-orm';
import { surveyResults } from '../../db/schema/surveys.ts';
import type { Db } from '../../platform/db/client.ts';

/** Erases a leaver's survey results. */
export async function eraseResults(tx: Db, userId: number): Promise<void> {
  await tx.delete(surveyResults).where(eq(surveyResults.userId, userId));
}
