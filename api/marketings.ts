import { marketingCalls } from '@/contract/marketings.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter } from './tags';

const written = { invalidatesTags: staleAfter('Marketing') };

/** The subscribers of the newsletter. */
export const marketingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnAttendee: query(build, marketingCalls.getOwnAttendee, { providesTags: ['Marketing'] }),
    subscribeToNews: mutation(build, marketingCalls.subscribeToNews, written),
    confirmAttendee: mutation(build, marketingCalls.confirmAttendee, written),
    withdrawAttendee: mutation(build, marketingCalls.withdrawAttendee, written),
  }),
});

export const {
  useGetOwnAttendeeQuery,
  useSubscribeToNewsMutation,
  useConfirmAttendeeMutation,
  useWithdrawAttendeeMutation,
} = marketingsApi;
