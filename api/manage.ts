import { memberModerationCalls, moderationManageCalls, reportCalls } from '@/contract/moderation.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter, tagOf } from './tags';

/** The calls for managers only. */
export const manageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQueue: query(build, reportCalls.getQueue, { providesTags: ['Queue'] }),
    decide: mutation(build, reportCalls.decide, {
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: staleAfter('Queue', 'ManagerLog', 'Topic', 'Topics', 'Comments'),
    }),
    getBannedWords: query(build, moderationManageCalls.getBannedWords, { providesTags: ['BannedWords'] }),
    addBannedWord: mutation(build, moderationManageCalls.addBannedWord, {
      invalidatesTags: staleAfter('BannedWords', 'ManagerLog'),
    }),
    removeBannedWord: mutation(build, moderationManageCalls.removeBannedWord, {
      invalidatesTags: ['BannedWords', 'ManagerLog'],
    }),
    /** A mutation, so that its result is not cached. */
    testBannedWords: mutation(build, moderationManageCalls.testBannedWords, {}),
    getLog: query(build, moderationManageCalls.getLog, { providesTags: ['ManagerLog'] }),
    getSuspension: query(build, memberModerationCalls.getSuspension, {
      providesTags: (_answer, _error, { username }) => [tagOf('Suspension', username)],
    }),
    suspend: mutation(build, memberModerationCalls.suspend, {
      invalidatesTags: staleAfter('Suspension', 'Queue', 'ManagerLog'),
    }),
    liftSuspension: mutation(build, memberModerationCalls.liftSuspension, {
      invalidatesTags: staleAfter('Suspension', 'Queue', 'ManagerLog'),
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
