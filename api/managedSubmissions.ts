import { managedSubmissionCalls } from '@/contract/managedSubmissions.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';

/** What a decision makes stale, also after a rejection: another manager was first, or the submission has changed. */
const DECIDED = ['Submissions', 'Missions', 'ManagedMissions', 'MissionReviews', 'ManagerLog'] as const;

/** The calls of the console about what members submit to missions. */
export const managedSubmissionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMissionSubmissions: query(build, managedSubmissionCalls.getMissionSubmissions, {
      providesTags: ['Submissions'],
    }),
    decideSubmission: mutation(build, managedSubmissionCalls.decideSubmission, {
      onQueryStarted: markWhenDone,
      invalidatesTags: [...DECIDED],
    }),
    decideSubmissions: mutation(build, managedSubmissionCalls.decideSubmissions, {
      onQueryStarted: markWhenDone,
      invalidatesTags: [...DECIDED],
    }),
  }),
});

export const { useGetMissionSubmissionsQuery, useDecideSubmissionMutation, useDecideSubmissionsMutation } =
  managedSubmissionsApi;
