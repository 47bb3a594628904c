import type { Paginated } from '@/contract/common';
import type { Topic, TopicSummary, TopicsQuery } from '@/contract/topics';
import { baseApi } from './baseApi';

/** Which topic: its id, and its forum's slug where the address has it. */
export interface TopicKey {
  slug: string;
  id: number;
}

export const topicsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTopics: build.query<Paginated<TopicSummary>, TopicsQuery>({
      query: (params) => ({ url: 'topics/', params }),
      providesTags: ['Topics'],
    }),
    getTopic: build.query<Topic, TopicKey>({
      query: ({ slug, id }) => ({ url: `forums/${slug}/topics/${id}/` }),
      providesTags: (_topic, _error, { id }) => ['Personal', { type: 'Topic', id }],
    }),
  }),
});

export const { useGetTopicsQuery, useGetTopicQuery } = topicsApi;
