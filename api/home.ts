import { homeCalls } from '@/contract/home.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';

export const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMain: query(build, homeCalls.getMain, {
      providesTags: ['Topics', 'Forums', 'Posts', 'Questions', 'Contents', 'Rankings', 'Banners'],
    }),
  }),
});

export const { useGetMainQuery } = homeApi;
