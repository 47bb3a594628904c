import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { participantCalls } from '../../../contract/challenges.calls.ts';
import type { CheckInAnswer } from '../../../contract/challenges.ts';
import { challengeCheckIns, challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { applyEffects } from '../../domain/effects/effects.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import { creditAmounts } from '../../domain/ledger/earn.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import { notify } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { lockOwnParticipant, type ParticipantRow } from './participants.ts';
import { mayCheckIn, neededDays } from './progress.ts';
import type { FoundChallenge } from './queries.ts';
import { saveReview } from './review.ts';
import { mayReview, rewardsOf, type ZonedContext } from './rules.ts';
import { creditCompletion } from './settle.ts';
import { checkedDay, noticeSubject } from './subjects.ts';
import { isOpen, windowAt } from './windows.ts';

type Body = InputOf<typeof participantCalls.checkIn>['body'];

/** Returns the days that a participant has checked, each with the check-in's id, in order. */
const checkInsOf = (tx: Db, participantId: number) =>
  tx
    .select({ id: challengeCheckIns.id, day: challengeCheckIns.day })
    .from(challengeCheckIns)
    .where(eq(challengeCheckIns.participantId, participantId))
    .orderBy(asc(challengeCheckIns.day));

/**
 * Checks the pictures of a check-in. @throws 400 for a required picture that is missing, or one that was not
 * uploaded to our store
 */
async function rejectPictures(tx: Db, { image, resourceUrls }: Body, { needsPhoto }: FoundChallenge, by: ZonedContext) {
  if (needsPhoto && !image) throw fieldError(by.locale, 'image', 'photoNeeded');
  await requireFiles(tx, 'image', image ? [image] : [], by);
  await requireFiles(tx, 'resourceUrls', resourceUrls, by);
}

/**
 * Counts a new check-in, credits it, and completes the challenge with the last one needed. Returns the participant as
 * it is then, and what the check-in brought: one that was taken back by leaving brings that again.
 */
async function countCheckIn(
  tx: Db,
  challenge: FoundChallenge,
  { participant, day }: { participant: ParticipantRow; day: string },
  now: Date,
): Promise<{ counted: ParticipantRow; earned: CheckInAnswer['earned'] }> {
  const checkInCount = participant.checkInCount + 1;
  const completes = participant.completedAt === null && checkInCount >= neededDays(challenge);
  const change = { checkInCount, checkedAt: now, ...(completes && { completedAt: now }) };
  await tx.update(challengeParticipants).set(change).where(eq(challengeParticipants.id, participant.id));
  const { userId } = participant;
  const { id } = challenge;
  const { xp = 0, point = 0 } = await creditAmounts(
    tx,
    'challenge_checked',
    { amounts: rewardsOf(challenge).check },
    { userId, subject: checkedDay(id, day), now },
  );
  if (completes) {
    await creditCompletion(tx, challenge, userId, now);
  }
  // After the ledgers, in the order in which leaving locks them. An operator may have ended it meanwhile.
  const [running] = await tx
    .update(challenges)
    .set({ checkInCount: sql`${challenges.checkInCount} + 1` })
    .where(and(eq(challenges.id, id), isNull(challenges.endedAt)))
    .returning({ id: challenges.id });
  if (!running) throw new ApiError(409, 'challenge_closed');
  if (completes) {
    await notify(tx, { to: userId, kind: 'complete', subject: noticeSubject(challenge), now });
  }
  return { counted: { ...participant, ...change }, earned: { xp, point } };
}

/**
 * Stores a member's check-in in the window that is open by their clock, once: a repeated one in the same
 * window replaces it and credits nothing more. @throws 400, 404, 409 `not_owner`, `challenge_closed`,
 * `window_closed`, and `too_early` for a review that cannot be written yet
 */
export async function checkIn(
  tx: Db,
  challenge: FoundChallenge,
  { participantId, body }: { participantId: number; body: Body },
  by: ZonedContext,
): Promise<Pick<CheckInAnswer, 'earned' | 'completed'>> {
  const { member, now, locale, zone } = by;
  const participant = await lockOwnParticipant(tx, challenge.id, participantId, member);
  const checks = await checkInsOf(tx, participantId);
  const checkInWindow = windowAt(challenge, zone, now);
  if (!checkInWindow) throw new ApiError(409, 'challenge_closed');
  const checked = checks.map(({ day }) => day);
  const mayNow = mayCheckIn(
    { schedule: challenge, checked, checkedAt: participant.checkedAt, zone, now },
    checkInWindow.day,
  );
  if (!isOpen(checkInWindow, now) || !mayNow) throw new ApiError(409, 'window_closed');
  await rejectPictures(tx, body, challenge, by);
  if (zone !== participant.timeZone) {
    await tx.update(challengeParticipants).set({ timeZone: zone }).where(eq(challengeParticipants.id, participantId));
  }
  const { review, ...said } = body;
  await rejectBannedWords(tx, locale, { content: said.content });

  const earlier = checks.find(({ day }) => day === checkInWindow.day);
  if (earlier) {
    await tx
      .update(challengeCheckIns)
      .set({ ...said, updatedAt: now })
      .where(eq(challengeCheckIns.id, earlier.id));
  } else {
    const times = { createdAt: now, updatedAt: now };
    await tx.insert(challengeCheckIns).values({ participantId, day: checkInWindow.day, ...said, ...times });
  }
  const { counted, earned } = earlier
    ? { counted: participant, earned: { xp: 0, point: 0 } }
    : await countCheckIn(tx, challenge, { participant, day: checkInWindow.day }, now);
  if (review) {
    if (!mayReview(challenge, counted, { zone, now })) throw new ApiError(409, 'too_early');
    await saveReview(tx, counted, review, { now, locale });
  }
  await applyEffects(tx, 'checked_in', { actorId: member.id, now });
  return {
    earned,
    completed: participant.completedAt === null && counted.completedAt !== null,
  };
}
