import { eq, sql } from 'drizzle-orm';
import { challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { applyEffects } from '../../domain/effects/effects.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { lockOwnParticipant, type ParticipantRow } from './participants.ts';
import type { FoundChallenge } from './queries.ts';
import { mayReview, type ZonedContext } from './rules.ts';

/** Saves the review of a locked participant, and counts its first. @throws 400 for a banned word */
export async function saveReview(
  tx: Db,
  { id, challengeId, review: earlier }: ParticipantRow,
  review: string,
  { now, locale }: Pick<RequestContext, 'now' | 'locale'>,
): Promise<void> {
  await rejectBannedWords(tx, locale, { review });
  await tx.update(challengeParticipants).set({ review, reviewedAt: now }).where(eq(challengeParticipants.id, id));
  if (earlier) return;
  await tx
    .update(challenges)
    .set({ reviewCount: sql`${challenges.reviewCount} + 1` })
    .where(eq(challenges.id, challengeId));
}

/** Writes the review of a challenge at its end; a later text replaces the first. @throws 400, 404, 409 */
export async function writeReview(
  tx: Db,
  challenge: FoundChallenge,
  { participantId, review }: { participantId: number; review: string },
  { member, now, locale, zone }: ZonedContext,
): Promise<void> {
  const participant = await lockOwnParticipant(tx, challenge.id, participantId, member);
  if (!mayReview(challenge, participant, { zone, now })) throw new ApiError(409, 'too_early');
  await saveReview(tx, participant, review, { now, locale });
  await applyEffects(tx, 'challenge_reviewed', { actorId: member.id, now });
}
