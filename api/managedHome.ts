import { managedHomeCalls } from '@/contract/managedHome.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { patchQuery } from './patchQuery';

// After a failure too: the sections are another operator's then.
const stale = ['ManagedHome', 'ManagerLog'] as const;

/** The calls of the console about the home page. A change is shown at once, so that a next one starts from it. */
export const managedHomeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedHome: query(build, managedHomeCalls.getManagedHome, { providesTags: ['ManagedHome'] }),
    orderHome: mutation(build, managedHomeCalls.orderHome, {
      invalidatesTags: stale,
      async onQueryStarted({ names }, { dispatch, queryFulfilled }) {
        const patch = patchQuery({ dispatch }, managedHomeApi.endpoints.getManagedHome, undefined, ({ sections }) => {
          sections.sort((a, b) => names.indexOf(a.slug) - names.indexOf(b.slug));
        });
        await queryFulfilled.then(markListsChanged, patch.undo);
      },
    }),
    getPromoted: query(build, managedHomeCalls.getPromoted, { providesTags: ['Promoted'] }),
    promote: mutation(build, managedHomeCalls.promote, {
      invalidatesTags: ['Promoted', 'ManagerLog', 'Topic', 'Topics', 'Posts'],
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
    }),
    showHomeSection: mutation(build, managedHomeCalls.showHomeSection, {
      invalidatesTags: stale,
      async onQueryStarted({ name, shown }, { dispatch, queryFulfilled }) {
        const patch = patchQuery({ dispatch }, managedHomeApi.endpoints.getManagedHome, undefined, ({ sections }) => {
          for (const section of sections) if (section.slug === name) section.shown = shown;
        });
        await queryFulfilled.then(markListsChanged, patch.undo);
      },
    }),
  }),
});

export const {
  useGetManagedHomeQuery,
  useOrderHomeMutation,
  useShowHomeSectionMutation,
  useGetPromotedQuery,
  usePromoteMutation,
} = managedHomeApi;
