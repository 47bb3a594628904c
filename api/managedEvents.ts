import type { ManagedEvent, ManagedEventBody } from '@/contract/managedEvents';
import { managedEventCalls } from '@/contract/managedEvents.calls';
import { baseApi } from './baseApi';
import { download, mutation, query, requestOf } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { staleAfter } from './tags';

/** The calls of the console that prepare and publish events, and read where prizes go. */
export const managedEventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedEvents: query(build, managedEventCalls.getManagedEvents, { providesTags: ['ManagedEvents'] }),
    getManagedEvent: query(build, managedEventCalls.getManagedEvent, { providesTags: ['ManagedEvents'] }),
    /** As members see it, in the page's language. */
    getEventPreview: query(build, managedEventCalls.getEventPreview, { providesTags: ['ManagedEvents'] }),
    createEvent: mutation(build, managedEventCalls.createEvent, {
      invalidatesTags: staleAfter('ManagedEvents', 'ManagerLog'),
    }),
    /** Its arguments are not flat: the slug of the address and that of the body differ where it changes. */
    updateEvent: build.mutation<ManagedEvent, { at: string; body: ManagedEventBody & { version: number } }>({
      query: ({ at, body }) => ({ ...requestOf(managedEventCalls.updateEvent)({ slug: at }), body }),
      onQueryStarted: markWhenDone,
      // Under its former slug a draft would be read in vain: its page is left for that of the new one.
      invalidatesTags: (answer, error, { at }) => {
        if (error) return [];
        return answer?.slug === at ? ['ManagedEvents', 'Events', 'ManagerLog'] : ['ManagerLog'];
      },
    }),
    publishEvent: mutation(build, managedEventCalls.publishEvent, {
      onQueryStarted: markWhenDone,
      // After a failure too: another operator has changed it then, or members have applied.
      invalidatesTags: ['ManagedEvents', 'Events', 'ManagerLog'],
    }),
    copyEvent: mutation(build, managedEventCalls.copyEvent, {
      invalidatesTags: staleAfter('ManagedEvents', 'ManagerLog'),
    }),
    deleteEvent: mutation(build, managedEventCalls.deleteEvent, {
      // The page of the deleted one is still shown: only the lists are read again.
      invalidatesTags: staleAfter('ManagerLog'),
    }),
    exportDeliveries: download(build, managedEventCalls.exportDeliveries, {
      invalidatesTags: staleAfter('ManagerLog'),
    }),
    markEventPrizes: mutation(build, managedEventCalls.markEventPrizes, {
      // After a failure too: another operator may have marked them.
      invalidatesTags: ['Applications', 'ManagedEvents', 'ManagerLog'],
    }),
  }),
});

export const {
  useGetManagedEventsQuery,
  useGetManagedEventQuery,
  useLazyGetManagedEventQuery,
  useGetEventPreviewQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
  usePublishEventMutation,
  useCopyEventMutation,
  useDeleteEventMutation,
  useExportDeliveriesMutation,
  useMarkEventPrizesMutation,
} = managedEventsApi;
