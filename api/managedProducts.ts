import { managedProductCalls } from '@/contract/managedProducts.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { staleAfter } from './tags';

/** The calls of the console about products. */
export const managedProductsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedProducts: query(build, managedProductCalls.getManagedProducts, { providesTags: ['Products'] }),
    getManagedProduct: query(build, managedProductCalls.getManagedProduct, { providesTags: ['Products'] }),
    getProductTerms: query(build, managedProductCalls.getProductTerms, { providesTags: ['Products'] }),
    createProduct: mutation(build, managedProductCalls.createProduct, {
      onQueryStarted: markWhenDone,
      invalidatesTags: staleAfter('Products', 'ManagerLog'),
    }),
    updateProduct: mutation(build, managedProductCalls.updateProduct, {
      onQueryStarted: markWhenDone,
      invalidatesTags: staleAfter('Products', 'ManagerLog'),
    }),
    setProductTerms: mutation(build, managedProductCalls.setProductTerms, {
      onQueryStarted: markWhenDone,
      invalidatesTags: staleAfter('Products', 'ManagerLog'),
    }),
  }),
});

export const {
  useGetManagedProductsQuery,
  useGetManagedProductQuery,
  useLazyGetManagedProductQuery,
  useGetProductTermsQuery,
  useLazyGetProductTermsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useSetProductTermsMutation,
} = managedProductsApi;
