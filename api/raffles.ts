import type { Paginated } from '@/contract/common';
import type {
  Draw,
  EnterAnswer,
  Participation,
  Prize,
  PrizeDelivery,
  PrizeDeliveryBody,
  Raffle,
  RafflesQuery,
  RaffleWinner,
} from '@/contract/raffles';
import { baseApi } from './baseApi';

/** The largest page size: a raffle's draws are recomputed page by page. */
const PAGE = 100;

/** A member's own entry of a raffle. */
interface OwnEntry {
  id: number;
  pid: number;
}

export const rafflesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRaffles: build.query<Paginated<Raffle>, RafflesQuery>({
      query: (params) => ({ url: 'raffles/', params }),
      providesTags: ['Raffles'],
    }),
    getRaffle: build.query<Raffle, number>({
      query: (id) => ({ url: `raffles/${id}/` }),
      providesTags: ['Raffles'],
    }),
    getPrizes: build.query<Paginated<Prize>, number>({
      query: (id) => ({ url: `raffles/${id}/prizes/`, params: { page_size: PAGE } }),
      providesTags: ['Raffles'],
    }),
    getParticipations: build.query<Paginated<Participation>, number>({
      query: (id) => ({ url: `raffles/${id}/participations/` }),
      providesTags: ['Raffles', 'Personal'],
    }),
    getDraws: build.query<Paginated<Draw>, { id: number; page: number }>({
      query: ({ id, page }) => ({ url: `raffles/${id}/draws/`, params: { page, page_size: PAGE } }),
      providesTags: ['Raffles'],
    }),
    enterRaffle: build.mutation<EnterAnswer, { id: number; clientSeed: string; idempotencyKey: string }>({
      query: ({ id, clientSeed, idempotencyKey }) => ({
        url: `raffles/${id}/participations/`,
        method: 'POST',
        body: { clientSeed },
        idempotencyKey,
      }),
      // An entry is drawn at once, and its draw fetches the raffle again. An entry that was rejected,
      // or whose response was lost, may exist and can be drawn.
      invalidatesTags: (answer) => (answer?.success ? ['Points'] : ['Points', 'Raffles']),
    }),
    participate: build.mutation<EnterAnswer, { id: number; pid: number; idempotencyKey: string }>({
      query: ({ id, pid, idempotencyKey }) => ({
        url: `raffles/${id}/participations/${pid}/participate/`,
        method: 'POST',
        idempotencyKey,
      }),
      invalidatesTags: ['Raffles'],
    }),
    getPrizeDelivery: build.query<PrizeDelivery, OwnEntry>({
      query: ({ id, pid }) => ({ url: `raffles/${id}/participations/${pid}/delivery/` }),
      providesTags: ['Delivery', 'Personal'],
    }),
    savePrizeDelivery: build.mutation<PrizeDelivery, OwnEntry & { body: PrizeDeliveryBody }>({
      query: ({ id, pid, body }) => ({ url: `raffles/${id}/participations/${pid}/delivery/`, method: 'PUT', body }),
      invalidatesTags: ['Delivery'],
    }),
    getRaffleWinners: build.query<Paginated<RaffleWinner>, { id: number; page: number }>({
      query: ({ id, page }) => ({ url: `raffles/${id}/winners/`, params: { page } }),
      providesTags: ['Raffles'],
    }),
  }),
});

export const {
  useGetRafflesQuery,
  useGetRaffleQuery,
  useGetPrizesQuery,
  useGetParticipationsQuery,
  useEnterRaffleMutation,
  useParticipateMutation,
  useGetPrizeDeliveryQuery,
  useSavePrizeDeliveryMutation,
  useGetRaffleWinnersQuery,
} = rafflesApi;
