import type { Paginated } from '@/contract/common';
import type { TopicComment } from '@/contract/topics';
import { baseApi } from './baseApi';
import type { TopicKey } from './topics';

/** A page of a topic's comments, from 1. */
export type CommentsKey = TopicKey & { page: number };

export const pathOf = ({ slug, id }: TopicKey) => `forums/${slug}/topics/${id}/comments/`;

/** Whether a comment is shown before the provider has it: its id is negative until then. */
export const isOnTheWay = (commentId: number) => commentId < 0;

export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComments: build.query<Paginated<TopicComment>, CommentsKey>({
      query: ({ page, ...key }) => ({ url: pathOf(key), params: { page } }),
      providesTags: (_threads, _error, { id }) => [{ type: 'Comments', id }],
    }),
  }),
});

export const { useGetCommentsQuery } = commentsApi;
