import { managedForumCalls } from '@/contract/managedForums.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { patchQuery } from './patchQuery';
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
    /** Orders the forums at once, so that a next move starts from what the operator sees. */
    orderForums: mutation(build, managedForumCalls.orderForums, {
      // After a failure too: the order is another operator's then.
      invalidatesTags: ['Forums', 'ManagerLog'],
      async onQueryStarted({ slugs }, { dispatch, queryFulfilled }) {
        const patch = patchQuery({ dispatch }, managedForumsApi.endpoints.getManagedForums, undefined, (list) => {
          list.results.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
        });
        await queryFulfilled.then(markListsChanged, patch.undo);
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
