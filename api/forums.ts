import type { Paginated } from '@/contract/common';
import type { Forum, ForumCategory, ForumEvent, ForumTag, ListedForum } from '@/contract/forums';
import type { TopicSummary, TopicsQuery } from '@/contract/topics';
import { baseApi } from './baseApi';
import { withoutContent } from './topics';

export const forumsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getForums: build.query<Paginated<ListedForum>, void>({
      query: () => ({ url: 'forums/', params: { page_size: 100 } }),
      providesTags: ['Forums'],
    }),
    getForum: build.query<Forum, string>({
      query: (slug) => ({ url: `forums/${slug}/` }),
      providesTags: ['Forums'],
    }),
    getForumCategories: build.query<Paginated<ForumCategory>, void>({
      query: () => ({ url: 'forums/categories/', params: { page_size: 100 } }),
      providesTags: ['Forums'],
    }),
    getForumTags: build.query<Paginated<ForumTag>, void>({
      query: () => ({ url: 'forums/tags/', params: { page_size: 100 } }),
      providesTags: ['Forums'],
    }),
    getForumEvents: build.query<Paginated<ForumEvent>, void>({
      query: () => ({ url: 'forums/events/', params: { page_size: 20 } }),
      providesTags: ['Forums'],
    }),
    getForumTopics: build.query<Paginated<TopicSummary>, TopicsQuery & { slug: string }>({
      query: ({ slug, ...params }) => ({ url: `forums/${slug}/topics/`, params }),
      transformResponse: withoutContent,
      providesTags: ['Topics'],
    }),
  }),
});

export const {
  useGetForumsQuery,
  useGetForumQuery,
  useGetForumCategoriesQuery,
  useGetForumTagsQuery,
  useGetForumEventsQuery,
  useGetForumTopicsQuery,
} = forumsApi;
