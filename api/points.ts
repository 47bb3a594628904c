import type {
  ConvertAnswer,
  CreditsAnswer,
  CreditsQuery,
  HistoriesAnswer,
  HistoriesQuery,
  PointHistoriesAnswer,
} from '@/contract/points';
import { baseApi } from './baseApi';

export const pointsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPointHistories: build.query<PointHistoriesAnswer, HistoriesQuery>({
      query: (params) => ({ url: 'point-histories/', params }),
      providesTags: ['Points', 'Personal'],
    }),
    getXpHistories: build.query<HistoriesAnswer, HistoriesQuery>({
      query: (params) => ({ url: 'xp-histories/', params }),
      providesTags: ['Points', 'Personal'],
    }),
    getHeartHistories: build.query<HistoriesAnswer, HistoriesQuery>({
      query: (params) => ({ url: 'heart-histories/', params }),
      providesTags: ['Points', 'Personal'],
    }),
    getCredits: build.query<CreditsAnswer, CreditsQuery>({
      query: (params) => ({ url: 'store-credits/', params }),
      providesTags: ['Points', 'Personal'],
    }),
    /** One effect per key, however often it is sent. */
    convertPoints: build.mutation<ConvertAnswer, { point: number; idempotencyKey: string }>({
      query: ({ point, idempotencyKey }) => ({
        url: 'point-histories/convert/',
        method: 'POST',
        body: { point },
        idempotencyKey,
      }),
      invalidatesTags: ['Points'],
    }),
  }),
});

export const {
  useGetPointHistoriesQuery,
  useGetXpHistoriesQuery,
  useGetHeartHistoriesQuery,
  useGetCreditsQuery,
  useConvertPointsMutation,
} = pointsApi;
