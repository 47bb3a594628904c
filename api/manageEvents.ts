import type { ApplicationsAnswer, ApplicationsQuery, ChooseBody } from '@/contract/events';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';

interface Chosen {
  success: true;
  chosen_count: number;
}

/** The calls for managers of events and their applications. */
export const manageEventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getApplications: build.query<ApplicationsAnswer, { slug: string } & ApplicationsQuery>({
      query: ({ slug, ...params }) => ({ url: `events/${slug}/applications/`, params }),
      providesTags: ['Applications'],
    }),
    chooseWinner: build.mutation<Chosen, { slug: string; body: ChooseBody }>({
      query: ({ slug, body }) => ({ url: `events/${slug}/winners/`, method: 'PUT', body }),
      invalidatesTags: ['Applications', 'ManagerLog'],
    }),
    pickWinners: build.mutation<Chosen, { slug: string; count: number; idempotencyKey: string }>({
      query: ({ slug, count, idempotencyKey }) => ({
        url: `events/${slug}/winners/random/`,
        method: 'POST',
        body: { count },
        idempotencyKey,
      }),
      invalidatesTags: ['Applications', 'ManagerLog'],
    }),
    announceWinners: build.mutation<Chosen, { slug: string; idempotencyKey: string }>({
      query: ({ slug, idempotencyKey }) => ({
        url: `events/${slug}/winners/announce/`,
        method: 'POST',
        idempotencyKey,
      }),
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: ['Applications', 'ManagerLog', 'Events', 'OwnApplication', 'Delivery'],
    }),
  }),
});

export const {
  useGetApplicationsQuery,
  useLazyGetApplicationsQuery,
  useChooseWinnerMutation,
  usePickWinnersMutation,
  useAnnounceWinnersMutation,
} = manageEventsApi;
