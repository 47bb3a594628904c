import { surveyCalls } from '@/contract/surveys.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';

export const surveysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    takeSkinType: mutation(build, surveyCalls.takeSkinType, { invalidatesTags: ['Surveys'] }),
    takeSkinTypeTest: mutation(build, surveyCalls.takeSkinTypeTest, { invalidatesTags: ['Surveys', 'Points'] }),
    takeSkinTypeUpgrade: mutation(build, surveyCalls.takeSkinTypeUpgrade, { invalidatesTags: ['Surveys'] }),
    takeBarrier: mutation(build, surveyCalls.takeBarrier, { invalidatesTags: ['Surveys'] }),
    /** The newest skin-type result: the caller's own by session, or the one of the `claim` that this browser stores. */
    getLatestSkin: query(build, surveyCalls.getLatestSkin, { providesTags: ['Surveys', 'Personal'] }),
    getSurveyResults: query(build, surveyCalls.getSurveyResults, { providesTags: ['Surveys', 'Personal'] }),
    claimSurvey: mutation(build, surveyCalls.claimSurvey, { invalidatesTags: ['Surveys', 'Points'] }),
  }),
});

export const {
  useTakeSkinTypeMutation,
  useTakeSkinTypeTestMutation,
  useTakeSkinTypeUpgradeMutation,
  useTakeBarrierMutation,
  useGetLatestSkinQuery,
  useGetSurveyResultsQuery,
} = surveysApi;
