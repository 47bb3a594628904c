import type { PublicationBody } from '@/contract/campaigns';
import type { Challenge } from '@/contract/challenges';
import type { Paginated } from '@/contract/common';
import type {
  ManagedChallenge,
  ManagedChallengeBody,
  ManagedChallengesQuery,
  ManagedChallengeUpdateBody,
} from '@/contract/managedChallenges';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';

const address = (id: number) => `manage/challenges/${id}/`;

/** Marks the readers' pages that this visit has cached as changed, once a write has succeeded. */
const markWhenDone = async (_arg: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
  queryFulfilled.then(markListsChanged, () => undefined);

/** The calls of the console about challenges. */
export const managedChallengesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedChallenges: build.query<Paginated<ManagedChallenge>, ManagedChallengesQuery>({
      query: (params) => ({ url: 'manage/challenges/', params }),
      providesTags: ['ManagedChallenges'],
    }),
    getManagedChallenge: build.query<ManagedChallenge, number>({
      query: (id) => ({ url: address(id) }),
      providesTags: ['ManagedChallenges'],
    }),
    /** As members see it, in the page's language. */
    getChallengePreview: build.query<Challenge, number>({
      query: (id) => ({ url: `${address(id)}preview/` }),
      providesTags: ['ManagedChallenges'],
    }),
    createChallenge: build.mutation<ManagedChallenge, ManagedChallengeBody & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: 'manage/challenges/', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagedChallenges', 'ManagerLog']),
    }),
    updateChallenge: build.mutation<ManagedChallenge, ManagedChallengeUpdateBody & { id: number }>({
      query: ({ id, ...body }) => ({ url: address(id), method: 'PUT', body }),
      onQueryStarted: markWhenDone,
      invalidatesTags: (_answer, error, { id }) =>
        error ? [] : ['ManagedChallenges', 'Challenges', { type: 'Challenge', id }, 'ManagerLog'],
    }),
    publishChallenge: build.mutation<ManagedChallenge, { id: number; body: PublicationBody }>({
      query: ({ id, body }) => ({ url: `${address(id)}publication/`, method: 'PUT', body }),
      onQueryStarted: markWhenDone,
      // After a failure too: another operator has changed it then, or members have joined.
      invalidatesTags: (_answer, _error, { id }) => [
        'ManagedChallenges',
        'Challenges',
        { type: 'Challenge', id },
        'ManagerLog',
      ],
    }),
    copyChallenge: build.mutation<ManagedChallenge, { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({ url: `${address(id)}copy/`, method: 'POST', idempotencyKey }),
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagedChallenges', 'ManagerLog']),
    }),
    deleteChallenge: build.mutation<{ success: true }, number>({
      query: (id) => ({ url: address(id), method: 'DELETE' }),
      // The page of the deleted one is still shown: only the lists are read again.
      invalidatesTags: (_answer, error) => (error ? [] : ['ManagerLog']),
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
