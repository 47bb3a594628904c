import type { Paginated } from '@/contract/common';
import type { ForumCategory, ForumEvent, ForumTag, ListedForum } from '@/contract/forums';
import { forumCalls } from '@/contract/forums.calls';
import { forumTopicCalls } from '@/contract/topics.calls';
import { baseApi } from './baseApi';
import { query, requestOf } from './endpoint';
import { withoutContent } from './topics';
import { wholeList } from './wholeList';

export const forumsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getForums: build.query<Paginated<ListedForum>, void>({
      queryFn: wholeList<ListedForum>(requestOf(forumCalls.getForums)),
      providesTags: ['Forums'],
    }),
    getForumsToVisit: query(build, forumCalls.getForums, { providesTags: ['Forums'] }),
    getForum: query(build, forumCalls.getForum, { providesTags: ['Forums'] }),
    getForumCategories: build.query<Paginated<ForumCategory>, void>({
      queryFn: wholeList<ForumCategory>(requestOf(forumCalls.getForumCategories)),
      providesTags: ['Forums'],
    }),
    getForumTags: build.query<Paginated<ForumTag>, void>({
      queryFn: wholeList<ForumTag>(requestOf(forumCalls.getForumTags)),
      providesTags: ['Forums'],
    }),
    getForumEvents: build.query<Paginated<ForumEvent>, void>({
      queryFn: wholeList<ForumEvent>(requestOf(forumCalls.getForumEvents)),
      providesTags: ['Forums'],
    }),
    getForumTopics: query(build, forumTopicCalls.getForumTopics, {
      transformResponse: withoutContent,
      providesTags: ['Topics'],
    }),
  }),
});

export const {
  useGetForumsQuery,
  useGetForumsToVisitQuery,
  useGetForumQuery,
  useGetForumCategoriesQuery,
  useGetForumTagsQuery,
  useGetForumEventsQuery,
  useGetForumTopicsQuery,
} = forumsApi;
