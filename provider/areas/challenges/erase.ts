import { inArray } from 'drizzle-orm';
import { challengeChecks, challengeEntrants } from '../../db/schema/challenges.ts';
import type { Db } from '../../platform/db/client.ts';
import { leaveGroup, lockWithGroups } from './leave.ts';

/**
 * Erases of challenges what is a leaver's alone: what they answered at the start and the pictures of
 * their skin. That they took part, and what they said of it to others, stays under nobody's name; their
 * place in a group is free again.
 */
export async function eraseParts(tx: Db, userId: number): Promise<void> {
  const own = await lockWithGroups(tx, userId);
  const ids = own.map(({ id }) => id);
  await tx
    .update(challengeChecks)
    .set({ image: '', resourceUrls: [] })
    .where(inArray(challengeChecks.entrantId, ids));
  await tx
    .update(challengeEntrants)
    .set({ answer1: '', answer2: '', groupId: null })
    .where(inArray(challengeEntrants.id, ids));
  for (const { groupId } of own) if (groupId) await leaveGroup(tx, groupId, userId);
}
