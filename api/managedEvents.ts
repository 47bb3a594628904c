import type { PublicationBody } from '@/contract/campaigns';
import type { Paginated } from '@/contract/common';
import type { Event } from '@/contract/events';
import type {
  DeliveriesAnswer,
  DeliveriesBody,
  ManagedEvent,
  ManagedEventBody,
  ManagedEventsQuery,
  ManagedEventUpdateBody,
} from '@/contract/managedEvents';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';

const address = (slug: string) => `manage/events/${slug}/`;

/** Marks the readers' pages that this visit has cached as changed, once a write has succeeded. */
const markWhenDone = async (_arg: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
  queryFulfilled.then(markListsChanged, () => undefined);

/** The calls of the console that prepare and publish events, and read where prizes go. */
export const managedEventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedEvents: build.query<Paginated<ManagedEvent>, ManagedEventsQuery>({
      query: (params) => ({ url: 'manage/events/', params }),
      providesTags: ['ManagedEvents'],
    }),
    getManagedEvent: build.query<ManagedEvent, string>({
      query: (slug) => ({ url: address(slug) }),
      providesTags: ['ManagedEvents'],
    }),
    /** As members see it, in the page's language. */
    getEventPreview: build.query<Event, string>({
      query: (slug) => ({ url: `${address(slug)}preview/` }),
      providesTags: ['ManagedEvents'],
    }),
    createEvent: build.mutation<ManagedEvent, ManagedEventBody & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: 'manage/events/', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagedEvents', 'ManagerLog']),
    }),
    updateEvent: build.mutation<ManagedEvent, { at: string; body: ManagedEventUpdateBody }>({
      query: ({ at, body }) => ({ url: address(at), method: 'PUT', body }),
      onQueryStarted: markWhenDone,
      // Under its former slug a draft would be read in vain: its page is left for that of the new one.
      invalidatesTags: (answer, error, { at }) => {
        if (error) return [];
        return answer?.slug === at ? ['ManagedEvents', 'Events', 'ManagerLog'] : ['ManagerLog'];
      },
    }),
    publishEvent: build.mutation<ManagedEvent, { slug: string; body: PublicationBody }>({
      query: ({ slug, body }) => ({ url: `${address(slug)}publication/`, method: 'PUT', body }),
      onQueryStarted: markWhenDone,
      // After a failure too: another operator has changed it then, or members have applied.
      invalidatesTags: ['ManagedEvents', 'Events', 'ManagerLog'],
    }),
    copyEvent: build.mutation<ManagedEvent, { slug: string; idempotencyKey: string }>({
      query: ({ slug, idempotencyKey }) => ({ url: `${address(slug)}copy/`, method: 'POST', idempotencyKey }),
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagedEvents', 'ManagerLog']),
    }),
    deleteEvent: build.mutation<{ success: true }, string>({
      query: (slug) => ({ url: address(slug), method: 'DELETE' }),
      // The page of the deleted one is still shown: only the lists are read again.
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagerLog']),
    }),
    /** Without an idempotency key, under which the addresses would be stored. */
    exportDeliveries: build.mutation<DeliveriesAnswer, DeliveriesBody & { slug: string }>({
      query: ({ slug, ...body }) => ({ url: `${address(slug)}deliveries/`, method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagerLog']),
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
} = managedEventsApi;
