import { missionCalls } from '@/contract/missions.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';

/** The tag id of the lists of missions, for invalidation. */
export const MISSION_LISTS = 'lists';

export const missionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMissions: query(build, missionCalls.getMissions, {
      providesTags: ['Personal', { type: 'Missions', id: MISSION_LISTS }],
    }),
    getMission: query(build, missionCalls.getMission, {
      providesTags: (_mission, _error, { id }) => ['Personal', { type: 'Missions', id }],
    }),
    /** The reviews of missions, or of one of them. */
    getMissionReviews: query(build, missionCalls.getMissionReviews, { providesTags: ['Personal', 'MissionReviews'] }),
  }),
});

export const { useGetMissionsQuery, useGetMissionQuery, useGetMissionReviewsQuery } = missionsApi;
