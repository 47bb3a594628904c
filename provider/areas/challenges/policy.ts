import { and, ne } from 'drizzle-orm';
import { challengeEntrants } from '../../db/schema/challenges.ts';
import { type Caller, isAuthor, visibleReview } from '../../domain/identity/policy.ts';
import { ApiError } from '../../platform/errors/errors.ts';

type EntrantRow = typeof challengeEntrants.$inferSelect;

/** Selects the entrants with a review that the caller may read. */
export const visibleChallengeReviews = (caller: Caller) =>
  and(
    ne(challengeEntrants.review, ''),
    visibleReview({ status: challengeEntrants.reviewStatus, userId: challengeEntrants.userId }, caller),
  );

/** Returns a review as everyone may read it: '' for one that a manager has hidden. */
export const publicReview = ({ review, reviewStatus }: Pick<EntrantRow, 'review' | 'reviewStatus'>): string =>
  reviewStatus === 'published' ? review : '';

/** Requires the caller to be this entrant; a manager may not act for one. @throws 409 `not_owner` */
export function requireParticipant(caller: Caller, row: Pick<EntrantRow, 'userId'>) {
  if (!isAuthor(caller, row)) throw new ApiError(409, 'not_owner');
}
