import { eventCalls } from '@/contract/events.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';

export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEvents: query(build, eventCalls.getEvents, { providesTags: ['Events'] }),
    getEvent: query(build, eventCalls.getEvent, { providesTags: ['Events'] }),
    getOwnApplication: query(build, eventCalls.getOwnApplication, { providesTags: ['OwnApplication', 'Personal'] }),
    getDeliveryInformation: query(build, eventCalls.getDeliveryInformation, { providesTags: ['Delivery', 'Personal'] }),
  }),
});

export const { useGetEventsQuery, useGetEventQuery, useGetOwnApplicationQuery, useGetDeliveryInformationQuery } =
  eventsApi;
