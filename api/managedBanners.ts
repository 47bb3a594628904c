import { managedBannerCalls } from '@/contract/managedBanners.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { patchQuery } from './patchQuery';
import { staleAfter } from './tags';

/** The calls of the console about banners. */
export const managedBannersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedBanners: query(build, managedBannerCalls.getManagedBanners, { providesTags: ['Banners'] }),
    getManagedBanner: query(build, managedBannerCalls.getManagedBanner, { providesTags: ['Banners'] }),
    createBanner: mutation(build, managedBannerCalls.createBanner, {
      onQueryStarted: markWhenDone,
      invalidatesTags: staleAfter('Banners', 'ManagerLog'),
    }),
    updateBanner: mutation(build, managedBannerCalls.updateBanner, {
      onQueryStarted: markWhenDone,
      invalidatesTags: staleAfter('Banners', 'ManagerLog'),
    }),
    deleteBanner: mutation(build, managedBannerCalls.deleteBanner, {
      onQueryStarted: markWhenDone,
      // The page of the deleted one is still shown: only the lists are read again.
      invalidatesTags: staleAfter('ManagerLog'),
    }),
    /** Orders the banners at once, so that a next move starts from what the operator sees. */
    orderBanners: mutation(build, managedBannerCalls.orderBanners, {
      // After a failure too: the order is another operator's then.
      invalidatesTags: ['Banners', 'ManagerLog'],
      async onQueryStarted({ ids }, { dispatch, queryFulfilled }) {
        const patch = patchQuery({ dispatch }, managedBannersApi.endpoints.getManagedBanners, undefined, (list) => {
          list.results.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
        });
        await queryFulfilled.then(markListsChanged, patch.undo);
      },
    }),
  }),
});

export const {
  useGetManagedBannersQuery,
  useGetManagedBannerQuery,
  useLazyGetManagedBannerQuery,
  useCreateBannerMutation,
  useUpdateBannerMutation,
  useDeleteBannerMutation,
  useOrderBannersMutation,
} = managedBannersApi;
