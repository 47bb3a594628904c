import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { FALLBACK_TIME_ZONE } from '../../../contract/constants/common.ts';
import { challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { users } from '../../db/schema/users.ts';
import { creditAmounts } from '../../domain/ledger/earn.ts';
import { type Notice, notify } from '../../domain/notifications/notify.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';
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

/** Selects the participants of challenges that were ended early, until that is settled with them. */
const isUnsettled = and(isNotNull(challenges.endedAt), isNull(challengeParticipants.settledAt));

/**
 * Settles the early end of a challenge with one participant, once: it is completed and credited as promised where
 * `completesEarly` says so, and they are told with the reason. One who has left the site, or the challenge, has nothing
 * to be settled.
 */
async function settle(tx: Db, id: number, now: Date): Promise<void> {
  const [found] = await tx
    .select({ participant: challengeParticipants, challenge: challenges, status: users.status })
    .from(challengeParticipants)
    .innerJoin(challenges, eq(challenges.id, challengeParticipants.challengeId))
    .innerJoin(users, eq(users.id, challengeParticipants.userId))
    .where(and(eq(challengeParticipants.id, id), isUnsettled))
    .for('update', { of: challengeParticipants });
  if (!found?.challenge.endedAt) return;
  const { participant, challenge, status } = found;
  const { userId, createdAt: joinedAt, timeZone } = participant;
  const { endedAt } = found.challenge;
  const checked = (await checkedDays(tx, [id])).map(({ day }) => day);
  const zone = timeZone ?? FALLBACK_TIME_ZONE;
  const isMember = status !== 'left';
  const completes =
    isMember && participant.completedAt === null && completesEarly(challenge, { checked, joinedAt, zone, endedAt });
  await tx
    .update(challengeParticipants)
    .set({ settledAt: now, ...(completes && { completedAt: endedAt }) })
    .where(eq(challengeParticipants.id, id));
  if (!isMember) return;
  if (completes) await creditCompletion(tx, challenge, userId, now);
  const subject = noticeSubject(challenge);
  const notices: Notice[] = [{ to: userId, kind: 'challenge_ended', subject, note: challenge.endReason, now }];
  if (completes) notices.push({ to: userId, kind: 'complete', subject, now });
  await notify(tx, ...notices);
}

/** Settles challenges that were ended early, each participant alone: none waits for the others’ ledgers. */
export async function settleEnded(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const rows = await database.read((db) =>
    db
      .select({ id: challengeParticipants.id })
      .from(challengeParticipants)
      .innerJoin(challenges, eq(challenges.id, challengeParticipants.challengeId))
      .where(isUnsettled)
      .orderBy(asc(challengeParticipants.id)),
  );
  const settleOne = ({ id }: { id: number }) => database.write((tx) => settle(tx, id, now));
  await eachAlone(rows, 'settlements of challenges that were ended', settleOne, signal);
}
