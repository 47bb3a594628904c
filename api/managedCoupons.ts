import { managedCouponCalls } from '@/contract/managedCoupons.calls';
import { baseApi } from './baseApi';
import { download, mutation, query } from './endpoint';
import { staleAfter } from './tags';

/** The calls of the console about batches of coupons. */
export const managedCouponsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCouponBatches: query(build, managedCouponCalls.getCouponBatches, { providesTags: ['Coupons'] }),
    getCouponBatch: query(build, managedCouponCalls.getCouponBatch, { providesTags: ['Coupons'] }),
    getCoupons: query(build, managedCouponCalls.getCoupons, { providesTags: ['Coupons'] }),
    getCouponUses: query(build, managedCouponCalls.getCouponUses, { providesTags: ['Coupons'] }),
    createCouponBatch: mutation(build, managedCouponCalls.createCouponBatch, {
      invalidatesTags: staleAfter('Coupons', 'ManagerLog'),
    }),
    exportCoupons: download(build, managedCouponCalls.exportCoupons, {
      invalidatesTags: staleAfter('ManagerLog'),
    }),
    // Another manager may have revoked it.
    revokeCouponBatch: mutation(build, managedCouponCalls.revokeCouponBatch, {
      invalidatesTags: ['Coupons', 'ManagerLog'],
    }),
    revokeCoupon: mutation(build, managedCouponCalls.revokeCoupon, { invalidatesTags: ['Coupons', 'ManagerLog'] }),
  }),
});

export const {
  useGetCouponBatchesQuery,
  useGetCouponBatchQuery,
  useGetCouponsQuery,
  useGetCouponUsesQuery,
  useCreateCouponBatchMutation,
  useExportCouponsMutation,
  useRevokeCouponBatchMutation,
  useRevokeCouponMutation,
} = managedCouponsApi;
