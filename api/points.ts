import { pointCalls } from '@/contract/points.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';

const read = { providesTags: ['Points'] } as const;

export const pointsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPointHistories: query(build, pointCalls.getPointHistories, read),
    getXpHistories: query(build, pointCalls.getXpHistories, read),
    getHeartHistories: query(build, pointCalls.getHeartHistories, read),
    getWelcomeGifts: query(build, pointCalls.getWelcomeGifts, read),
    getCredits: query(build, pointCalls.getCredits, read),
    /** One effect per key, however often it is sent. */
    convertPoints: mutation(build, pointCalls.convertPoints, { invalidatesTags: ['Points'] }),
  }),
});

export const {
  useGetPointHistoriesQuery,
  useGetXpHistoriesQuery,
  useGetHeartHistoriesQuery,
  useLazyGetHeartHistoriesQuery,
  useGetWelcomeGiftsQuery,
  useGetCreditsQuery,
  useConvertPointsMutation,
} = pointsApi;
