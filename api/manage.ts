import type { TagDescription } from '@reduxjs/toolkit/query';
import { memberModerationCalls, moderationManageCalls, reportCalls } from '@/contract/moderation.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { isAnswered } from '@/lib/rejections';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter, tagOf } from './tags';

/**
 * Names what a decision makes stale, also one that is rejected because another was first. A lost answer leaves all as it
 * was read, so that the decision is sent again as it was.
 */
const staleAfterDecision =
  <const Tags extends readonly TagDescription<string>[]>(...tags: Tags) =>
  (_answer: unknown, error: unknown): Tags | readonly [] =>
    error && !isAnswered(error) ? [] : tags;
const afterDecision = staleAfterDecision('Queue', 'ManagerLog', 'Topic', 'Topics', 'Comments');
const afterSuspension = staleAfterDecision('Suspension', 'Queue', 'ManagerLog');

/** The calls for managers only. */
export const manageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQueue: query(build, reportCalls.getQueue, { providesTags: ['Queue'] }),
    decide: mutation(build, reportCalls.decide, {
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: afterDecision,
    }),
    decideCases: mutation(build, reportCalls.decideCases, {
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: afterDecision,
    }),
    getBannedWords: query(build, moderationManageCalls.getBannedWords, { providesTags: ['BannedWords'] }),
    addBannedWord: mutation(build, moderationManageCalls.addBannedWord, {
      invalidatesTags: staleAfter('BannedWords', 'ManagerLog'),
    }),
    removeBannedWord: mutation(build, moderationManageCalls.removeBannedWord, {
      invalidatesTags: ['BannedWords', 'ManagerLog'],
    }),
    /** A mutation, so that its result is not cached. */
    testBannedWords: mutation(build, moderationManageCalls.testBannedWords),
    getLog: query(build, moderationManageCalls.getLog, { providesTags: ['ManagerLog'] }),
    getSuspension: query(build, memberModerationCalls.getSuspension, {
      providesTags: (_answer, _error, { username }) => [tagOf('Suspension', username)],
    }),
    suspend: mutation(build, memberModerationCalls.suspend, { invalidatesTags: afterSuspension }),
    liftSuspension: mutation(build, memberModerationCalls.liftSuspension, { invalidatesTags: afterSuspension }),
  }),
});

export const {
  useGetQueueQuery,
  useDecideMutation,
  useDecideCasesMutation,
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
