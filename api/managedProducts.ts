import type { ArgumentsOf } from '@/contract/call';
import type { Paginated } from '@/contract/common';
import type { ManagedProduct } from '@/contract/managedProducts';
import { managedProductCalls } from '@/contract/managedProducts.calls';
import { baseApi } from './baseApi';
import { mutation, query, requestOf } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { orderAtOnce } from './orderAtOnce';
import { staleAfter } from './tags';
import { wholeList } from './wholeList';

type Narrowed = Omit<ArgumentsOf<typeof managedProductCalls.getManagedProducts>, 'page' | 'page_size'>;

/** The calls of the console about products. */
export const managedProductsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedProducts: query(build, managedProductCalls.getManagedProducts, { providesTags: ['Products'] }),
    /** The whole list, in which a product can be put at any place. */
    getWholeProducts: build.query<Paginated<ManagedProduct>, Narrowed>({
      queryFn: wholeList<ManagedProduct, Narrowed>(requestOf(managedProductCalls.getManagedProducts)),
      providesTags: ['Products'],
    }),
    orderProducts: mutation(build, managedProductCalls.orderProducts, {
      // After a failure too: the order is another operator's then.
      invalidatesTags: ['Products', 'ManagerLog'],
      async onQueryStarted({ ids }, lifecycle) {
        const { getManagedProducts, getWholeProducts } = managedProductsApi.endpoints;
        const placeOf = ({ id }: ManagedProduct) => ids.indexOf(id);
        await Promise.all([
          orderAtOnce(lifecycle, getManagedProducts, placeOf),
          orderAtOnce(lifecycle, getWholeProducts, placeOf),
        ]);
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
  useGetWholeProductsQuery,
  useOrderProductsMutation,
  useGetManagedProductQuery,
  useLazyGetManagedProductQuery,
  useGetProductTermsQuery,
  useLazyGetProductTermsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useSetProductTermsMutation,
} = managedProductsApi;
