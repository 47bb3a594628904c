import type { Subject } from '../../domain/ledger/ledger.ts';

/** What a check is to the ledgers: a day of a challenge, so that none pays twice, even after leaving. */
export const checkedDay = (challengeId: number, day: string): Subject => ({
  kind: 'challenge_check',
  id: `${challengeId}:${day}`,
});

/** What completing a challenge is to the ledgers. */
export const completedChallenge = (challengeId: number): Subject => ({
  kind: 'challenge',
  id: challengeId,
});

/** What a heart is to the ledgers of who receives it. */
export const receivedHeart = (checkId: number, giverId: number): Subject => ({
  kind: 'check_heart',
  id: `${checkId}:${giverId}`,
});
