import type {
  ActivityQuery,
  Entry,
  OwnComment,
  OwnCourse,
  OwnEventApplication,
  OwnHome,
  OwnRaffleEntry,
} from '@/contract/activity';
import type { Paginated } from '@/contract/common';
import { baseApi } from './baseApi';

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's own figures, challenges and news. */
    getOwnHome: build.query<OwnHome, void>({
      query: () => ({ url: 'activity/home/' }),
      providesTags: ['Personal', 'Activity'],
    }),
    getFeed: build.query<Paginated<Entry>, ActivityQuery>({
      query: (params) => ({ url: 'activity/feed/', params }),
      providesTags: ['Personal', 'Activity'],
    }),
    getLikes: build.query<Paginated<Entry>, ActivityQuery>({
      query: (params) => ({ url: 'activity/likes/', params }),
      providesTags: ['Personal', 'Activity'],
    }),
    getOwnComments: build.query<Paginated<OwnComment>, ActivityQuery>({
      query: (params) => ({ url: 'activity/comments/', params }),
      providesTags: ['Personal', 'Activity'],
    }),
    getOwnEvents: build.query<Paginated<OwnEventApplication>, ActivityQuery>({
      query: (params) => ({ url: 'activity/events/', params }),
      providesTags: ['Personal', 'Activity'],
    }),
    getOwnRaffles: build.query<Paginated<OwnRaffleEntry>, ActivityQuery>({
      query: (params) => ({ url: 'activity/raffles/', params }),
      providesTags: ['Personal', 'Activity'],
    }),
    getOwnCourses: build.query<Paginated<OwnCourse>, ActivityQuery>({
      query: (params) => ({ url: 'activity/courses/', params }),
      providesTags: ['Personal', 'Activity'],
    }),
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
