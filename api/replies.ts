import type { RepliesPage } from '@/contract/comments';
import { baseApi } from './baseApi';
import { type CommentsKey, callsBeneath, commentsApi } from './comments';
import { requestOf } from './endpoint';
import { addReplies } from './threads';

/** Further replies of a comment. A file of its own, since few pages need it. */
export const repliesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds them to the page that shows the comment, where writes find them. */
    getReplies: build.query<RepliesPage, { of: CommentsKey; commentId: number; after: number }>({
      query: ({ of: { path }, ...query }) => requestOf(callsBeneath(path).getReplies)(query),
      async onQueryStarted({ of, commentId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { updateQueryData } = commentsApi.util;
        dispatch(updateQueryData('getComments', of, (threads) => addReplies(threads, commentId, answer.data)));
      },
    }),
  }),
});
