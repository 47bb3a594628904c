import type { RequestContext } from '../../domain/identity/requestContext.ts';
import type { ParticipantRow } from './participants.ts';
import type { FoundChallenge } from './queries.ts';
import { todayOf } from './windows.ts';

/** The request context with the zone of the member's clock. */
export type ZonedContext = RequestContext & { zone: string };

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
