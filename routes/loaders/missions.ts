import { missionsApi } from '@/api/missions';
import {
  latestReviews,
  type MissionsView,
  missionsQueryOf,
  otherMissions,
  reviewsOf,
} from '@/components/missions/missionsView';
import type { ListState } from '@/lib/listState';
import type { FetchQuery } from '@/store/pageData';

const { getMissions, getMission, getMissionReviews } = missionsApi.endpoints;

/** Loads a page of missions, and the latest reviews below it. */
export const loadMissions = (fetchQuery: FetchQuery, view: MissionsView, state: ListState) =>
  Promise.all([
    fetchQuery(getMissions.initiate(missionsQueryOf(view, state))),
    fetchQuery(getMissionReviews.initiate(latestReviews)),
  ]);

/** Loads the data of a mission's page in parallel. */
export async function loadMission(fetchQuery: FetchQuery, id: number) {
  await Promise.all([
    fetchQuery(getMission.initiate({ id })),
    fetchQuery(getMissionReviews.initiate(reviewsOf(id))),
    fetchQuery(getMissions.initiate(otherMissions)),
  ]);
}
