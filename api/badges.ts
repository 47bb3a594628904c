import { badgeCalls } from '@/contract/badges.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';

export const badgesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBadges: query(build, badgeCalls.getBadges, { providesTags: ['Personal', 'SiteTexts'] }),
  }),
});

export const { useGetBadgesQuery } = badgesApi;
