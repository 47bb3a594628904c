import { desc, eq } from 'drizzle-orm';
import { TERMS_VERSION } from '../../../contract/auth.ts';
import type { LegalKind } from '../../../contract/constants/legal.ts';
import { legalTexts } from '../../db/schema/legal.ts';
import type { Db } from '../../platform/db/client.ts';
import { seoulDay } from '../../platform/time/seoul.ts';

/** Lists the days from which announced texts of a kind hold, the latest first. */
export async function legalDays(db: Db, kind: LegalKind): Promise<string[]> {
  const rows = await db
    .select({ effectiveOn: legalTexts.effectiveOn })
    .from(legalTexts)
    .where(eq(legalTexts.kind, kind))
    .orderBy(desc(legalTexts.effectiveOn));
  return rows.map(({ effectiveOn }) => effectiveOn);
}

/** Returns the version of the terms that hold now: their day, or that of the site's own text. */
export async function currentTerms(db: Db, now: Date): Promise<string> {
  const today = seoulDay(now);
  return (await legalDays(db, 'terms')).find((day) => day <= today) ?? TERMS_VERSION;
}
