import { managedBannerCalls } from '@/contract/managedBanners.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { orderAtOnce } from './orderAtOnce';
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
    orderBanners: mutation(build, managedBannerCalls.orderBanners, {
      // After a failure too: the order is another operator's then.
      invalidatesTags: ['Banners', 'ManagerLog'],
      async onQueryStarted({ ids }, lifecycle) {
        await orderAtOnce(lifecycle, managedBannersApi.endpoints.getManagedBanners, ({ id }) => ids.indexOf(id));
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
