import { and, eq, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { missionCalls } from '../../../contract/missions.calls.ts';
import { missionEntries, missions } from '../../db/schema/missions.ts';
import { isPublished } from '../../domain/campaigns/publication.ts';
import { applyEffects } from '../../domain/effects/effects.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { creditAmounts } from '../../domain/ledger/earn.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { type Given, isRight, type MissionRow, NOTHING, notAsked, problemOf, rewardOf, statusOf } from './rules.ts';

export type MissionEntryRow = typeof missionEntries.$inferSelect;

/** Returns the ledger subject of a mission's reward. */
export const earnedBy = (missionId: number) => ({ kind: 'mission', id: missionId });

/** Locks a member's entry of a mission until the transaction ends, and inserts it first where there is none. */
async function lockEntry(
  tx: Db,
  { id: missionId }: MissionRow,
  { member, now }: RequestContext,
): Promise<MissionEntryRow> {
  const own = { missionId, userId: member.id };
  await tx
    .insert(missionEntries)
    .values({ ...own, status: 'ready', submittedAt: now, changedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(missionEntries)
    .where(and(eq(missionEntries.missionId, missionId), eq(missionEntries.userId, member.id)))
    .for('update');
  if (!row) throw new Error('An own mission has no row');
  return row;
}

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Changes the review of a completed mission. @throws 409 for any other field */
async function changeReview(tx: Db, mission: MissionRow, entry: MissionEntryRow, given: Given, now: Date) {
  const changed = given.review !== entry.review;
  const judged = given.answer !== entry.answer || !sameText(given.data, entry.data);
  if (judged || (changed && mission.kind === 'review')) {
    throw new ApiError(409, 'mission_completed');
  }
  if (!changed) return;
  await tx
    .update(missionEntries)
    .set({ review: given.review, reviewedAt: entry.review === '' ? now : entry.reviewedAt, changedAt: now })
    .where(eq(missionEntries.id, entry.id));
}

/** Completes a locked submission: it is counted, and credits its reward once. Returns the credits. */
export async function complete(tx: Db, mission: MissionRow, entry: MissionEntryRow, now: Date) {
  await tx
    .update(missionEntries)
    .set({
      status: 'completed',
      completedAt: now,
      changedAt: now,
      reviewedAt: now,
      reason: '',
    })
    .where(eq(missionEntries.id, entry.id));
  const credited = await creditAmounts(
    tx,
    'mission_completed',
    { amounts: rewardOf(mission) },
    { userId: entry.userId, subject: earnedBy(mission.id), now },
  );
  await tx
    .update(missions)
    .set({ completedCount: sql`${missions.completedCount} + 1` })
    .where(eq(missions.id, mission.id));
  return { ...NOTHING, ...credited };
}

/**
 * Submits a mission: it completes at once or is rejected when it can be decided automatically, else it
 * waits for a manager and may be changed until then. Returns the credits.
 * @throws 404, 400, 409 `wrong_answer`, `mission_closed`, `mission_completed`
 */
export async function doMission(
  tx: Db,
  id: number,
  body: InputOf<typeof missionCalls.doMission>['body'],
  context: RequestContext,
): Promise<{ xp: number; point: number }> {
  const { member, now, locale } = context;
  // Against an operator who changes what it asks: nobody is judged by an answer that is no longer the mission's.
  const mission = await lockExisting(tx, missions, and(eq(missions.id, id), isPublished(missions.publishedAt, now)));
  const entry = await lockEntry(tx, mission, context);
  const given: Given = {
    review: body.review ?? entry.review,
    answer: body.answer ?? entry.answer,
    data: body.data ?? entry.data,
  };
  const { review, answer, data } = given;
  await rejectBannedWords(tx, locale, { review, answer, data: data.note });
  if (entry.status === 'completed') {
    await changeReview(tx, mission, entry, given, now);
    return NOTHING;
  }
  if (statusOf(mission, now) === 'closed' && entry.reason === '') {
    throw new ApiError(409, 'mission_closed');
  }
  const more = notAsked(mission, given);
  if (more) throw fieldError(locale, more, 'notAsked');
  const problem = problemOf(mission, given);
  if (problem) throw fieldError(locale, problem.field, problem.why);
  if (!isRight(mission, given)) throw new ApiError(409, 'wrong_answer');
  await tx
    .update(missionEntries)
    .set({ ...given, status: 'submitted', submittedAt: now, changedAt: now, reason: '' })
    .where(eq(missionEntries.id, entry.id));
  const brought = mission.checked ? NOTHING : await complete(tx, mission, entry, now);
  await applyEffects(tx, 'mission_done', { actorId: member.id, now });
  return brought;
}
