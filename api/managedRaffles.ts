import type { PublicationBody } from '@/contract/campaigns';
import type { Paginated } from '@/contract/common';
import type {
  ManagedRaffle,
  ManagedRaffleBody,
  ManagedRafflesQuery,
  ManagedRaffleUpdateBody,
  RafflePreview,
} from '@/contract/managedRaffles';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';

const address = (id: number) => `manage/raffles/${id}/`;

/** Marks the readers' pages that this visit has cached as changed, once a write has succeeded. */
const markWhenDone = async (_arg: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
  queryFulfilled.then(markListsChanged, () => undefined);

/** The calls of the console about raffles. */
export const managedRafflesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedRaffles: build.query<Paginated<ManagedRaffle>, ManagedRafflesQuery>({
      query: (params) => ({ url: 'manage/raffles/', params }),
      providesTags: ['ManagedRaffles'],
    }),
    getManagedRaffle: build.query<ManagedRaffle, number>({
      query: (id) => ({ url: address(id) }),
      providesTags: ['ManagedRaffles'],
    }),
    /** As members see it, in the page's language. */
    getRafflePreview: build.query<RafflePreview, number>({
      query: (id) => ({ url: `${address(id)}preview/` }),
      providesTags: ['ManagedRaffles'],
    }),
    createRaffle: build.mutation<ManagedRaffle, ManagedRaffleBody & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: 'manage/raffles/', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagedRaffles', 'ManagerLog']),
    }),
    updateRaffle: build.mutation<ManagedRaffle, ManagedRaffleUpdateBody & { id: number }>({
      query: ({ id, ...body }) => ({ url: address(id), method: 'PUT', body }),
      onQueryStarted: markWhenDone,
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagedRaffles', 'Raffles', 'ManagerLog']),
    }),
    publishRaffle: build.mutation<ManagedRaffle, { id: number; body: PublicationBody }>({
      query: ({ id, body }) => ({ url: `${address(id)}publication/`, method: 'PUT', body }),
      onQueryStarted: markWhenDone,
      // After a failure too: another operator has changed it then, or members have entered.
      invalidatesTags: ['ManagedRaffles', 'Raffles', 'ManagerLog'],
    }),
    copyRaffle: build.mutation<ManagedRaffle, { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({ url: `${address(id)}copy/`, method: 'POST', idempotencyKey }),
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagedRaffles', 'ManagerLog']),
    }),
    deleteRaffle: build.mutation<{ success: true }, number>({
      query: (id) => ({ url: address(id), method: 'DELETE' }),
      // The page of the deleted one is still shown: only the lists are read again.
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagerLog']),
    }),
  }),
});

export const {
  useGetManagedRafflesQuery,
  useGetManagedRaffleQuery,
  useLazyGetManagedRaffleQuery,
  useGetRafflePreviewQuery,
  useCreateRaffleMutation,
  useUpdateRaffleMutation,
  usePublishRaffleMutation,
  useCopyRaffleMutation,
  useDeleteRaffleMutation,
} = managedRafflesApi;
