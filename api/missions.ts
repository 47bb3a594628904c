import { missionCalls } from '@/contract/missions.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { patchQuery } from './patchQuery';
import { staleAfter, staleSubject } from './tags';

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

const LISTS = { type: 'Missions', id: MISSION_LISTS } as const;

/** Writes of members in missions. */
export const missionWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    doMission: mutation(build, missionCalls.doMission, {
      async onQueryStarted({ id }, lifecycle): Promise<void> {
        await lifecycle.queryFulfilled.then(
          ({ data }) => {
            markListsChanged();
            patchQuery(lifecycle, missionsApi.endpoints.getMission, { id }, () => data.mission);
          },
          () => undefined,
        );
      },
      invalidatesTags: (_answer, error, { id }) =>
        error ? staleSubject(error, { type: 'Missions', id }) : [LISTS, 'MissionReviews', 'Points'],
    }),
    checkShortMission: mutation(build, missionCalls.checkShortMission, {
      invalidatesTags: staleAfter('Points'),
    }),
  }),
});

export const { useDoMissionMutation, useCheckShortMissionMutation } = missionWritesApi;
