import { managedBadgeCalls } from '@/contract/managedBadges.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';

/** The calls of the console about when badges are awarded. */
export const managedBadgesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedBadges: query(build, managedBadgeCalls.getManagedBadges, { providesTags: ['ManagedBadges'] }),
    // After a failure too: the rule is another operator's then.
    setBadge: mutation(build, managedBadgeCalls.setBadge, {
      invalidatesTags: ['ManagedBadges', 'ManagerLog'],
    }),
  }),
});

export const { useGetManagedBadgesQuery, useSetBadgeMutation } = managedBadgesApi;
