import type {
  Application,
  ApplicationBody,
  DeliveryInformation,
  DeliveryInformationBody,
} from '@/contract/events';
import { markListsChanged } from '@/lib/browser/freshness';
import { baseApi } from './baseApi';
import { eventsApi } from './events';

/** What members send to events. Its own file, since a page is drawn without it. */
export const eventWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    applyToEvent: build.mutation<
      Application,
      { slug: string; body: ApplicationBody; idempotencyKey: string }
    >({
      query: ({ slug, body, idempotencyKey }) => ({
        url: `events/${slug}/applications/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted({ slug }, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(
          ({ data: application }) => {
            const { updateQueryData } = eventsApi.util;
            dispatch(updateQueryData('getOwnApplication', slug, () => ({ application })));
            markListsChanged();
          },
          () => undefined,
        );
      },
      // A refusal says that the event is not as it was shown: it is asked for again too.
      invalidatesTags: ['Events'],
    }),
    changeEventDelivery: build.mutation<
      DeliveryInformation,
      { slug: string; body: DeliveryInformationBody }
    >({
      query: ({ slug, body }) => ({
        url: `events/${slug}/delivery-information/`,
        method: 'PUT',
        body,
      }),
      async onQueryStarted({ slug }, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(
          ({ data }) => {
            const { updateQueryData } = eventsApi.util;
            dispatch(updateQueryData('getDeliveryInformation', slug, () => data));
          },
          () => undefined,
        );
      },
    }),
  }),
});

export const { useApplyToEventMutation, useChangeEventDeliveryMutation } = eventWritesApi;
