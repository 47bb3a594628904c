import type { RankingsAnswer, RankingsQuery } from '@/contract/rankings';
import { baseApi } from './baseApi';

export const rankingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRankings: build.query<RankingsAnswer, RankingsQuery>({
      query: (params) => ({ url: 'rankings/', params }),
      providesTags: ['Rankings'],
    }),
  }),
});

export const { useGetRankingsQuery } = rankingsApi;
