import type { Paginated } from '@/contract/common';
import type { Forum, ForumCategory, ForumEvent, ForumTag, ListedForum } from '@/contract/forums';
import type { TopicSummary, TopicsQuery } from '@/contract/topics';
import { baseApi } from './baseApi';
import { withoutContent } from './topics';
import { wholeList } from './wholeList';

export const forumsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getForums: build.query<Paginated<ListedForum>, void>({
      queryFn: wholeList<ListedForum>(() => ({ url: 'forums/' })),
      providesTags: ['Forums'],
    }),
    getForum: build.query<Forum, string>({
      query: (slug) => ({ url: `forums/${slug}/` }),
      providesTags: ['Forums'],
    }),
    getForumCategories: build.query<Paginated<ForumCategory>, void>({
      queryFn: wholeList<ForumCategory>(() => ({ url: 'forums/categories/' })),
      providesTags: ['Forums'],
    }),
    getForumTags: build.query<Paginated<ForumTag>, void>({
      queryFn: wholeList<ForumTag>(() => ({ url: 'forums/tags/' })),
      providesTags: ['Forums'],
    }),
    getForumEvents: build.query<Paginated<ForumEvent>, void>({
      queryFn: wholeList<ForumEvent>(() => ({ url: 'forums/events/' })),
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
