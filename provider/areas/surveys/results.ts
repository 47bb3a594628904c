import { millisecondsInDay } from 'date-fns/constants';
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { CLAIM_DAYS, fullItems, type SkinItem, upgradeItems } from '../../../contract/skinItems.ts';
import { type SurveyKind, surveyKinds } from '../../../contract/surveys.ts';
import { surveyResults } from '../../db/schema/surveys.ts';
import { users } from '../../db/schema/users.ts';
import { earn } from '../../domain/ledger/earn.ts';
import { lockMember } from '../../domain/members/find.ts';
import { findLatest, type Holder, hashOf, heldBy, type ResultRow, skinKinds } from '../../domain/surveys/results.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { type Answers, lowAxes } from './score.ts';

type Skin = Exclude<SurveyKind, 'barrier'>;

/** The results that an upgrade can continue. */
const fullTestKinds: Skin[] = ['skin-type-test', 'skin-type-upgrade'];

/** Returns the latest full test, which an upgrade builds on. */
export const findFullTest = (db: Db, holder: Holder) => findLatest(db, holder, fullTestKinds);

/** Returns the items of an upgrade: the further ones of the unsure axes. */
export const upgradeOf = ({ axes }: Pick<ResultRow, 'axes'>): SkinItem[] => {
  const low: string[] = lowAxes(axes);
  return upgradeItems.filter(({ axis }) => low.includes(axis));
};

/**
 * Returns the items that an upgraded result is computed from: the whole test and every further answered
 * item.
 */
export const upgradedItems = (answers: Answers): SkinItem[] => [
  ...fullItems,
  ...upgradeItems.filter(({ id }) => Object.hasOwn(answers, id)),
];

/**
 * Returns the claim under which an anonymous result is stored: the visitor's own while results are stored
 * under it, else a new one.
 */
async function claimFor(tx: Db, claim = ''): Promise<string> {
  const held = await findLatest(tx, { userId: null, claim }, surveyKinds);
  return held ? claim : nanoid(32);
}

/**
 * Stores a result. An anonymous one has its visitor's claim; a member's skin type is that of the newest
 * one.
 */
export async function saveResult(
  tx: Db,
  result: Omit<typeof surveyResults.$inferInsert, 'userId' | 'claim'>,
  { userId, claim }: Holder,
): Promise<{ row: ResultRow; claim: string | null }> {
  const held = userId === null ? await claimFor(tx, claim) : null;
  const [row] = await tx
    .insert(surveyResults)
    .values({ ...result, userId, claim: held && hashOf(held) })
    .returning();
  if (!row) throw new Error('The result has no row');
  if (userId !== null) await takeIn(tx, userId, row.createdAt);
  return { row, claim: held };
}

/** Sets a member's skin type by their newest result, and rewards the first whole test. */
async function takeIn(tx: Db, userId: number, now: Date): Promise<void> {
  // Locked before the newest is read: of two concurrent saves the later one sees both.
  await lockMember(tx, userId);
  const newest = await findLatest(tx, { userId });
  if (newest) await tx.update(users).set({ skinType: newest.type }).where(eq(users.id, userId));
  const fullTest = await findFullTest(tx, { userId });
  if (!fullTest) return;
  await earn(tx, 'skin_type_test', {
    userId,
    subject: { kind: 'survey', id: 'skin-type-test' },
    now,
  });
}

/** Assigns a visitor's results to the member who has signed up. Returns whether there were any. */
export async function takeOver(tx: Db, userId: number, claim: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(surveyResults)
    .set({ userId, claim: null })
    .where(heldBy({ userId: null, claim }))
    .returning({ id: surveyResults.id });
  if (taken.length > 0) await takeIn(tx, userId, now);
  return taken.length > 0;
}

/** Returns a page of a member's results of a kind, newest first. */
export async function listResults(
  db: Db,
  userId: number,
  { type, page, page_size }: { type: 'skin' | 'barrier'; page: number; page_size: number },
) {
  const kinds: SurveyKind[] = type === 'skin' ? skinKinds : ['barrier'];
  const own = and(eq(surveyResults.userId, userId), inArray(surveyResults.kind, kinds));
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(surveyResults).where(own);
  const rows = await db
    .select()
    .from(surveyResults)
    .where(own)
    .orderBy(desc(surveyResults.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return { count: counted?.count ?? 0, rows };
}

/** Deletes visitors' results that were not claimed by a sign-up in time. Returns their number. */
export async function purgeUnclaimed(tx: Db, now: Date): Promise<number> {
  const old = new Date(now.getTime() - CLAIM_DAYS * millisecondsInDay);
  const deleted = await tx
    .delete(surveyResults)
    .where(and(isNull(surveyResults.userId), lte(surveyResults.createdAt, old)))
    .returning({ id: surveyResults.id });
  return deleted.length;
}
