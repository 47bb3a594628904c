import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { SurveyKind } from '../../../contract/surveys.ts';
import { surveyResults } from '../../db/schema/surveys.ts';
import type { Db } from '../../platform/db/client.ts';

export type ResultRow = typeof surveyResults.$inferSelect;

/** The surveys with a skin type as their result. */
export const skinKinds: Exclude<SurveyKind, 'barrier'>[] = ['skin-type', 'skin-type-test', 'skin-type-upgrade'];

export const hashOf = (claim: string) => createHash('sha256').update(claim).digest('base64url');

/** The owner of a result: a member, or the holder of the claim. */
export interface Holder {
  userId: number | null;
  claim?: string;
}

export const heldBy = ({ userId, claim }: Holder) =>
  userId === null
    ? and(isNull(surveyResults.userId), eq(surveyResults.claim, hashOf(claim ?? '')))
    : eq(surveyResults.userId, userId);

/** Returns the newest result of some kinds, or undefined. */
export async function findLatest(db: Db, holder: Holder, kinds: readonly SurveyKind[] = skinKinds) {
  const [row] = await db
    .select()
    .from(surveyResults)
    .where(and(heldBy(holder), inArray(surveyResults.kind, [...kinds])))
    .orderBy(desc(surveyResults.id))
    .limit(1);
  return row;
}
