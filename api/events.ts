import { eventCalls } from '@/contract/events.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { patchQuery } from './patchQuery';
import { staleSubject } from './tags';

export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEvents: query(build, eventCalls.getEvents, { providesTags: ['Events'] }),
    getEvent: query(build, eventCalls.getEvent, { providesTags: ['Events'] }),
    getOwnApplication: query(build, eventCalls.getOwnApplication, { providesTags: ['OwnApplication'] }),
    getDeliveryInformation: query(build, eventCalls.getDeliveryInformation, { providesTags: ['Delivery'] }),
  }),
});

export const { useGetEventsQuery, useGetEventQuery, useGetOwnApplicationQuery, useGetDeliveryInformationQuery } =
  eventsApi;

/** Members' writes to events. */
export const eventWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    applyToEvent: mutation(build, eventCalls.applyToEvent, {
      async onQueryStarted({ slug }, lifecycle): Promise<void> {
        await lifecycle.queryFulfilled.then(
          ({ data: application }) => {
            const { getOwnApplication } = eventsApi.endpoints;
            patchQuery(lifecycle, getOwnApplication, { slug }, () => ({ application }));
            markListsChanged();
          },
          () => undefined,
        );
      },
      invalidatesTags: (_application, error) =>
        error ? staleSubject(error, 'Events', 'OwnApplication', 'Delivery') : ['Events', 'Delivery'],
    }),
    changeEventDelivery: mutation(build, eventCalls.changeEventDelivery, {
      async onQueryStarted({ slug }, lifecycle): Promise<void> {
        await lifecycle.queryFulfilled.then(
          ({ data }) => {
            patchQuery(lifecycle, eventsApi.endpoints.getDeliveryInformation, { slug }, () => data);
          },
          () => undefined,
        );
      },
      invalidatesTags: (_answer, error) => (error ? staleSubject(error, 'Events', 'OwnApplication', 'Delivery') : []),
    }),
  }),
});

export const { useApplyToEventMutation, useChangeEventDeliveryMutation } = eventWritesApi;
