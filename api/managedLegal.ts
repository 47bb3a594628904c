import { managedLegalCalls } from '@/contract/managedLegal.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter } from './tags';

/** The calls of the console about the terms and the privacy policy. */
export const managedLegalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedLegalTexts: query(build, managedLegalCalls.getManagedLegalTexts, { providesTags: ['Legal'] }),
    announceLegalText: mutation(build, managedLegalCalls.announceLegalText, {
      invalidatesTags: staleAfter('Legal', 'Personal', 'ManagerLog'),
    }),
    withdrawLegalText: mutation(build, managedLegalCalls.withdrawLegalText, {
      // After a failure too: it holds by now, or it was withdrawn and the answer was lost.
      invalidatesTags: ['Legal', 'Personal', 'ManagerLog'],
    }),
  }),
});

export const { useGetManagedLegalTextsQuery, useAnnounceLegalTextMutation, useWithdrawLegalTextMutation } =
  managedLegalApi;
