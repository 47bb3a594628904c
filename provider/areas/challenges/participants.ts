import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { challengeCheckIns, challengeHearts, challengeParticipants } from '../../db/schema/challenges.ts';
import { users } from '../../db/schema/users.ts';
import { collapsedOf } from '../../domain/content/collapsed.ts';
import { type Caller, isAuthor, mayChange } from '../../domain/identity/policy.ts';
import { authorColumns } from '../../domain/members/present.ts';
import { moderatedCan } from '../../domain/moderation/policy.ts';
import type { Db } from '../../platform/db/client.ts';
import { inOrder } from '../../platform/db/rows.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { publicReview, requireParticipant } from './policy.ts';

export type ParticipantRow = typeof challengeParticipants.$inferSelect;
export type CheckInRow = typeof challengeCheckIns.$inferSelect;

/** A check-in with whether reports have collapsed it. */
const checkInColumns = {
  ...getTableColumns(challengeCheckIns),
  collapsed: collapsedOf('check_in', challengeCheckIns.id),
};

/** Returns a participant's row. @throws 404 for a participant of another challenge */
export async function findParticipant(db: Db, challengeId: number, id: number): Promise<ParticipantRow> {
  const [row] = await db
    .select()
    .from(challengeParticipants)
    .where(and(eq(challengeParticipants.id, id), eq(challengeParticipants.challengeId, challengeId)));
  if (!row) throw notFound();
  return row;
}

/** Locks a member's own row until the transaction ends. @throws 404; 409 `not_owner` for another member's */
export async function lockOwnParticipant(
  tx: Db,
  challengeId: number,
  id: number,
  member: Member,
): Promise<ParticipantRow> {
  const [row] = await tx
    .select()
    .from(challengeParticipants)
    .where(and(eq(challengeParticipants.id, id), eq(challengeParticipants.challengeId, challengeId)))
    .for('update');
  if (!row) throw notFound();
  requireParticipant(member, row);
  return row;
}

/** Selects the latest published check-in of each participant. */
const latestCheckIns = (db: Db, ids: number[]) =>
  db
    .selectDistinctOn([challengeCheckIns.participantId], checkInColumns)
    .from(challengeCheckIns)
    .where(and(inArray(challengeCheckIns.participantId, ids), eq(challengeCheckIns.status, 'published')))
    .orderBy(challengeCheckIns.participantId, desc(challengeCheckIns.day));

/** Selects the days that participants have checked, in order. */
export const checkedDays = (db: Db, ids: number[]) =>
  db
    .select({ participantId: challengeCheckIns.participantId, day: challengeCheckIns.day })
    .from(challengeCheckIns)
    .where(inArray(challengeCheckIns.participantId, ids))
    .orderBy(asc(challengeCheckIns.day));

/**
 * Reads participants in the order of `ids`, each with the member, the latest check-in, the days checked
 * and whether reports have collapsed the review.
 */
export async function readParticipants(db: Db, ids: number[], asker: Caller) {
  const rows = await db
    .select({
      id: challengeParticipants.id,
      participant: challengeParticipants,
      user: authorColumns,
      reviewCollapsed: collapsedOf('challenge_review', challengeParticipants.id),
    })
    .from(challengeParticipants)
    .innerJoin(users, eq(users.id, challengeParticipants.userId))
    .where(inArray(challengeParticipants.id, ids));
  const latest = await latestCheckIns(db, ids);
  const days = await checkedDays(db, ids);
  const hearts = asker
    ? await db
        .select({ id: challengeHearts.checkInId })
        .from(challengeHearts)
        .where(
          and(
            eq(challengeHearts.userId, asker.id),
            inArray(
              challengeHearts.checkInId,
              latest.map(({ id }) => id),
            ),
          ),
        )
    : [];
  const hearted = new Set(hearts.map(({ id }) => id));
  return inOrder(rows, ids).map(({ id, participant, user, reviewCollapsed }) => {
    const isOwn = isAuthor(asker, participant);
    const check = latest.find(({ participantId }) => participantId === id) ?? null;
    const { userId, reviewStatus } = participant;
    const review = mayChange(asker, participant) ? participant.review : publicReview(participant);
    return {
      participant,
      user,
      latest: check,
      checkInCan: check && moderatedCan(asker, { userId, status: check.status }),
      checked: days.filter(({ participantId }) => participantId === id).map(({ day }) => day),
      hearted: check !== null && hearted.has(check.id),
      isOwn,
      review,
      reviewCan: review === '' ? null : moderatedCan(asker, { userId, status: reviewStatus }),
      reviewCollapsed,
    };
  });
}
export type FoundParticipant = Awaited<ReturnType<typeof readParticipants>>[number];

/** Returns one participant with every check-in, in the order of days. @throws 404 for a participant of another challenge */
export async function readParticipant(db: Db, challengeId: number, id: number, asker: Caller) {
  await findParticipant(db, challengeId, id);
  const [found] = await readParticipants(db, [id], asker);
  if (!found) throw notFound();
  const checks = await db
    .select(checkInColumns)
    .from(challengeCheckIns)
    .where(eq(challengeCheckIns.participantId, id))
    .orderBy(asc(challengeCheckIns.day));
  return { ...found, checks };
}
export type FoundParticipantDetail = Awaited<ReturnType<typeof readParticipant>>;
