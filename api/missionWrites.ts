import type { Paginated } from '@/contract/common';
import type {
  MissionAnswer,
  MissionBody,
  MissionSubmission,
  MissionSubmissionsQuery,
  ShortMissionAnswer,
  SubmissionDecisionBody,
} from '@/contract/missions';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { MISSION_LISTS, missionsApi } from './missions';
import { patchQuery } from './patchQuery';

const LISTS = { type: 'Missions', id: MISSION_LISTS } as const;

/**
 * Writes of members in missions, and of managers with them. A file of its own, since a page is rendered
 * without it.
 */
export const missionWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    doMission: build.mutation<MissionAnswer, { id: number; body: MissionBody }>({
      query: ({ id, body }) => ({ url: `missions/${id}/`, method: 'PUT', body }),
      async onQueryStarted({ id }, lifecycle): Promise<void> {
        await lifecycle.queryFulfilled.then(
          ({ data }) => {
            markListsChanged();
            patchQuery(lifecycle, missionsApi.endpoints.getMission, id, () => data.mission);
          },
          () => undefined,
        );
      },
      invalidatesTags: (_answer, error) => (error ? [] : [LISTS, 'MissionReviews', 'Points']),
    }),
    checkShortMission: build.mutation<ShortMissionAnswer, { code: string; idempotencyKey: string }>({
      query: ({ code, idempotencyKey }) => ({
        url: 'missions/short/check/',
        method: 'POST',
        body: { code },
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Points']),
    }),
    getMissionSubmissions: build.query<Paginated<MissionSubmission>, MissionSubmissionsQuery>({
      query: (params) => ({ url: 'missions/submissions/', params }),
      providesTags: ['Submissions'],
    }),
    decideSubmission: build.mutation<
      { success: true },
      SubmissionDecisionBody & { id: number; idempotencyKey: string }
    >({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `missions/submissions/${id}/decision/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      // Also after a rejection: another manager was first, or the submission has changed.
      invalidatesTags: ['Submissions', 'Missions', 'MissionReviews', 'ManagerLog'],
    }),
  }),
});

export const {
  useDoMissionMutation,
  useCheckShortMissionMutation,
  useGetMissionSubmissionsQuery,
  useDecideSubmissionMutation,
} = missionWritesApi;
