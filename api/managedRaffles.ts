import { managedRaffleCalls } from '@/contract/managedRaffles.calls';
import { baseApi } from './baseApi';
import { campaignCalls } from './campaignCalls';
import { download, mutation, query } from './endpoint';
import { staleAfter } from './tags';

const calls = campaignCalls('ManagedRaffles', 'Raffles');

/** The calls of the console about raffles. */
export const managedRafflesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedRaffles: query(build, managedRaffleCalls.getManagedRaffles, calls.read),
    getManagedRaffle: query(build, managedRaffleCalls.getManagedRaffle, calls.read),
    /** As members see it, in the page's language. */
    getRafflePreview: query(build, managedRaffleCalls.getRafflePreview, calls.read),
    createRaffle: mutation(build, managedRaffleCalls.createRaffle, calls.create),
    updateRaffle: mutation(build, managedRaffleCalls.updateRaffle, calls.update),
    publishRaffle: mutation(build, managedRaffleCalls.publishRaffle, calls.publish),
    endRaffle: mutation(build, managedRaffleCalls.endRaffle, calls.publish),
    copyRaffle: mutation(build, managedRaffleCalls.copyRaffle, calls.create),
    deleteRaffle: mutation(build, managedRaffleCalls.deleteRaffle, calls.remove),
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
  useEndRaffleMutation,
  useCopyRaffleMutation,
  useDeleteRaffleMutation,
  useExportRaffleDeliveriesMutation,
  useMarkRafflePrizesMutation,
} = managedRafflesApi;
