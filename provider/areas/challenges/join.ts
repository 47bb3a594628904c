import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { participantBody } from '../../../contract/challenges.ts';
import { challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { touchLastActive } from '../../domain/members/activity.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import type { ParticipantRow } from './participants.ts';
import type { FoundChallenge } from './queries.ts';

/**
 * Serialises transactions that create a member's participations, end them or move them into a group: a
 * group is locked before its participations, but its id is in the participation only.
 */
export const lockParts = (tx: Db, userId: number) => lockName(tx, 'challenge_parts', userId);

/**
 * Adds a member, whose participations are locked, to a challenge, alone or in a group. Answers to
 * questions that the challenge does not ask are dropped. @throws 400 for a banned word, 409
 * `challenge_closed`, `already_joined`
 */
export async function join(
  tx: Db,
  challenge: FoundChallenge,
  answers: z.output<typeof participantBody>,
  { member, now, locale }: RequestContext,
  groupId: number | null = null,
): Promise<ParticipantRow> {
  if (challenge.status === 'closed') throw new ApiError(409, 'challenge_closed');
  await rejectBannedWords(tx, locale, answers);
  const [made] = await tx
    .insert(challengeParticipants)
    .values({
      challengeId: challenge.id,
      userId: member.id,
      groupId,
      answer1: challenge.question1 && answers.answer1,
      answer2: challenge.question2 && answers.answer2,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new ApiError(409, 'already_joined');
  await tx
    .update(challenges)
    .set({ participantCount: sql`${challenges.participantCount} + 1` })
    .where(eq(challenges.id, challenge.id));
  await touchLastActive(tx, member.id, now);
  return made;
}

/** Joins a challenge without a group. @throws as `join` */
export async function joinChallenge(
  tx: Db,
  challenge: FoundChallenge,
  answers: z.output<typeof participantBody>,
  by: RequestContext,
): Promise<ParticipantRow> {
  await lockParts(tx, by.member.id);
  return join(tx, challenge, answers, by);
}
