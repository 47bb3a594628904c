import type { Badge, BadgesQuery } from '@/contract/badges';
import type { Paginated } from '@/contract/common';
import { baseApi } from './baseApi';

export const badgesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBadges: build.query<Paginated<Badge>, BadgesQuery>({
      query: (params) => ({ url: 'badges/', params }),
      providesTags: ['Personal'],
    }),
  }),
});

export const { useGetBadgesQuery } = badgesApi;
