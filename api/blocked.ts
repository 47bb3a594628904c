import { blockCalls } from '@/contract/blocks.calls';
import type { Paginated } from '@/contract/common';
import type { Author } from '@/contract/users';
import { baseApi } from './baseApi';
import { requestOf } from './endpoint';
import { wholeList } from './wholeList';

/** The members that the member has blocked. A file of its own, since every list uses it. */
export const blockedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBlocked: build.query<Paginated<Author>, void>({
      queryFn: wholeList<Author>(requestOf(blockCalls.getBlockedMembers)),
      providesTags: ['Personal', 'Blocked'],
    }),
  }),
});

export const { useGetBlockedQuery } = blockedApi;
