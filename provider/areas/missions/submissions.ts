import { and, asc, count, desc, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { ManagerAction } from '../../../contract/constants/log.ts';
import type { SkippedReason, SubmissionDecision } from '../../../contract/constants/participation.ts';
import type { managedSubmissionCalls } from '../../../contract/managedSubmissions.calls.ts';
import type { MissionSubmission, SubmissionDecisionsAnswer } from '../../../contract/managedSubmissions.ts';
import type { NotificationKind } from '../../../contract/notifications.ts';
import { missionEntries, missions } from '../../db/schema/missions.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { reverse } from '../../domain/ledger/earn.ts';
import { authorsOf, knownAuthor } from '../../domain/moderation/authors.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { type Notice, notify } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRows } from '../../platform/db/locks.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { complete, earnedBy, type MissionEntryRow } from './commands.ts';
import { type MissionRow, rewardOf } from './rules.ts';

/** A returned submission is ready again, with a reason. */
const returned = and(eq(missionEntries.status, 'ready'), ne(missionEntries.reason, ''));

const presentSubmission = (
  { entry, mission }: { entry: MissionEntryRow; mission: MissionRow },
  authorBy: Awaited<ReturnType<typeof authorsOf>>,
  locale: Locale,
): MissionSubmission => {
  const taken = entry.data.choices ?? [];
  return {
    id: entry.id,
    status: entry.status === 'ready' ? 'returned' : entry.status,
    mission: {
      id: mission.id,
      kind: mission.kind,
      title: localised(mission, 'title', locale),
      question: localised(mission, 'question', locale),
      reward: rewardOf(mission),
    },
    user: knownAuthor(authorBy(entry.userId)),
    review: entry.review,
    answer: entry.answer,
    note: entry.data.note ?? '',
    choices: mission.choices.filter(({ id }) => taken.includes(id)).map((choice) => localised(choice, 'text', locale)),
    reason: entry.reason,
    decided_by: authorBy(entry.decidedBy),
    submitted_at: entry.submittedAt.toISOString(),
    changed_at: entry.changedAt.toISOString(),
  };
};

/** Reads the missions that have submissions of a status, the latest first. */
async function missionsWith(db: Db, isOfStatus: SQL | undefined, locale: Locale) {
  const some = db
    .select({ one: sql`1` })
    .from(missionEntries)
    .where(and(eq(missionEntries.missionId, missions.id), isOfStatus));
  const rows = await db
    .select({ id: missions.id, title: missions.title, titleEn: missions.titleEn })
    .from(missions)
    .where(exists(some))
    .orderBy(desc(missions.publishedAt), desc(missions.id));
  return rows.map((row) => ({ id: row.id, title: localised(row, 'title', locale) }));
}

/** Lists submissions, of one mission or of all: waiting ones in their order, decided ones the latest first. */
export async function listSubmissions(
  db: Db,
  { page, page_size, status, mission }: InputOf<typeof managedSubmissionCalls.getMissionSubmissions>['query'],
  locale: Locale,
) {
  const isOfStatus = status === 'returned' ? returned : eq(missionEntries.status, status);
  const where = and(isOfStatus, mission ? eq(missionEntries.missionId, mission) : undefined);
  const order =
    status === 'submitted'
      ? [asc(missionEntries.submittedAt), asc(missionEntries.id)]
      : [desc(missionEntries.changedAt), desc(missionEntries.id)];
  const [counted] = await db.select({ count: count() }).from(missionEntries).where(where);
  const rows = await db
    .select({ entry: missionEntries, mission: missions })
    .from(missionEntries)
    .innerJoin(missions, eq(missions.id, missionEntries.missionId))
    .where(where)
    .orderBy(...order)
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const authorBy = await authorsOf(
    db,
    rows.flatMap(({ entry }) => [entry.userId, entry.decidedBy]),
    locale,
  );
  const results = rows.map((row) => presentSubmission(row, authorBy, locale));
  return { count: Number(counted?.count ?? 0), results, missions: await missionsWith(db, isOfStatus, locale) };
}

/** For each decision: the status that it requires, the notification to the member, its name in the log. */
const decisions: Record<
  SubmissionDecision,
  { from: MissionEntryRow['status']; notification: NotificationKind; action: ManagerAction }
> = {
  complete: { from: 'submitted', notification: 'mission_completed', action: 'complete_mission' },
  return: { from: 'submitted', notification: 'mission_returned', action: 'return_mission' },
  withdraw: { from: 'completed', notification: 'mission_withdrawn', action: 'withdraw_mission' },
};

/** Resets an entry to ready, with the reason; a completion is reversed with its credits. */
async function restoreMission(tx: Db, mission: MissionRow, entry: MissionEntryRow, reason: string, now: Date) {
  await tx
    .update(missionEntries)
    .set({ status: 'ready', reason, completedAt: null, changedAt: now })
    .where(eq(missionEntries.id, entry.id));
  if (entry.status !== 'completed') return;
  const cause = { userId: entry.userId, subject: earnedBy(mission.id), now };
  await reverse(tx, 'mission_completed', cause);
  await tx
    .update(missions)
    .set({ completedCount: sql`${missions.completedCount} - 1` })
    .where(eq(missions.id, mission.id));
}

type Found = { entry: MissionEntryRow; mission: MissionRow };

/**
 * Locks the missions and submissions that are decided on, in the order of all transactions, and reads them by their
 * members: the ledgers of several are locked in that order.
 */
async function lockSubmissions(tx: Db, ids: number[]): Promise<Found[]> {
  const wanted = inArray(missionEntries.id, ids);
  const of = tx.select({ id: missionEntries.missionId }).from(missionEntries).where(wanted);
  await lockRows(tx, missions, inArray(missions.id, of));
  await lockRows(tx, missionEntries, wanted);
  return tx
    .select({ entry: missionEntries, mission: missions })
    .from(missionEntries)
    .innerJoin(missions, eq(missions.id, missionEntries.missionId))
    .where(wanted)
    .orderBy(asc(missionEntries.userId), asc(missionEntries.id));
}

const noticeOf = ({ entry, mission }: Found, kind: NotificationKind, note: string, now: Date): Notice => ({
  to: entry.userId,
  kind,
  subject: {
    type: 'mission',
    id: mission.id,
    title: mission.title,
    titleEn: mission.titleEn,
    path: `/missions/${mission.id}`,
  },
  note,
  now,
});

/**
 * Decides on submissions alike, each at the version that was read, and notifies their members. What has changed
 * meanwhile, and the manager's own, is named with the reason instead. Returns the missions that changed too.
 * @throws 400 without a reason
 */
export async function decideSubmissions(
  tx: Db,
  { decision, reason, submissions }: InputOf<typeof managedSubmissionCalls.decideSubmissions>['body'],
  by: RequestContext,
): Promise<SubmissionDecisionsAnswer & { missionIds: number[] }> {
  const { member, now, locale } = by;
  if (decision !== 'complete' && reason === '') throw fieldError(locale, 'reason', 'reasonMissing');
  const read = new Map(submissions.map(({ id, changed_at }) => [id, changed_at]));
  const found = await lockSubmissions(tx, [...read.keys()]);
  const { from, notification, action } = decisions[decision];
  const skippedFor = (id: number): SkippedReason | undefined => {
    const entry = found.find((it) => it.entry.id === id)?.entry;
    if (!entry) return 'not_found';
    if (entry.userId === member.id) return 'own_content';
    return entry.status === from && entry.changedAt.toISOString() === read.get(id) ? undefined : 'changed';
  };
  const skipped = [...read.keys()].flatMap((id) => {
    const why = skippedFor(id);
    return why ? [{ id, reason: why }] : [];
  });
  const decided = found.filter(({ entry }) => skipped.every(({ id }) => id !== entry.id));
  for (const { entry, mission } of decided) {
    if (decision === 'complete') await complete(tx, mission, entry, now);
    else await restoreMission(tx, mission, entry, reason, now);
  }
  const ids = decided.map(({ entry }) => entry.id);
  await tx.update(missionEntries).set({ decidedBy: member.id }).where(inArray(missionEntries.id, ids));
  // After every credit: a ledger comes before a notification of whichever member.
  await notify(tx, ...decided.map((it) => noticeOf(it, notification, reason, now)));
  for (const { entry, mission } of decided) {
    await logAction(tx, by, {
      action,
      memberId: entry.userId,
      label: mission.title,
      reason,
      before: { status: from },
      after: { status: decision === 'complete' ? 'completed' : 'ready' },
    });
  }
  return { decided: ids, skipped, missionIds: [...new Set(decided.map(({ mission }) => mission.id))] };
}

/**
 * Decides on one submission. Returns the mission's id.
 * @throws 404, 400 without a reason, 409 `own_content`, `changed` when it is not the version that was
 * read
 */
export async function decideSubmission(
  tx: Db,
  id: number,
  { changed_at, ...decision }: InputOf<typeof managedSubmissionCalls.decideSubmission>['body'],
  by: RequestContext,
): Promise<number> {
  const { skipped, missionIds } = await decideSubmissions(tx, { ...decision, submissions: [{ id, changed_at }] }, by);
  const [why] = skipped.map(({ reason }) => reason);
  if (why === 'not_found') throw notFound();
  if (why) throw new ApiError(409, why);
  const [missionId] = missionIds;
  if (missionId === undefined) throw new Error('Nothing was decided');
  return missionId;
}
