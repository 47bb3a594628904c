import type { CommentThread } from '@/contract/comments';
import type { Paginated } from '@/contract/common';
import { baseApi } from './baseApi';
import { tagOf } from './tags';

/** The content that comments are about. */
export interface CommentSubject {
  /** Its path below the API's base, such as `forums/free/topics/3/`; its comments are beneath it. */
  path: string;
  /** The answer in the cache that counts them as `comment_count`. */
  counted: { endpoint: string; arg: unknown };
}

/** A page of the comments of the content with this path, from 1. */
export interface CommentsKey {
  path: string;
  page: number;
}

/** Returns whether a comment is shown optimistically: its id is negative until the provider answers. */
export const isOnTheWay = (commentId: number) => commentId < 0;

export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComments: build.query<Paginated<CommentThread>, CommentsKey>({
      query: ({ path, page }) => ({ url: `${path}comments/`, params: { page } }),
      providesTags: (_threads, _error, { path }) => [tagOf('Comments', path)],
    }),
  }),
});

export const { useGetCommentsQuery } = commentsApi;
