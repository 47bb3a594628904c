import { blockCalls } from '@/contract/blocks.calls';
import type { ArgumentsOf, ResponseOf } from '@/contract/call';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import { historyCallsOf, reportCalls, trashCalls } from '@/contract/moderation.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi, cacheSeconds } from './baseApi';
import { mutation, query, requestOf } from './endpoint';
import { staleAfter } from './tags';
import { reaching } from './toggles';

/**
 * The tags of responses that show content of each kind, fetched again once a manager has hidden one.
 */
const shownBy = {
  topic: ['Topic', 'Topics', 'Forums'],
  comment: ['Comments'],
  post: ['Post', 'Posts'],
  question: ['Question', 'Questions'],
  answer: ['Question', 'Questions'],
  mission_review: ['Missions', 'MissionReviews'],
  check_in: ['Participant', 'Participants'],
  challenge_review: ['Challenge', 'Participant', 'Participants'],
  profile: ['User', 'Members'],
} as const;

type HistoryCall = ReturnType<typeof historyCallsOf>['getHistory'];

/** Members' reports and blocks, and the moderation of their own content. */
export const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    report: mutation(build, reportCalls.report, {
      invalidatesTags: staleAfter('Reports'),
    }),
    getReceivedCases: query(build, reportCalls.getReceivedCases, { providesTags: ['Reports'] }),
    getSentReports: query(build, reportCalls.getSentReports, { providesTags: ['Reports'] }),
    appeal: mutation(build, reportCalls.appeal, { invalidatesTags: ['Reports'] }),
    getHistory: build.query<ResponseOf<HistoryCall>, ArgumentsOf<HistoryCall> & { subject: ModeratedSubject }>({
      query: ({ subject, ...given }) => requestOf(historyCallsOf(subject).getHistory)(given),
      // Another member may be changing it meanwhile.
      keepUnusedDataFor: cacheSeconds(0),
    }),
    getTrash: query(build, trashCalls.getTrash, { providesTags: ['Trash'] }),
    restoreFromTrash: mutation(build, trashCalls.restoreFromTrash, {
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      // The answer does not say what it was.
      invalidatesTags: ['Trash', ...new Set(Object.values(shownBy).flat())],
    }),
    /** `blocked` is the requested state. */
    toggleBlock: build.mutation<
      ResponseOf<typeof blockCalls.toggleBlock>,
      ArgumentsOf<typeof blockCalls.toggleBlock> & { blocked: boolean; idempotencyKey: string }
    >({
      queryFn: reaching(
        ({ username }) => requestOf(blockCalls.toggleBlock)({ username }),
        (answer, { blocked }) => answer.blocked === blocked,
      ),
      // After a lost answer too.
      invalidatesTags: ['Blocked'],
    }),
    getBlockedMembers: query(build, blockCalls.getBlockedMembers, { providesTags: ['Blocked'] }),
    /** Hides content, or shows it again, for a manager. */
    moderateContent: mutation(build, reportCalls.moderateContent, {
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_answer, error, { subject }) => (error ? [] : [...shownBy[subject], 'Queue']),
    }),
  }),
});

export const {
  useReportMutation,
  useGetReceivedCasesQuery,
  useGetSentReportsQuery,
  useAppealMutation,
  useGetHistoryQuery,
  useGetTrashQuery,
  useRestoreFromTrashMutation,
  useToggleBlockMutation,
  useGetBlockedMembersQuery,
  useModerateContentMutation,
} = moderationApi;
