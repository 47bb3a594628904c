import type { ForumCreateBody, ForumUpdateBody, ManagedForum, ManagedForums } from '@/contract/managedForums';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { patchQuery } from './patchQuery';

/** Marks the readers' pages that this visit has cached as changed, once a write has succeeded. */
const markWhenDone = async (_arg: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
  queryFulfilled.then(markListsChanged, () => undefined);

/** The calls of the console about forums. */
export const managedForumsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedForums: build.query<ManagedForums, void>({
      query: () => ({ url: 'manage/forums/' }),
      providesTags: ['Forums'],
    }),
    getManagedForum: build.query<ManagedForum, string>({
      query: (slug) => ({ url: `manage/forums/${slug}/` }),
      providesTags: ['Forums'],
    }),
    createForum: build.mutation<ManagedForum, ForumCreateBody & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: 'manage/forums/', method: 'POST', body, idempotencyKey }),
      onQueryStarted: markWhenDone,
      invalidatesTags: (_answer, error) => (error ? [] : ['Forums', 'ManagerLog']),
    }),
    updateForum: build.mutation<ManagedForum, ForumUpdateBody & { slug: string }>({
      query: ({ slug, ...body }) => ({ url: `manage/forums/${slug}/`, method: 'PUT', body }),
      onQueryStarted: markWhenDone,
      invalidatesTags: (_answer, error) => (error ? [] : ['Forums', 'ManagerLog']),
    }),
    /** Orders the forums at once, so that a next move starts from what the operator sees. */
    orderForums: build.mutation<{ success: true }, string[]>({
      query: (slugs) => ({ url: 'manage/forums/order/', method: 'PUT', body: { slugs } }),
      // After a failure too: the order is another operator's then.
      invalidatesTags: ['Forums', 'ManagerLog'],
      async onQueryStarted(slugs, { dispatch, queryFulfilled }) {
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
