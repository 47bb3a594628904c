import { activityCalls } from '@/contract/activity.calls';
import { baseApi } from './baseApi';
import { callsBeneath } from './comments';
import { query, requestOf } from './endpoint';

const own = { providesTags: ['Activity'] } as const;

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's own figures, challenges and news. */
    getOwnHome: query(build, activityCalls.getOwnHome, own),
    getFeed: query(build, activityCalls.getFeed, own),
    getWritten: query(build, activityCalls.getWritten, own),
    getLikes: query(build, activityCalls.getLikes, own),
    getLikedComments: query(build, activityCalls.getLikedComments, own),
    getOwnComments: query(build, activityCalls.getOwnComments, own),
    /** Deletes a comment of the member's; `calls` is the path of the calls of the content that it is about. */
    takeBackComment: build.mutation<{ success: true }, { commentId: number; calls: string }>({
      query: ({ commentId, calls }) => requestOf(callsBeneath(calls).deleteComment)({ commentId }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Activity']),
    }),
    getOwnEvents: query(build, activityCalls.getOwnEvents, own),
    getOwnRaffles: query(build, activityCalls.getOwnRaffles, own),
    getOwnCourses: query(build, activityCalls.getOwnCourses, own),
  }),
});

export const {
  useGetOwnHomeQuery,
  useGetFeedQuery,
  useGetWrittenQuery,
  useGetLikesQuery,
  useGetLikedCommentsQuery,
  useGetOwnCommentsQuery,
  useTakeBackCommentMutation,
  useGetOwnEventsQuery,
  useGetOwnRafflesQuery,
  useGetOwnCoursesQuery,
} = activityApi;
