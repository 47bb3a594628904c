import type { Statistics, StatisticsQuery, Work } from '@/contract/statistics';
import { baseApi } from './baseApi';

/** The managers' statistics and their open work. */
export const statisticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<Statistics, StatisticsQuery>({
      query: (params) => ({ url: 'manage/statistics/', params }),
      providesTags: ['Personal'],
    }),
    getWork: build.query<Work, void>({
      query: () => ({ url: 'manage/work/' }),
      // The tags of its queues: what settles one counts them again.
      providesTags: ['Queue', 'Submissions', 'Support', 'Events', 'Personal'],
    }),
  }),
});

export const { useGetStatisticsQuery, useGetWorkQuery } = statisticsApi;
