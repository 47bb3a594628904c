import { eventManageCalls } from '@/contract/events.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';

/** The calls for managers of events and their applications. */
export const manageEventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getApplications: query(build, eventManageCalls.getApplications, { providesTags: ['Applications'] }),
    chooseWinner: mutation(build, eventManageCalls.chooseWinner, { invalidatesTags: ['Applications', 'ManagerLog'] }),
    pickWinners: mutation(build, eventManageCalls.pickWinners, { invalidatesTags: ['Applications', 'ManagerLog'] }),
    announceWinners: mutation(build, eventManageCalls.announceWinners, {
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
