import { blockCalls } from '@/contract/blocks.calls';
import type { Paginated } from '@/contract/common';
import type { BlockedMember } from '@/contract/moderation';
import { baseApi } from './baseApi';
import { requestOf } from './endpoint';
import { wholeList } from './wholeList';

/** The members that the member has blocked. A file of its own, since every list uses it. */
export const blockedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBlocked: build.query<Paginated<BlockedMember>, void>({
      queryFn: wholeList<BlockedMember>(requestOf(blockCalls.getBlockedMembers)),
      providesTags: ['Personal', 'Blocked'],
    }),
  }),
});

export const { useGetBlockedQuery } = blockedApi;
