import type { Paginated } from '@/contract/common';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import type {
  BlockAnswer,
  BlockedMember,
  ContentStatusBody,
  ReceivedCase,
  ReportBody,
  Revision,
  SentReport,
  TrashItem,
} from '@/contract/moderation';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi, cacheSeconds } from './baseApi';

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
} as const;

/** Members' reports and blocks, and the moderation of their own content. */
export const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    report: build.mutation<{ success: true; collapsed: boolean }, { body: ReportBody; idempotencyKey: string }>({
      query: (call) => ({ url: 'reports/', method: 'POST', ...call }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Reports']),
    }),
    getReceivedCases: build.query<Paginated<ReceivedCase>, number>({
      query: (page) => ({ url: 'reports/received/', params: { page } }),
      providesTags: ['Reports'],
    }),
    getSentReports: build.query<Paginated<SentReport>, number>({
      query: (page) => ({ url: 'reports/sent/', params: { page } }),
      providesTags: ['Reports'],
    }),
    appeal: build.mutation<{ success: true }, { id: number; text: string; idempotencyKey: string }>({
      query: ({ id, text, idempotencyKey }) => ({
        url: `reports/${id}/appeal/`,
        method: 'POST',
        body: { text },
        idempotencyKey,
      }),
      invalidatesTags: ['Reports'],
    }),
    getHistory: build.query<Paginated<Revision>, { subject: ModeratedSubject; id: number; page: number }>({
      query: ({ subject, id, page }) => ({
        url: `${subject}s/${id}/history/`,
        params: { page },
      }),
      // Another member may be changing it meanwhile.
      keepUnusedDataFor: cacheSeconds(0),
    }),
    getTrash: build.query<Paginated<TrashItem>, { page: number; every?: boolean }>({
      query: ({ page, every }) => ({ url: 'trash/', params: { page, ...(every && { every }) } }),
      providesTags: ['Trash'],
    }),
    restoreFromTrash: build.mutation<{ success: true; path: string }, { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({
        url: `trash/${id}/restore/`,
        method: 'POST',
        idempotencyKey,
      }),
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: ['Trash', 'Topic', 'Topics', 'Comments'],
    }),
    toggleBlock: build.mutation<BlockAnswer, { username: string; idempotencyKey: string }>({
      query: ({ username, idempotencyKey }) => ({
        url: `users/${username}/block/`,
        method: 'POST',
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Blocked']),
    }),
    getBlockedMembers: build.query<Paginated<BlockedMember>, number>({
      query: (page) => ({ url: 'users/blocked/', params: { page } }),
      providesTags: ['Blocked'],
    }),
    /** Hides content, or shows it again, for a manager. */
    moderateContent: build.mutation<{ success: true }, ContentStatusBody & { subject: ModeratedSubject; id: number }>({
      query: ({ subject, id, ...body }) => ({
        url: `moderation/${subject}/${id}/`,
        method: 'PUT',
        body,
      }),
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
