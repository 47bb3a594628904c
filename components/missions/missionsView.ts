import { type MissionStatus, missionStatuses } from '@/contract/constants/participation';
import type { MissionReviewsQuery, MissionsQuery } from '@/contract/missions';
import { pageQueryOf } from '@/lib/listQuery';
import type { AddressQuery, ListState } from '@/lib/listState';

/** The filter of a list of missions: '' for all of them, the open ones first. */
export type MissionsView = { status: MissionStatus | '' };

/** Parses the view from an address; invalid values are ignored. */
export const missionsViewOf = ({ status }: AddressQuery): MissionsView => ({
  status: missionStatuses.find((it) => it === status) ?? '',
});

/** Builds the query for a page of missions, the same on the server and in the browser. */
export const missionsQueryOf = ({ status }: MissionsView, state: ListState, page = state.page): MissionsQuery => ({
  ...(status && { status }),
  ...pageQueryOf(state, page),
});

/** The latest reviews of all missions, below their list. */
export const latestReviews: MissionReviewsQuery = { page_size: 3 };

/** Builds the query for the reviews below a mission. */
export const reviewsOf = (mission: number): MissionReviewsQuery => ({ mission, page_size: 10 });

/** A few other open missions. */
export const otherMissions: MissionsQuery = { status: 'opened', page_size: 6 };

/** Builds the query for a page of reviews, of one mission or of all (0). */
export const reviewsQueryOf = (mission: number, state: ListState, page = state.page): MissionReviewsQuery => ({
  ...pageQueryOf(state, page),
  ...(mission > 0 && { mission }),
});
