import { type RequestContext, requestContext } from '../../domain/identity/requestContext.ts';
import type { AppContext, Member } from '../../platform/http/context.ts';
import type { ParticipantRow } from './participants.ts';
import type { ChallengeRow, FoundChallenge } from './queries.ts';
import { todayOf } from './windows.ts';

/** The request context with the zone of the member's clock. */
export type ZonedContext = RequestContext & { zone: string };

export const zonedContext = (c: AppContext, member: Member): ZonedContext => ({
  ...requestContext(c, member),
  zone: c.get('timeZone'),
});

/** Returns the zone of a participant's clock: one's own is the reader's, another's that of their last check-in. */
export const clockOf = (
  { timeZone, isOwn }: Pick<ParticipantRow, 'timeZone'> & { isOwn: boolean },
  reader: { zone: string },
): string => (isOwn ? null : timeZone) ?? reader.zone;

/** Returns the credits of a challenge's check-in and of its completion. */
export const rewardsOf = (row: ChallengeRow) => ({
  check: { xp: row.checkXp, point: row.checkPoint },
  complete: { xp: row.completeXp, point: row.completePoint, heart: row.completeHeart },
});

/**
 * Returns whether a member may write a review of a challenge: they have checked in, and have completed it or
 * its last day has come.
 */
export const mayReview = (
  challenge: FoundChallenge,
  { checkInCount, completedAt }: Pick<ParticipantRow, 'checkInCount' | 'completedAt'>,
  { zone, now }: { zone: string; now: Date },
): boolean =>
  checkInCount > 0 &&
  (completedAt !== null || challenge.status === 'closed' || todayOf(challenge, zone, now) >= challenge.endsOn);
