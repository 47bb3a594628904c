import type { Paginated } from '@/contract/common';
import { MAX_PAGE_SIZE } from '@/contract/constants';
import { baseApi } from './baseApi';

/** Whom the member has blocked, by their usernames. Its own file, since every list looks at it. */
export const blockedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBlocked: build.query<string[], void>({
      query: () => ({ url: 'users/blocked/', params: { page_size: MAX_PAGE_SIZE } }),
      transformResponse: ({ results }: Paginated<{ username: string }>) =>
        results.map(({ username }) => username),
      providesTags: ['Personal', 'Blocked'],
    }),
  }),
});

export const { useGetBlockedQuery } = blockedApi;
