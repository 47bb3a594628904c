import type { Paginated } from '@/contract/common';
import type {
  BannedWord,
  BannedWordsTest,
  DecisionBody,
  LogAnswer,
  LogQuery,
  QueueQuery,
  ReportCase,
  Suspension,
  SuspensionBody,
} from '@/contract/moderation';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { tagOf } from './tags';

const suspensionOf = (username: string) => `users/${username}/suspension/`;

/** The calls for managers only. */
export const manageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQueue: build.query<Paginated<ReportCase>, QueueQuery>({
      query: (params) => ({ url: 'reports/', params }),
      providesTags: ['Queue'],
    }),
    decide: build.mutation<{ success: true }, DecisionBody & { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `reports/${id}/decision/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Queue', 'ManagerLog', 'Topic', 'Topics', 'Comments']),
    }),
    getBannedWords: build.query<Paginated<BannedWord>, { page: number; search?: string }>({
      query: (params) => ({ url: 'moderation/banned-words/', params }),
      providesTags: ['BannedWords'],
    }),
    addBannedWord: build.mutation<BannedWord, { word: string; idempotencyKey: string }>({
      query: ({ word, idempotencyKey }) => ({
        url: 'moderation/banned-words/',
        method: 'POST',
        body: { word },
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['BannedWords', 'ManagerLog']),
    }),
    removeBannedWord: build.mutation<{ success: true }, number>({
      query: (id) => ({ url: `moderation/banned-words/${id}/`, method: 'DELETE' }),
      invalidatesTags: ['BannedWords', 'ManagerLog'],
    }),
    /** A mutation, so that its result is not cached. */
    testBannedWords: build.mutation<BannedWordsTest, string>({
      query: (text) => ({ url: 'manage/banned-words/test/', method: 'POST', body: { text } }),
    }),
    getLog: build.query<LogAnswer, LogQuery>({
      query: (params) => ({ url: 'moderation/log/', params }),
      providesTags: ['ManagerLog'],
    }),
    getSuspension: build.query<Suspension, string>({
      query: (username) => ({ url: suspensionOf(username) }),
      providesTags: (_answer, _error, username) => [tagOf('Suspension', username)],
    }),
    suspend: build.mutation<Suspension, SuspensionBody & { username: string; idempotencyKey: string }>({
      query: ({ username, idempotencyKey, ...body }) => ({
        url: suspensionOf(username),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Suspension', 'Queue', 'ManagerLog']),
    }),
    liftSuspension: build.mutation<Suspension, string>({
      query: (username) => ({ url: suspensionOf(username), method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Suspension', 'Queue', 'ManagerLog']),
    }),
  }),
});

export const {
  useGetQueueQuery,
  useDecideMutation,
  useGetBannedWordsQuery,
  useAddBannedWordMutation,
  useRemoveBannedWordMutation,
  useTestBannedWordsMutation,
  useGetLogQuery,
  useLazyGetLogQuery,
  useGetSuspensionQuery,
  useSuspendMutation,
  useLiftSuspensionMutation,
} = manageApi;
