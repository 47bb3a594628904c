import { and, ne } from 'drizzle-orm';
import { challengeParticipants } from '../../db/schema/challenges.ts';
import { type Caller, isAuthor, visibleReview } from '../../domain/identity/policy.ts';
import { ApiError } from '../../platform/errors/errors.ts';

type ParticipantRow = typeof challengeParticipants.$inferSelect;

/** Selects the participants with a review that the caller may read. */
export const visibleChallengeReviews = (caller: Caller) =>
  and(
    ne(challengeParticipants.review, ''),
    visibleReview({ status: challengeParticipants.reviewStatus, userId: challengeParticipants.userId }, caller),
  );

/** Returns a review as everyone may read it: '' for one that a manager has hidden. */
export const publicReview = ({ review, reviewStatus }: Pick<ParticipantRow, 'review' | 'reviewStatus'>): string =>
  reviewStatus === 'published' ? review : '';

/** Requires the caller to be this participant; a manager may not act for one. @throws 409 `not_owner` */
export function requireParticipant(caller: Caller, row: Pick<ParticipantRow, 'userId'>) {
  if (!isAuthor(caller, row)) throw new ApiError(409, 'not_owner');
}
