import type { Paginated } from '@/contract/common';
import type {
  BarrierResult,
  HistoryResult,
  LatestAnswer,
  LatestQuery,
  SkinResult,
  SurveyBody,
} from '@/contract/surveys';
import { baseApi } from './baseApi';

type Sent<Body> = Body & { idempotencyKey: string };
const post =
  (url: string) =>
  ({ idempotencyKey, ...body }: Sent<object>) =>
    ({ url, method: 'POST', body, idempotencyKey }) as const;

export const surveysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    takeSkinType: build.mutation<SkinResult, Sent<SurveyBody>>({
      query: post('survey/skin-type/'),
      invalidatesTags: ['Surveys'],
    }),
    takeSkinTypeTest: build.mutation<SkinResult, Sent<SurveyBody>>({
      query: post('survey/skin-type-test/'),
      invalidatesTags: ['Surveys', 'Points'],
    }),
    takeSkinTypeUpgrade: build.mutation<SkinResult, Sent<SurveyBody>>({
      query: post('survey/skin-type-upgrade/'),
      invalidatesTags: ['Surveys'],
    }),
    takeBarrier: build.mutation<BarrierResult, Sent<SurveyBody>>({
      query: post('survey/barrier/'),
      invalidatesTags: ['Surveys'],
    }),
    /** The newest skin-type result: the caller's own by session, or the one of the `claim` that this browser stores. */
    getLatestSkin: build.query<LatestAnswer, LatestQuery>({
      query: (params) => ({ url: 'survey/skin-type-test/latest/', params }),
      providesTags: ['Surveys', 'Personal'],
    }),
    getSurveyResults: build.query<Paginated<HistoryResult>, { type: 'skin' | 'barrier' }>({
      query: (params) => ({ url: 'survey/results/', params }),
      providesTags: ['Surveys', 'Personal'],
    }),
    claimSurvey: build.mutation<{ success: true }, string>({
      query: (claim) => ({ url: 'survey/claim/', method: 'POST', body: { claim } }),
      invalidatesTags: ['Surveys', 'Points'],
    }),
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
