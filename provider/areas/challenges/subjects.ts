import type { Subject } from '../../domain/ledger/ledger.ts';

/**
 * Names a check-in in the ledgers: a day of a challenge, so that none credits twice, even after leaving.
 */
export const checkedDay = (challengeId: number, day: string): Subject => ({
  kind: 'challenge_check',
  id: `${challengeId}:${day}`,
});

/** Names the completion of a challenge in the ledgers. */
export const completedChallenge = (challengeId: number): Subject => ({
  kind: 'challenge',
  id: challengeId,
});

/** Names a heart in the ledgers of its receiver. */
export const receivedHeart = (checkInId: number, giverId: number): Subject => ({
  kind: 'check_heart',
  id: `${checkInId}:${giverId}`,
});
