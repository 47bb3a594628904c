import { raffleCalls } from '@/contract/raffles.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';

export const rafflesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRaffles: query(build, raffleCalls.getRaffles, { providesTags: ['Raffles'] }),
    getRaffle: query(build, raffleCalls.getRaffle, { providesTags: ['Raffles'] }),
    getPrizes: query(build, raffleCalls.getPrizes, { providesTags: ['Raffles'] }),
    getParticipations: query(build, raffleCalls.getParticipations, { providesTags: ['Raffles'] }),
    getDraws: query(build, raffleCalls.getDraws, { providesTags: ['Raffles'] }),
    enterRaffle: mutation(build, raffleCalls.enterRaffle, {
      // An entry is drawn at once, and its draw fetches the raffle again. An entry that was rejected,
      // or whose response was lost, may exist and can be drawn.
      invalidatesTags: (answer) => (answer?.success ? ['Points'] : ['Points', 'Raffles']),
    }),
    participate: mutation(build, raffleCalls.participate, { invalidatesTags: ['Raffles'] }),
    getPrizeDelivery: query(build, raffleCalls.getPrizeDelivery, { providesTags: ['Delivery'] }),
    savePrizeDelivery: mutation(build, raffleCalls.savePrizeDelivery, { invalidatesTags: ['Delivery'] }),
    getRaffleWinners: query(build, raffleCalls.getRaffleWinners, { providesTags: ['Raffles'] }),
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
