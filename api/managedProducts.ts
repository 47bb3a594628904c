import { managedProductCalls } from '@/contract/managedProducts.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { orderAtOnce } from './orderAtOnce';
import { staleAfter } from './tags';

/** The calls of the console about products. */
export const managedProductsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedProducts: query(build, managedProductCalls.getManagedProducts, { providesTags: ['Products'] }),
    orderProducts: mutation(build, managedProductCalls.orderProducts, {
      // After a failure too: the order is another operator's then.
      invalidatesTags: ['Products', 'ManagerLog'],
      async onQueryStarted({ ids }, lifecycle) {
        await orderAtOnce(lifecycle, managedProductsApi.endpoints.getManagedProducts, ({ id }) => ids.indexOf(id));
      },
    }),
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
  useOrderProductsMutation,
  useGetManagedProductQuery,
  useLazyGetManagedProductQuery,
  useGetProductTermsQuery,
  useLazyGetProductTermsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useSetProductTermsMutation,
} = managedProductsApi;
