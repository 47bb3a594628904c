import { managedRaffleCalls } from '@/contract/managedRaffles.calls';
import { baseApi } from './baseApi';
import { download, mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { staleAfter } from './tags';

/** The calls of the console about raffles. */
export const managedRafflesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedRaffles: query(build, managedRaffleCalls.getManagedRaffles, { providesTags: ['ManagedRaffles'] }),
    getManagedRaffle: query(build, managedRaffleCalls.getManagedRaffle, { providesTags: ['ManagedRaffles'] }),
    /** As members see it, in the page's language. */
    getRafflePreview: query(build, managedRaffleCalls.getRafflePreview, { providesTags: ['ManagedRaffles'] }),
    createRaffle: mutation(build, managedRaffleCalls.createRaffle, {
      invalidatesTags: staleAfter('ManagedRaffles', 'ManagerLog'),
    }),
    updateRaffle: mutation(build, managedRaffleCalls.updateRaffle, {
      onQueryStarted: markWhenDone,
      invalidatesTags: staleAfter('ManagedRaffles', 'Raffles', 'ManagerLog'),
    }),
    publishRaffle: mutation(build, managedRaffleCalls.publishRaffle, {
      onQueryStarted: markWhenDone,
      // After a failure too: another operator has changed it then, or members have entered.
      invalidatesTags: ['ManagedRaffles', 'Raffles', 'ManagerLog'],
    }),
    copyRaffle: mutation(build, managedRaffleCalls.copyRaffle, {
      invalidatesTags: staleAfter('ManagedRaffles', 'ManagerLog'),
    }),
    deleteRaffle: mutation(build, managedRaffleCalls.deleteRaffle, {
      // The page of the deleted one is still shown: only the lists are read again.
      invalidatesTags: staleAfter('ManagerLog'),
    }),
    exportRaffleDeliveries: download(build, managedRaffleCalls.exportRaffleDeliveries, {
      invalidatesTags: staleAfter('ManagerLog'),
    }),
    markRafflePrizes: mutation(build, managedRaffleCalls.markRafflePrizes, {
      // After a failure too: another operator may have marked them.
      invalidatesTags: ['Raffles', 'ManagedRaffles', 'ManagerLog'],
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
  useExportRaffleDeliveriesMutation,
  useMarkRafflePrizesMutation,
} = managedRafflesApi;
