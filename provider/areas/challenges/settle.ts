import { eq } from 'drizzle-orm';
import { FALLBACK_TIME_ZONE } from '../../../contract/constants/common.ts';
import { challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import type { Endable } from '../../domain/campaigns/settle.ts';
import { creditAmounts } from '../../domain/ledger/earn.ts';
import type { Notice } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/client.ts';
import { checkedDays } from './participants.ts';
import { completesEarly } from './progress.ts';
import type { ChallengeRow } from './queries.ts';
import { rewardsOf } from './rules.ts';
import { completedChallenge, noticeSubject } from './subjects.ts';

/** Credits a member who completes a challenge. */
export const creditCompletion = (tx: Db, challenge: ChallengeRow, userId: number, now: Date) =>
  creditAmounts(
    tx,
    'challenge_completed',
    { amounts: rewardsOf(challenge).complete },
    { userId, subject: completedChallenge(challenge.id), now },
  );

/** Completes a challenge that was ended early, and credits it as promised, where `completesEarly` says so. */
async function completeEnded(tx: Db, id: number, now: Date): Promise<Notice[]> {
  const isOne = eq(challengeParticipants.id, id);
  const [found] = await tx
    .select({ participant: challengeParticipants, challenge: challenges })
    .from(challengeParticipants)
    .innerJoin(challenges, eq(challenges.id, challengeParticipants.challengeId))
    .where(isOne);
  if (!found?.challenge.endedAt || found.participant.completedAt) return [];
  const { participant, challenge } = found;
  const { userId, createdAt: joinedAt, timeZone } = participant;
  const { endedAt } = found.challenge;
  const checked = (await checkedDays(tx, [id])).map(({ day }) => day);
  const zone = timeZone ?? FALLBACK_TIME_ZONE;
  if (!completesEarly(challenge, { checked, joinedAt, zone, endedAt })) return [];
  await tx.update(challengeParticipants).set({ completedAt: endedAt }).where(isOne);
  await creditCompletion(tx, challenge, userId, now);
  return [{ to: userId, kind: 'complete', subject: noticeSubject(challenge), now }];
}

export const endableChallenges: Endable = {
  campaigns: challenges,
  participations: challengeParticipants,
  campaignId: challengeParticipants.challengeId,
  kind: 'challenge_ended',
  subjectOf: noticeSubject,
  settle: completeEnded,
};
