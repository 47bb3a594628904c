import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  challengeCheckIns,
  challengeGroups,
  challengeHearts,
  challengeParticipants,
  challenges,
} from '../../db/schema/challenges.ts';
import type { Actor } from '../../domain/identity/requestContext.ts';
import { reverseAll } from '../../domain/ledger/earn.ts';
import type { Source } from '../../domain/ledger/ledger.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRows } from '../../platform/db/locks.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { lockParts } from './join.ts';
import type { ParticipantRow } from './participants.ts';
import { publicReview } from './policy.ts';
import { checkedDay, completedChallenge, receivedHeart } from './subjects.ts';

/** Locks a member's participation in all challenges or in one, after their groups (LOCK_ORDER). */
export async function lockWithGroups(tx: Db, userId: number, challengeId?: number): Promise<ParticipantRow[]> {
  await lockParts(tx, userId);
  const own = and(
    eq(challengeParticipants.userId, userId),
    challengeId === undefined ? undefined : eq(challengeParticipants.challengeId, challengeId),
  );
  const groupsOf = tx.select({ id: challengeParticipants.groupId }).from(challengeParticipants).where(own);
  await lockRows(tx, challengeGroups, inArray(challengeGroups.id, groupsOf));
  return tx.select().from(challengeParticipants).where(own).orderBy(asc(challengeParticipants.id)).for('update');
}

/**
 * Removes a member from a locked group: it passes to its longest-standing member, and is deleted with its
 * last.
 */
export async function leaveGroup(tx: Db, groupId: number, userId: number): Promise<void> {
  const [heir] = await tx
    .select({ userId: challengeParticipants.userId })
    .from(challengeParticipants)
    .where(eq(challengeParticipants.groupId, groupId))
    .orderBy(asc(challengeParticipants.id))
    .limit(1);
  if (!heir) {
    await tx.delete(challengeGroups).where(eq(challengeGroups.id, groupId));
    return;
  }
  await tx
    .update(challengeGroups)
    .set({
      memberCount: sql`${challengeGroups.memberCount} - 1`,
      ownerId: sql`case when ${challengeGroups.ownerId} = ${userId} then ${heir.userId}
        else ${challengeGroups.ownerId} end`,
    })
    .where(eq(challengeGroups.id, groupId));
}

/** Reverses the credits of a participant's check-ins, including hearts from others. */
async function reverseEarnings(tx: Db, { challengeId, userId }: ParticipantRow, removed: Removed, now: Date) {
  const sources: Source[] = [
    ...removed.days.map((day) => ({
      reason: 'challenge_checked' as const,
      subject: checkedDay(challengeId, day),
    })),
    { reason: 'challenge_completed', subject: completedChallenge(challengeId) },
    ...removed.hearts.flatMap(({ checkInId, giverId }) => {
      const subject = receivedHeart(checkInId, giverId);
      return [
        { reason: 'liked' as const, subject },
        { reason: 'heart_received' as const, subject },
      ];
    }),
  ];
  await reverseAll(tx, sources, { userId, now });
}

interface Removed {
  days: string[];
  hearts: { checkInId: number; giverId: number }[];
}

/** Deletes a participant's check-ins and returns them. */
async function deleteCheckIns(tx: Db, participantId: number): Promise<Removed> {
  const ofParticipant = eq(challengeCheckIns.participantId, participantId);
  const checks = await tx
    .select({ id: challengeCheckIns.id, day: challengeCheckIns.day })
    .from(challengeCheckIns)
    .where(ofParticipant)
    .orderBy(asc(challengeCheckIns.id))
    .for('update');
  const ids = checks.map(({ id }) => id);
  const hearts = await tx
    .select({ checkInId: challengeHearts.checkInId, giverId: challengeHearts.userId })
    .from(challengeHearts)
    .where(inArray(challengeHearts.checkInId, ids));
  await tx.delete(challengeCheckIns).where(ofParticipant);
  return { days: checks.map(({ day }) => day), hearts };
}

/**
 * Ends a member's participation: its check-ins are deleted and their credits reversed. @throws 404
 */
export async function leaveChallenge(tx: Db, challengeId: number, { member, now }: Actor): Promise<void> {
  const [participant] = await lockWithGroups(tx, member.id, challengeId);
  if (!participant) throw notFound();
  const removed = await deleteCheckIns(tx, participant.id);
  await tx.delete(challengeParticipants).where(eq(challengeParticipants.id, participant.id));
  if (participant.groupId) await leaveGroup(tx, participant.groupId, member.id);
  await reverseEarnings(tx, participant, removed, now);
  // Last, since every check-in waits for this row.
  await tx
    .update(challenges)
    .set({
      participantCount: sql`${challenges.participantCount} - 1`,
      checkInCount: sql`${challenges.checkInCount} - ${removed.days.length}`,
      reviewCount: sql`${challenges.reviewCount} - ${publicReview(participant) ? 1 : 0}`,
    })
    .where(eq(challenges.id, challengeId));
}
