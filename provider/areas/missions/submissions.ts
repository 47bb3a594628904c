import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { ManagerAction } from '../../../contract/constants/moderation.ts';
import type { SubmissionDecision } from '../../../contract/constants/participation.ts';
import type { missionCalls } from '../../../contract/missions.calls.ts';
import type { MissionSubmission } from '../../../contract/missions.ts';
import type { NotificationKind } from '../../../contract/notifications.ts';
import { missionEntries, missions } from '../../db/schema/missions.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { reverse } from '../../domain/ledger/earn.ts';
import { authorsOf, knownAuthor } from '../../domain/moderation/authors.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { notify } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/client.ts';
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

/** Lists submissions: waiting ones in their order, decided ones the latest first. */
export async function listSubmissions(
  db: Db,
  { page, page_size, status }: InputOf<typeof missionCalls.getMissionSubmissions>['query'],
  locale: Locale,
): Promise<{ count: number; results: MissionSubmission[] }> {
  const where = status === 'returned' ? returned : eq(missionEntries.status, status);
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
  );
  const results = rows.map((row) => presentSubmission(row, authorBy, locale));
  return { count: Number(counted?.count ?? 0), results };
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

/**
 * Decides on a submission, and notifies its member. Returns the mission's id.
 * @throws 404, 400 without a reason, 409 `own_content`, `changed` when it is not the version that was
 * read
 */
export async function decideSubmission(
  tx: Db,
  id: number,
  { decision, reason, changed_at }: InputOf<typeof missionCalls.decideSubmission>['body'],
  { member, now, locale }: RequestContext,
): Promise<number> {
  const [entry] = await tx.select().from(missionEntries).where(eq(missionEntries.id, id)).for('update');
  if (!entry) throw notFound();
  const [mission] = await tx.select().from(missions).where(eq(missions.id, entry.missionId));
  if (!mission) throw notFound();
  if (entry.userId === member.id) throw new ApiError(409, 'own_content');
  const { from, notification, action } = decisions[decision];
  if (entry.status !== from || entry.changedAt.toISOString() !== changed_at) {
    throw new ApiError(409, 'changed');
  }
  if (decision === 'complete') await complete(tx, mission, entry, now);
  else if (reason === '') throw fieldError(locale, 'reason', 'reasonMissing');
  else await restoreMission(tx, mission, entry, reason, now);
  await tx.update(missionEntries).set({ decidedBy: member.id }).where(eq(missionEntries.id, entry.id));
  await notify(tx, {
    to: entry.userId,
    kind: notification,
    subject: {
      type: 'mission',
      id: mission.id,
      title: mission.title,
      titleEn: mission.titleEn,
      path: `/missions/${mission.id}`,
    },
    note: reason,
    now,
  });
  await logAction(tx, {
    action,
    managerId: member.id,
    memberId: entry.userId,
    label: mission.title,
    reason,
    before: { status: from },
    after: { status: decision === 'complete' ? 'completed' : 'ready' },
    now,
  });
  return mission.id;
}
