import type { ManagedEvent, ManagedEventBody } from '@/contract/managedEvents';
import { managedEventCalls } from '@/contract/managedEvents.calls';
import { baseApi } from './baseApi';
import { campaignCalls } from './campaignCalls';
import { download, mutation, query, requestOf } from './endpoint';
import { staleAfter } from './tags';

const calls = campaignCalls('ManagedEvents', 'Events');

/** The calls of the console that prepare and publish events, and read where prizes go. */
export const managedEventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedEvents: query(build, managedEventCalls.getManagedEvents, calls.read),
    getManagedEvent: query(build, managedEventCalls.getManagedEvent, calls.read),
    /** As members see it, in the page's language. */
    getEventPreview: query(build, managedEventCalls.getEventPreview, calls.read),
    createEvent: mutation(build, managedEventCalls.createEvent, calls.create),
    /** Its arguments are not flat: the slug of the address and that of the body differ where it changes. */
    updateEvent: build.mutation<ManagedEvent, { at: string; body: ManagedEventBody & { version: number } }>({
      ...calls.updateAt,
      query: ({ at, body }) => ({ ...requestOf(managedEventCalls.updateEvent)({ slug: at }), body }),
    }),
    publishEvent: mutation(build, managedEventCalls.publishEvent, calls.publish),
    copyEvent: mutation(build, managedEventCalls.copyEvent, calls.create),
    deleteEvent: mutation(build, managedEventCalls.deleteEvent, calls.remove),
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
