import { statisticsCalls } from '@/contract/statistics.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';

/** The managers' statistics and their open work. */
export const statisticsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: query(build, statisticsCalls.getStatistics, { providesTags: ['Personal'] }),
    getWork: query(build, statisticsCalls.getWork, {
      // The tags of its queues: what settles one counts them again.
      providesTags: ['Queue', 'Submissions', 'Support', 'Events', 'Applications', 'Raffles', 'Personal'],
    }),
  }),
});

export const { useGetStatisticsQuery, useGetWorkQuery } = statisticsApi;
