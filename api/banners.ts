import type { Banner, BannersQuery } from '@/contract/banners';
import type { Paginated } from '@/contract/common';
import { baseApi } from './baseApi';

export const bannersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Differs by member: a manager may request banners that are not shown. */
    getBanners: build.query<Paginated<Banner>, BannersQuery>({
      query: (params) => ({ url: 'banners/', params }),
      providesTags: ['Banners', 'Personal'],
    }),
    getBanner: build.query<Banner, number>({
      query: (id) => ({ url: `banners/${id}/` }),
      providesTags: ['Banners'],
    }),
  }),
});

export const { useGetBannersQuery, useGetBannerQuery } = bannersApi;
