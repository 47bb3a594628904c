import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  challengeChecks,
  challengeEntrants,
  challengeGroups,
  challengeHearts,
  challenges,
} from '../../db/schema/challenges.ts';
import { reverseAll } from '../../domain/ledger/earn.ts';
import type { Source } from '../../domain/ledger/ledger.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRows } from '../../platform/db/locks.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import type { EntrantRow } from './entrants.ts';
import { lockParts } from './join.ts';
import { publicReview } from './policy.ts';
import { checkedDay, completedChallenge, receivedHeart } from './subjects.ts';

/** Locks a member's participation in all challenges or in one, after their groups (LOCK_ORDER). */
export async function lockWithGroups(tx: Db, userId: number, challengeId?: number): Promise<EntrantRow[]> {
  await lockParts(tx, userId);
  const own = and(
    eq(challengeEntrants.userId, userId),
    challengeId === undefined ? undefined : eq(challengeEntrants.challengeId, challengeId),
  );
  const groupsOf = tx.select({ id: challengeEntrants.groupId }).from(challengeEntrants).where(own);
  await lockRows(tx, challengeGroups, inArray(challengeGroups.id, groupsOf));
  return tx.select().from(challengeEntrants).where(own).orderBy(asc(challengeEntrants.id)).for('update');
}

/**
 * Removes a member from a locked group: it passes to its longest-standing member, and is deleted with its
 * last.
 */
export async function leaveGroup(tx: Db, groupId: number, userId: number): Promise<void> {
  const [heir] = await tx
    .select({ userId: challengeEntrants.userId })
    .from(challengeEntrants)
    .where(eq(challengeEntrants.groupId, groupId))
    .orderBy(asc(challengeEntrants.id))
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
async function reverseEarnings(tx: Db, { challengeId, userId }: EntrantRow, removed: Removed, now: Date) {
  const sources: Source[] = [
    ...removed.days.map((day) => ({
      reason: 'challenge_checked' as const,
      subject: checkedDay(challengeId, day),
    })),
    { reason: 'challenge_completed', subject: completedChallenge(challengeId) },
    ...removed.hearts.flatMap(({ checkId, giverId }) => {
      const subject = receivedHeart(checkId, giverId);
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
  hearts: { checkId: number; giverId: number }[];
}

/** Deletes a participant's check-ins and returns them. */
async function dropChecks(tx: Db, entrantId: number): Promise<Removed> {
  const ofEntrant = eq(challengeChecks.entrantId, entrantId);
  const checks = await tx
    .select({ id: challengeChecks.id, day: challengeChecks.day })
    .from(challengeChecks)
    .where(ofEntrant)
    .orderBy(asc(challengeChecks.id))
    .for('update');
  const ids = checks.map(({ id }) => id);
  const hearts = await tx
    .select({ checkId: challengeHearts.checkId, giverId: challengeHearts.userId })
    .from(challengeHearts)
    .where(inArray(challengeHearts.checkId, ids));
  await tx.delete(challengeChecks).where(ofEntrant);
  return { days: checks.map(({ day }) => day), hearts };
}

/**
 * Ends a member's participation: its check-ins are deleted and their credits reversed. @throws 404
 */
export async function leaveChallenge(
  tx: Db,
  challengeId: number,
  { member, now }: { member: Member; now: Date },
): Promise<void> {
  const [entrant] = await lockWithGroups(tx, member.id, challengeId);
  if (!entrant) throw notFound();
  const removed = await dropChecks(tx, entrant.id);
  await tx.delete(challengeEntrants).where(eq(challengeEntrants.id, entrant.id));
  if (entrant.groupId) await leaveGroup(tx, entrant.groupId, member.id);
  await reverseEarnings(tx, entrant, removed, now);
  // Last, since every check-in waits for this row.
  await tx
    .update(challenges)
    .set({
      entrantCount: sql`${challenges.entrantCount} - 1`,
      checkCount: sql`${challenges.checkCount} - ${removed.days.length}`,
      reviewCount: sql`${challenges.reviewCount} - ${publicReview(entrant) ? 1 : 0}`,
    })
    .where(eq(challenges.id, challengeId));
}
