import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { challengeCheckIns, challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRows } from '../../platform/db/locks.ts';
import { leaveGroup, lockWithGroups } from './leave.ts';
import { statusAt } from './queries.ts';

/**
 * Deletes the participations in challenges that are not over of which there is no check-in: their places are free
 * again.
 */
async function freePlaces(tx: Db, ids: number[], now: Date): Promise<void> {
  const isOwn = inArray(challengeParticipants.id, ids);
  const checkIns = tx
    .select({ id: challengeCheckIns.id })
    .from(challengeCheckIns)
    .where(eq(challengeCheckIns.participantId, challengeParticipants.id));
  const going = tx
    .select({ id: challenges.id })
    .from(challenges)
    .where(sql`${statusAt(now)} <> 'closed'`);
  const freed = await tx
    .delete(challengeParticipants)
    .where(and(isOwn, notExists(checkIns), inArray(challengeParticipants.challengeId, going)))
    .returning({ id: challengeParticipants.challengeId });
  const inFreed = inArray(
    challenges.id,
    freed.map(({ id }) => id),
  );
  await lockRows(tx, challenges, inFreed);
  await tx
    .update(challenges)
    .set({ participantCount: sql`${challenges.participantCount} - 1` })
    .where(inFreed);
}

/**
 * Erases what a leaver's participations hold of personal data: their first answers, the pictures of their skin and the
 * zone of their clock. A participation with check-ins, or in a challenge that is over, stays with them and without a
 * name; every other one is deleted. Their places in groups are free again.
 */
export async function eraseParticipations(tx: Db, userId: number, now: Date): Promise<void> {
  const own = await lockWithGroups(tx, userId);
  const ids = own.map(({ id }) => id);
  await tx
    .update(challengeCheckIns)
    .set({ image: '', resourceUrls: [] })
    .where(inArray(challengeCheckIns.participantId, ids));
  await tx
    .update(challengeParticipants)
    .set({ answer1: '', answer2: '', timeZone: null, groupId: null })
    .where(inArray(challengeParticipants.id, ids));
  for (const { groupId } of own) if (groupId) await leaveGroup(tx, groupId, userId);
  // Last, since every check-in waits for the row of its challenge.
  await freePlaces(tx, ids, now);
}
