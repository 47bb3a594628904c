import type { Paginated } from '@/contract/common';
import type { TopicListItem, TopicSummary } from '@/contract/topics';
import { forumTopicCalls, topicCalls } from '@/contract/topics.calls';
import { baseApi } from './baseApi';
import type { CommentSubject } from './comments';
import { query, requestOf } from './endpoint';

/** The key of a topic: its id, and its forum's slug where the address has it. */
interface TopicKey {
  slug: string;
  id: number;
}

/** Returns the comments' subject of a topic. */
export const topicComments = ({ slug, id }: TopicKey): CommentSubject => ({
  path: requestOf(forumTopicCalls.getTopic)({ slug, id }).url,
  counted: { endpoint: 'getTopic', arg: { slug, id } },
});

/**
 * Removes content and survey data from a page of topics: rows show the excerpt only, and a static page's
 * snapshot would contain them twice.
 */
export const withoutContent = ({ results, ...page }: Paginated<TopicListItem>): Paginated<TopicSummary> => ({
  ...page,
  results: results.map(({ content: _, surveyData: __, ...summary }) => summary),
});

/** Builds the query for the topics related to a topic: one more than is shown, since it may be among them. */
export const relatedQuery = (slug: string) => ({ slug, page_size: 6 });

export const topicsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTopics: query(build, topicCalls.getTopics, { transformResponse: withoutContent, providesTags: ['Topics'] }),
    getTopic: query(build, forumTopicCalls.getTopic, {
      providesTags: (_topic, _error, { id }) => ['Personal', { type: 'Topic', id }],
    }),
    /** A topic without its known forum. */
    getTopicById: query(build, topicCalls.getTopicById, {
      providesTags: (_topic, _error, { id }) => ['Personal', { type: 'Topic', id }],
    }),
  }),
});

export const { useGetTopicsQuery, useGetTopicQuery, useGetTopicByIdQuery } = topicsApi;
