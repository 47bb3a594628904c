import { missionsApi } from '@/api/missions';
import {
  latestReviews,
  type MissionsView,
  missionsQueryOf,
  otherMissions,
  reviewsOf,
} from '@/components/missions/view';
import type { ListState } from '@/lib/listState';
import type { FetchQuery } from '@/store/pageData';

const { getMissions, getMission, getMissionReviews } = missionsApi.endpoints;

/** Asks for a page of missions, and for the latest reviews below it. */
export const loadMissions = (fetchQuery: FetchQuery, view: MissionsView, state: ListState) =>
  Promise.all([
    fetchQuery(getMissions.initiate(missionsQueryOf(view, state))),
    fetchQuery(getMissionReviews.initiate(latestReviews)),
  ]);

/** Asks at once for everything that a mission's page shows. */
export async function loadMission(fetchQuery: FetchQuery, id: number) {
  await Promise.all([
    fetchQuery(getMission.initiate(id)),
    fetchQuery(getMissionReviews.initiate(reviewsOf(id))),
    fetchQuery(getMissions.initiate(otherMissions)),
  ]);
}
