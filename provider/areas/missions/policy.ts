import { and, eq, ne } from 'drizzle-orm';
import { missionEntries } from '../../db/schema/missions.ts';
import { type Caller, visibleReview } from '../../domain/identity/policy.ts';

/** Selects the reviews of completed missions that the caller may read. */
export const visibleMissionReviews = (caller: Caller) =>
  and(
    eq(missionEntries.status, 'completed'),
    ne(missionEntries.review, ''),
    visibleReview({ status: missionEntries.reviewStatus, userId: missionEntries.userId }, caller),
  );
