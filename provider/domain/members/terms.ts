import { desc, eq } from 'drizzle-orm';
import { TERMS_VERSION } from '../../../contract/auth.ts';
import { legalTexts } from '../../db/schema/legal.ts';
import type { Db } from '../../platform/db/client.ts';
import { seoulDay } from '../../platform/time/seoul.ts';

/** Lists the days from which announced terms hold, the latest first. */
export async function termsDays(db: Db): Promise<string[]> {
  const rows = await db
    .select({ effectiveOn: legalTexts.effectiveOn })
    .from(legalTexts)
    .where(eq(legalTexts.kind, 'terms'))
    .orderBy(desc(legalTexts.effectiveOn));
  return rows.map(({ effectiveOn }) => effectiveOn);
}

/** Returns the version of the terms that hold now: their day, or that of the site's own text. */
export async function currentTerms(db: Db, now: Date): Promise<string> {
  const today = seoulDay(now);
  return (await termsDays(db)).find((day) => day <= today) ?? TERMS_VERSION;
}
