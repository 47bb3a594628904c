import type { Paginated } from '@/contract/common';
import type {
  Coupon,
  CouponBatch,
  CouponBatchBody,
  CouponBatchesQuery,
  CouponExport,
  CouponRevokeBody,
  CouponsQuery,
} from '@/contract/managedCoupons';
import { baseApi } from './baseApi';

const address = (id: number) => `manage/coupons/${id}/`;

/** The calls of the console about batches of coupons. */
export const managedCouponsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCouponBatches: build.query<Paginated<CouponBatch>, CouponBatchesQuery>({
      query: (params) => ({ url: 'manage/coupons/', params }),
      providesTags: ['Coupons'],
    }),
    getCouponBatch: build.query<CouponBatch, number>({
      query: (id) => ({ url: address(id) }),
      providesTags: ['Coupons'],
    }),
    getCoupons: build.query<Paginated<Coupon>, CouponsQuery & { id: number }>({
      query: ({ id, ...params }) => ({ url: `${address(id)}codes/`, params }),
      providesTags: ['Coupons'],
    }),
    createCouponBatch: build.mutation<CouponBatch, CouponBatchBody & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: 'manage/coupons/', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Coupons', 'ManagerLog']),
    }),
    exportCoupons: build.mutation<CouponExport, number>({
      query: (id) => ({ url: `${address(id)}export/`, method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagerLog']),
    }),
    revokeCouponBatch: build.mutation<{ success: true }, CouponRevokeBody & { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `${address(id)}revoke/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      // Another manager may have revoked it.
      invalidatesTags: ['Coupons', 'ManagerLog'],
    }),
    revokeCoupon: build.mutation<
      { success: true },
      CouponRevokeBody & { id: number; cid: number; idempotencyKey: string }
    >({
      query: ({ id, cid, idempotencyKey, ...body }) => ({
        url: `${address(id)}codes/${cid}/revoke/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['Coupons', 'ManagerLog'],
    }),
  }),
});

export const {
  useGetCouponBatchesQuery,
  useGetCouponBatchQuery,
  useGetCouponsQuery,
  useCreateCouponBatchMutation,
  useExportCouponsMutation,
  useRevokeCouponBatchMutation,
  useRevokeCouponMutation,
} = managedCouponsApi;
