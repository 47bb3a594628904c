import { surveyCalls } from '@/contract/surveys.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';

/** What shows a member's skin type, which each result of a skin test sets. */
const skin = ['Surveys', 'User'] as const;

export const surveysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    takeSkinType: mutation(build, surveyCalls.takeSkinType, { invalidatesTags: skin }),
    takeSkinTypeTest: mutation(build, surveyCalls.takeSkinTypeTest, { invalidatesTags: [...skin, 'Points'] }),
    takeSkinTypeUpgrade: mutation(build, surveyCalls.takeSkinTypeUpgrade, { invalidatesTags: skin }),
    takeBarrier: mutation(build, surveyCalls.takeBarrier, { invalidatesTags: ['Surveys'] }),
    /** The newest skin-type result: the caller's own by session, or the one of the `claim` that this browser stores. */
    getLatestSkin: query(build, surveyCalls.getLatestSkin, { providesTags: ['Surveys', 'Personal'] }),
    getSurveyResults: query(build, surveyCalls.getSurveyResults, { providesTags: ['Surveys'] }),
    claimSurvey: mutation(build, surveyCalls.claimSurvey, { invalidatesTags: [...skin, 'Points'] }),
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
