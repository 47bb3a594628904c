import { managedTextCalls } from '@/contract/managedTexts.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter } from './tags';

/** The calls of the console about the site's texts. */
export const managedTextsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedTexts: query(build, managedTextCalls.getManagedTexts, { providesTags: ['SiteTexts'] }),
    setSiteText: mutation(build, managedTextCalls.setSiteText, {
      invalidatesTags: staleAfter('SiteTexts', 'ManagerLog'),
    }),
    resetSiteText: mutation(build, managedTextCalls.resetSiteText, {
      // After a failure too: the text is another operator's then.
      invalidatesTags: ['SiteTexts', 'ManagerLog'],
    }),
  }),
});

export const {
  useGetManagedTextsQuery,
  useLazyGetManagedTextsQuery,
  useSetSiteTextMutation,
  useResetSiteTextMutation,
} = managedTextsApi;
