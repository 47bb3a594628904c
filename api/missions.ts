import type { Paginated } from '@/contract/common';
import type { Mission, MissionReview, MissionReviewsQuery, MissionSummary, MissionsQuery } from '@/contract/missions';
import { baseApi } from './baseApi';

/** The tag id of the lists of missions, for invalidation. */
export const MISSION_LISTS = 'lists';

export const missionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMissions: build.query<Paginated<MissionSummary>, MissionsQuery>({
      query: (params) => ({ url: 'missions/', params }),
      providesTags: ['Personal', { type: 'Missions', id: MISSION_LISTS }],
    }),
    getMission: build.query<Mission, number>({
      query: (id) => ({ url: `missions/${id}/` }),
      providesTags: (_mission, _error, id) => ['Personal', { type: 'Missions', id }],
    }),
    /** The reviews of missions, or of one of them. */
    getMissionReviews: build.query<Paginated<MissionReview>, MissionReviewsQuery>({
      query: (params) => ({ url: 'missions/reviews/', params }),
      providesTags: ['Personal', 'MissionReviews'],
    }),
  }),
});

export const { useGetMissionsQuery, useGetMissionQuery, useGetMissionReviewsQuery } = missionsApi;
