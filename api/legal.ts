import { legalCalls } from '@/contract/legal.calls';
import { activityApi } from './activity';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { patchQuery } from './patchQuery';

/** The calls about the terms and the privacy policy. */
export const legalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLegalText: query(build, legalCalls.getLegalText, { providesTags: ['Legal'] }),
    /** Stores the agreement, and takes the notice away at once. */
    agreeToTerms: mutation(build, legalCalls.agreeToTerms, {
      async onQueryStarted(_, lifecycle) {
        const patch = patchQuery(lifecycle, activityApi.endpoints.getOwnHome, undefined, (home) => {
          home.terms = null;
        });
        await lifecycle.queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const { useGetLegalTextQuery, useAgreeToTermsMutation } = legalApi;
