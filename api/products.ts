import type { ProductFilters } from '@/contract/products';
import { baseApi } from './baseApi';

export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a list can be narrowed to by its products. */
    getProductFilters: build.query<ProductFilters, void>({
      query: () => ({ url: 'products/filters/' }),
      providesTags: ['Products'],
    }),
  }),
});

export const { useGetProductFiltersQuery } = productsApi;
