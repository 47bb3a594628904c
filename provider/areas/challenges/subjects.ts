import type { Subject } from '../../domain/ledger/ledger.ts';
import type { ChallengeRow } from './queries.ts';

/**
 * Returns the ledger subject of a check-in: a day of a challenge, so that none is credited twice, even after
 * leaving.
 */
export const checkedDay = (challengeId: number, day: string): Subject => ({
  kind: 'challenge_check',
  id: `${challengeId}:${day}`,
});

/** Returns the ledger subject of a challenge's completion. */
export const completedChallenge = (challengeId: number): Subject => ({
  kind: 'challenge',
  id: challengeId,
});

/** Returns the ledger subject of a heart for its receiver. */
export const receivedHeart = (checkInId: number, giverId: number): Subject => ({
  kind: 'check_heart',
  id: `${checkInId}:${giverId}`,
});

/** Returns what a notification of a challenge is about. */
export const noticeSubject = ({ id, title, titleEn }: Pick<ChallengeRow, 'id' | 'title' | 'titleEn'>) => ({
  type: 'challenge' as const,
  id,
  title,
  titleEn,
  path: `/challenges/${id}`,
});
