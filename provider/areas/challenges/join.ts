import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { challengeCalls } from '../../../contract/challenges.calls.ts';
import { challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { applyEffects } from '../../domain/effects/effects.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import type { ParticipantRow } from './participants.ts';
import { type FoundChallenge, findChallenge } from './queries.ts';
import type { ZonedContext } from './rules.ts';
import { windowAt } from './windows.ts';

const hasRoom = or(isNull(challenges.capacity), lt(challenges.participantCount, challenges.capacity));

/**
 * Serialises transactions that create a member's participations, end them or move them into a group: a
 * group is locked before its participations, but its id is in the participation only.
 */
export const lockParts = (tx: Db, userId: number) => lockName(tx, 'challenge_parts', userId);

/** Returns whether a question is as it was shown, in either language; a caller need not say what that was. */
const isAsked = (shown: string | undefined, ...texts: string[]) => shown === undefined || texts.includes(shown);

/**
 * Adds a member, whose participations are locked, to a challenge, alone or in a group. Answers to
 * questions that the challenge does not ask are dropped. @throws 400 for a banned word, 409
 * `challenge_closed`, `already_joined`, `challenge_full`, `changed` by an operator meanwhile, and 404 where taken back
 */
export async function join(
  tx: Db,
  challenge: FoundChallenge,
  { question1, question2, ...answers }: InputOf<typeof challengeCalls.joinChallenge>['body'],
  { member, now, locale, zone }: ZonedContext,
  groupId: number | null = null,
): Promise<ParticipantRow> {
  // A challenge in each member's own zone has windows elsewhere after the last one of a member.
  if (!windowAt(challenge, zone, now)) throw new ApiError(409, 'challenge_closed');
  const { question1En, question2En } = challenge;
  const isAsShown =
    isAsked(question1, challenge.question1, question1En) && isAsked(question2, challenge.question2, question2En);
  if (!isAsShown) throw new ApiError(409, 'changed');
  await rejectBannedWords(tx, locale, answers);
  const [made] = await tx
    .insert(challengeParticipants)
    .values({
      challengeId: challenge.id,
      userId: member.id,
      groupId,
      answer1: challenge.question1 && answers.answer1,
      answer2: challenge.question2 && answers.answer2,
      timeZone: zone,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new ApiError(409, 'already_joined');
  // Decided by this update, which waits for the row: others join, and operators change it, at the same time.
  const [counted] = await tx
    .update(challenges)
    .set({ participantCount: sql`${challenges.participantCount} + 1` })
    .where(and(eq(challenges.id, challenge.id), eq(challenges.version, challenge.version), hasRoom))
    .returning({ id: challenges.id });
  if (!counted) {
    const { version } = await findChallenge(tx, challenge.id, now);
    throw new ApiError(409, version === challenge.version ? 'challenge_full' : 'changed');
  }
  await applyEffects(tx, 'challenge_joined', { actorId: member.id, now });
  return made;
}

/** Joins a challenge without a group. @throws as `join` */
export async function joinChallenge(
  tx: Db,
  challenge: FoundChallenge,
  answers: InputOf<typeof challengeCalls.joinChallenge>['body'],
  by: ZonedContext,
): Promise<ParticipantRow> {
  await lockParts(tx, by.member.id);
  return join(tx, challenge, answers, by);
}
