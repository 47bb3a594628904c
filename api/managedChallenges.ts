import { managedChallengeCalls } from '@/contract/managedChallenges.calls';
import { baseApi } from './baseApi';
import { campaignCalls } from './campaignCalls';
import { mutation, query } from './endpoint';

const calls = campaignCalls('ManagedChallenges', 'Challenges', 'Challenge');

/** The calls of the console about challenges. */
export const managedChallengesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedChallenges: query(build, managedChallengeCalls.getManagedChallenges, calls.read),
    getManagedChallenge: query(build, managedChallengeCalls.getManagedChallenge, calls.read),
    /** As members see it, in the page's language. */
    getChallengePreview: query(build, managedChallengeCalls.getChallengePreview, calls.read),
    createChallenge: mutation(build, managedChallengeCalls.createChallenge, calls.create),
    updateChallenge: mutation(build, managedChallengeCalls.updateChallenge, calls.update),
    publishChallenge: mutation(build, managedChallengeCalls.publishChallenge, calls.publish),
    endChallenge: mutation(build, managedChallengeCalls.endChallenge, calls.publish),
    copyChallenge: mutation(build, managedChallengeCalls.copyChallenge, calls.create),
    deleteChallenge: mutation(build, managedChallengeCalls.deleteChallenge, calls.remove),
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
  useEndChallengeMutation,
  useCopyChallengeMutation,
  useDeleteChallengeMutation,
} = managedChallengesApi;
