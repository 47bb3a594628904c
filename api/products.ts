import { productCalls } from '@/contract/products.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';

export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: query(build, productCalls.getProducts, { providesTags: ['Products'] }),
    getProduct: query(build, productCalls.getProduct, { providesTags: ['Products'] }),
    /** The values by which a list can be filtered by its products. */
    getProductFilters: query(build, productCalls.getProductFilters, { providesTags: ['Products'] }),
  }),
});

export const { useGetProductsQuery, useGetProductQuery, useGetProductFiltersQuery } = productsApi;
