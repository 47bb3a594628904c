import type { Paginated } from '@/contract/common';
import type { Product, ProductFilters, ProductsQuery } from '@/contract/products';
import { baseApi } from './baseApi';

export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<Paginated<Product>, ProductsQuery>({
      query: (params) => ({ url: 'products/', params }),
      providesTags: ['Products'],
    }),
    getProduct: build.query<Product, number>({
      query: (id) => ({ url: `products/${id}/` }),
      providesTags: ['Products'],
    }),
    /** The values by which a list can be filtered by its products. */
    getProductFilters: build.query<ProductFilters, void>({
      query: () => ({ url: 'products/filters/' }),
      providesTags: ['Products'],
    }),
  }),
});

export const { useGetProductsQuery, useGetProductQuery, useGetProductFiltersQuery } = productsApi;
