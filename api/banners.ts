import { bannerCalls } from '@/contract/banners.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';

export const bannersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Differs by member: a manager may request banners that are not shown. */
    getBanners: query(build, bannerCalls.getBanners, { providesTags: ['Banners', 'Personal'] }),
    getBanner: query(build, bannerCalls.getBanner, { providesTags: ['Banners'] }),
  }),
});

export const { useGetBannersQuery, useGetBannerQuery } = bannersApi;
