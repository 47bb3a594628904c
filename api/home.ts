import type { Main } from '@/contract/home';
import { baseApi } from './baseApi';

export const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMain: build.query<Main, void>({
      query: () => ({ url: 'base/main/' }),
      providesTags: ['Topics', 'Forums', 'Posts', 'Questions', 'Contents', 'Rankings', 'Banners'],
    }),
  }),
});

export const { useGetMainQuery } = homeApi;
