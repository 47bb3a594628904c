import { managedChallengeCalls } from '@/contract/managedChallenges.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { staleAfter } from './tags';

/** The calls of the console about challenges. */
export const managedChallengesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedChallenges: query(build, managedChallengeCalls.getManagedChallenges, {
      providesTags: ['ManagedChallenges'],
    }),
    getManagedChallenge: query(build, managedChallengeCalls.getManagedChallenge, {
      providesTags: ['ManagedChallenges'],
    }),
    /** As members see it, in the page's language. */
    getChallengePreview: query(build, managedChallengeCalls.getChallengePreview, {
      providesTags: ['ManagedChallenges'],
    }),
    createChallenge: mutation(build, managedChallengeCalls.createChallenge, {
      invalidatesTags: staleAfter('ManagedChallenges', 'ManagerLog'),
    }),
    updateChallenge: mutation(build, managedChallengeCalls.updateChallenge, {
      onQueryStarted: markWhenDone,
      invalidatesTags: (_answer, error, { id }) =>
        error ? [] : ['ManagedChallenges', 'Challenges', { type: 'Challenge', id }, 'ManagerLog'],
    }),
    publishChallenge: mutation(build, managedChallengeCalls.publishChallenge, {
      onQueryStarted: markWhenDone,
      // After a failure too: another operator has changed it then, or members have joined.
      invalidatesTags: (_answer, _error, { id }) => [
        'ManagedChallenges',
        'Challenges',
        { type: 'Challenge', id },
        'ManagerLog',
      ],
    }),
    copyChallenge: mutation(build, managedChallengeCalls.copyChallenge, {
      invalidatesTags: staleAfter('ManagedChallenges', 'ManagerLog'),
    }),
    deleteChallenge: mutation(build, managedChallengeCalls.deleteChallenge, {
      // The page of the deleted one is still shown: only the lists are read again.
      invalidatesTags: staleAfter('ManagerLog'),
    }),
  }),
});

export const {
  useGetManagedChallengesQuery,
  useGetManagedChallengeQuery,
  useLazyGetManagedChallengeQuery,
  useGetChallengePreviewQuery,
  useCreateChallengeMutation,
  useUpdateChallengeMutation,
  usePublishChallengeMutation,
  useCopyChallengeMutation,
  useDeleteChallengeMutation,
} = managedChallengesApi;
