import { missionsApi } from '@/api/missions';
import {
  latestReviews,
  type MissionsView,
  missionsQueryOf,
  otherMissions,
  reviewsOf,
} from '@/components/missions/view';
import type { ListState } from '@/lib/listState';
import type { Ask } from '@/store/pageData';

const { getMissions, getMission, getMissionReviews } = missionsApi.endpoints;

/** Asks for a page of missions, and for the latest reviews below it. */
export const loadMissions = (ask: Ask, view: MissionsView, state: ListState) =>
  Promise.all([
    ask(getMissions.initiate(missionsQueryOf(view, state))),
    ask(getMissionReviews.initiate(latestReviews)),
  ]);

/** Asks at once for everything that a mission's page shows. */
export async function loadMission(ask: Ask, id: number) {
  await Promise.all([
    ask(getMission.initiate(id)),
    ask(getMissionReviews.initiate(reviewsOf(id))),
    ask(getMissions.initiate(otherMissions)),
  ]);
}
