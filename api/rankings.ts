import { rankingCalls } from '@/contract/rankings.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';

export const rankingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRankings: query(build, rankingCalls.getRankings, { providesTags: ['Rankings'] }),
  }),
});

export const { useGetRankingsQuery } = rankingsApi;
