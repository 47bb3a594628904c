import { managedLegalCalls } from '@/contract/managedLegal.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter } from './tags';

const changes = { invalidatesTags: staleAfter('Legal', 'Personal', 'ManagerLog') } as const;

/** The calls of the console about the terms and the privacy policy. */
export const managedLegalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedLegalTexts: query(build, managedLegalCalls.getManagedLegalTexts, { providesTags: ['Legal'] }),
    announceLegalText: mutation(build, managedLegalCalls.announceLegalText, changes),
    withdrawLegalText: mutation(build, managedLegalCalls.withdrawLegalText, changes),
  }),
});

export const { useGetManagedLegalTextsQuery, useAnnounceLegalTextMutation, useWithdrawLegalTextMutation } =
  managedLegalApi;
