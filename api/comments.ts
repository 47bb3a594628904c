import type { CommentsPage } from '@/contract/comments';
import { commentCallsOf } from '@/contract/comments.calls';
import type { CommentOrdering } from '@/contract/constants/common';
import { baseApi } from './baseApi';
import { requestOf } from './endpoint';
import { tagOf } from './tags';

/** The content that comments are about. */
export interface CommentSubject {
  /** Its path below the API's base, such as `forums/free/topics/3/`; its comments are beneath it. */
  path: string;
  /** The answer in the cache that counts them as `comment_count`. */
  counted: { endpoint: string; arg: unknown };
  /** The order that the reader has chosen, if any. */
  ordering?: CommentOrdering;
  /** Whether the reader may write none. */
  closed?: boolean;
}

/** A page of the comments of the content with this path, from 1. */
export interface CommentsKey {
  path: string;
  page: number;
  ordering?: CommentOrdering | undefined;
  page_size?: number;
}

/** Returns the key of a page of a subject's comments. */
export const commentsKey = ({ path, ordering }: CommentSubject, page: number): CommentsKey => ({
  path,
  page,
  ordering,
});

/** Returns the calls of the comments on the content with this path. */
export const callsBeneath = (path: string) => commentCallsOf(`/${path}`);

/** Returns whether a comment is shown optimistically: its id is negative until the provider answers. */
export const isOnTheWay = (commentId: number) => commentId < 0;

/** The ids under which this visit's comments were sent, by those under which they were stored. */
const sentIds = new Map<number, number>();

/** Records that the comment sent as `sentId` was stored as `id`. */
export const recordStored = (id: number, sentId: number): void => void sentIds.set(id, sentId);

/** Returns the React key of a comment: the same before and after it was stored, so that its element stays. */
export const commentKey = (id: number): number => sentIds.get(id) ?? id;

export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComments: build.query<CommentsPage, CommentsKey>({
      query: ({ path, ...page }) => requestOf(callsBeneath(path).getComments)(page),
      providesTags: (_threads, _error, { path }) => ['Personal', tagOf('Comments', path)],
    }),
  }),
});

export const { useGetCommentsQuery } = commentsApi;
