import { inArray } from 'drizzle-orm';
import { challengeCheckIns, challengeParticipants } from '../../db/schema/challenges.ts';
import type { Db } from '../../platform/db/client.ts';
import { leaveGroup, lockWithGroups } from './leave.ts';

/**
 * Erases what a leaver's participations hold of personal data: their first answers, the pictures of
 * their skin and the zone of their clock. The participation and what they published in it stay without a name; their place in a group
 * is free again.
 */
export async function eraseParticipations(tx: Db, userId: number): Promise<void> {
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
}
