import type { Paginated } from '@/contract/common';
import type { Application, DeliveryInformation, Event, EventSummary, EventsQuery } from '@/contract/events';
import { baseApi } from './baseApi';

export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEvents: build.query<Paginated<EventSummary>, EventsQuery>({
      query: (params) => ({ url: 'events/', params }),
      providesTags: ['Events'],
    }),
    getEvent: build.query<Event, string>({
      query: (slug) => ({ url: `events/${slug}/` }),
      providesTags: ['Events'],
    }),
    /** The caller's own application, null without one. */
    getOwnApplication: build.query<{ application: Application | null }, string>({
      query: (slug) => ({ url: `events/${slug}/applications/my/` }),
      providesTags: ['OwnApplication', 'Personal'],
    }),
    getDeliveryInformation: build.query<DeliveryInformation, string>({
      query: (slug) => ({ url: `events/${slug}/delivery-information/` }),
      providesTags: ['Delivery', 'Personal'],
    }),
  }),
});

export const { useGetEventsQuery, useGetEventQuery, useGetOwnApplicationQuery, useGetDeliveryInformationQuery } =
  eventsApi;
