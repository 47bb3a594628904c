import type { Paginated } from '@/contract/common';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import { baseApi } from './baseApi';

/** The usernames that the member has blocked. A file of its own, since every list uses it. */
export const blockedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBlocked: build.query<string[], void>({
      query: () => ({ url: 'users/blocked/', params: { page_size: MAX_PAGE_SIZE } }),
      transformResponse: ({ results }: Paginated<{ username: string }>) => results.map(({ username }) => username),
      providesTags: ['Personal', 'Blocked'],
    }),
  }),
});

export const { useGetBlockedQuery } = blockedApi;
