import { activityCalls } from '@/contract/activity.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';

const own = { providesTags: ['Activity'] } as const;

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's own figures, challenges and news. */
    getOwnHome: query(build, activityCalls.getOwnHome, own),
    getFeed: query(build, activityCalls.getFeed, own),
    getLikes: query(build, activityCalls.getLikes, own),
    getOwnComments: query(build, activityCalls.getOwnComments, own),
    getOwnEvents: query(build, activityCalls.getOwnEvents, own),
    getOwnRaffles: query(build, activityCalls.getOwnRaffles, own),
    getOwnCourses: query(build, activityCalls.getOwnCourses, own),
  }),
});

export const {
  useGetOwnHomeQuery,
  useGetFeedQuery,
  useGetLikesQuery,
  useGetOwnCommentsQuery,
  useGetOwnEventsQuery,
  useGetOwnRafflesQuery,
  useGetOwnCoursesQuery,
} = activityApi;
