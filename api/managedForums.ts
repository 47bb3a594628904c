import { managedForumCalls } from '@/contract/managedForums.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { orderAtOnce } from './orderAtOnce';
import { staleAfter } from './tags';

/** The calls of the console about forums. */
export const managedForumsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedForums: query(build, managedForumCalls.getManagedForums, { providesTags: ['Forums'] }),
    getManagedForum: query(build, managedForumCalls.getManagedForum, { providesTags: ['Forums'] }),
    createForum: mutation(build, managedForumCalls.createForum, {
      onQueryStarted: markWhenDone,
      invalidatesTags: staleAfter('Forums', 'ManagerLog'),
    }),
    updateForum: mutation(build, managedForumCalls.updateForum, {
      onQueryStarted: markWhenDone,
      invalidatesTags: staleAfter('Forums', 'ManagerLog'),
    }),
    orderForums: mutation(build, managedForumCalls.orderForums, {
      // After a failure too: the order is another operator's then.
      invalidatesTags: ['Forums', 'ManagerLog'],
      async onQueryStarted({ slugs }, lifecycle) {
        await orderAtOnce(lifecycle, managedForumsApi.endpoints.getManagedForums, ({ slug }) => slugs.indexOf(slug));
      },
    }),
  }),
});

export const {
  useGetManagedForumsQuery,
  useGetManagedForumQuery,
  useLazyGetManagedForumQuery,
  useCreateForumMutation,
  useUpdateForumMutation,
  useOrderForumsMutation,
} = managedForumsApi;
