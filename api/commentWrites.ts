import type { CommentCreateBody, CommentThread, CommentUpdateBody } from '@/contract/comments';
import type { LikeAnswer, Paginated } from '@/contract/common';
import type { Author } from '@/contract/users';
import { markListsChanged } from '@/lib/browser/listChanges';
import { serverNow } from '@/lib/browser/serverClock';
import { isMissing } from '@/lib/failures';
import { baseApi } from './baseApi';
import { countPatcher } from './commentCount';
import { type CommentSubject, callsBeneath, commentsApi, commentsKey, recordStored } from './comments';
import { requestOf } from './endpoint';
import { type Like, likeMutation } from './likes';
import { copyOf, type Lifecycle, patchQuery } from './patchQuery';
import { staleSubject, tagOf } from './tags';
import { type Taken, takenFrom } from './taken';
import { addComment, findComment, putBack, removeComment, threadOf } from './threads';

/** A page of a subject's comments on which one is created, changed or deleted. */
interface Place {
  subject: CommentSubject;
  page: number;
}
type CommentPlace = Place & { commentId: number };
type Threads = Paginated<CommentThread>;

let lastOnTheWay = 0;

/** Changes a page of comments in the cache. */
const threadsPatcher =
  (lifecycle: Lifecycle, { subject, page }: Place) =>
  (recipe: (threads: Threads) => void) =>
    patchQuery(lifecycle, commentsApi.endpoints.getComments, commentsKey(subject, page), recipe);

/** Members' writes of comments. A file of its own, since a reader needs none of it. */
export const commentWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Appends the comment to its page optimistically; a rejection removes it. */
    createComment: build.mutation<
      CommentThread,
      Place & CommentCreateBody & { author: Author; idempotencyKey: string }
    >({
      query: ({ subject, page: _, author: __, ...sent }) => requestOf(callsBeneath(subject.path).createComment)(sent),
      async onQueryStarted({ content, parent = null, showManagerBadge = false, author, ...place }, lifecycle) {
        const patch = threadsPatcher(lifecycle, place);
        const count = countPatcher(lifecycle, place.subject.counted);
        lastOnTheWay -= 1;
        const own = lastOnTheWay;
        count(1);
        const add = (threads: Threads, comment: CommentThread) => addComment(threads, comment, place.subject.ordering);
        patch((threads) =>
          add(threads, {
            id: own,
            content,
            links: [],
            parent,
            showManagerBadge,
            status: 'published',
            collapsed: false,
            like_count: 0,
            liked: false,
            can: null,
            created_at: new Date(serverNow()).toISOString(),
            edited: false,
            edited_at: null,
            user: author,
            replies: [],
            more: null,
          }),
        );
        try {
          const { data } = await lifecycle.queryFulfilled;
          markListsChanged();
          const { replies: _, more: __, ...written } = data;
          let twice = false;
          patch((threads) => {
            const shown = findComment(threads, own);
            // Sent again after a lost answer, the comment may be on the page already.
            const known = findComment(threads, data.id);
            twice = Boolean(shown && known);
            if (twice) removeComment(threads, own);
            else if (shown) {
              recordStored(data.id, own);
              Object.assign(shown, written);
            }
            // A read that finished just before removed the new comment from the page.
            else if (!known) add(threads, data);
          });
          if (twice) count(-1);
        } catch {
          count(-1);
          patch((threads) => removeComment(threads, own));
        }
      },
    }),
    /** Shows the new text at once; a rejection restores the old one. */
    updateComment: build.mutation<CommentThread, CommentPlace & CommentUpdateBody>({
      query: ({ subject, page: _, ...sent }) => requestOf(callsBeneath(subject.path).updateComment)(sent),
      async onQueryStarted({ content, commentId, ...place }, lifecycle): Promise<void> {
        const patch = threadsPatcher(lifecycle, place);
        let before: Pick<CommentThread, 'content' | 'links' | 'edited'> | undefined;
        patch((threads) => {
          const comment = findComment(threads, commentId);
          if (!comment) return;
          const { content: text, links, edited } = comment;
          before = copyOf({ content: text, links, edited });
          Object.assign(comment, { content, links: [], edited: true });
        });
        try {
          const { replies: _, more: __, ...written } = (await lifecycle.queryFulfilled).data;
          patch((threads) => void Object.assign(findComment(threads, commentId) ?? {}, written));
        } catch {
          patch((threads) => void Object.assign(findComment(threads, commentId) ?? {}, before));
        }
      },
      invalidatesTags: (_comment, error, { subject }) =>
        error ? staleSubject(error, tagOf('Comments', subject.path)) : [],
    }),
    /** Removes it at once; a rejection restores its thread, unless it is deleted by now. */
    deleteComment: build.mutation<{ success: true }, CommentPlace>({
      query: ({ subject, commentId }) => requestOf(callsBeneath(subject.path).deleteComment)({ commentId }),
      async onQueryStarted({ commentId, ...place }, lifecycle): Promise<void> {
        const patch = threadsPatcher(lifecycle, place);
        const count = countPatcher(lifecycle, place.subject.counted);
        let before: Taken<CommentThread> | undefined;
        count(-1);
        patch((threads) => {
          const thread = threadOf(threads, commentId);
          if (thread) before = takenFrom(threads.results, thread);
          removeComment(threads, commentId);
        });
        await lifecycle.queryFulfilled.then(markListsChanged, ({ error }: { error: unknown }) => {
          if (isMissing(error)) return markListsChanged();
          count(1);
          patch((threads) => before && putBack(threads, before));
        });
      },
    }),
    likeComment: build.mutation<LikeAnswer, CommentPlace & Like>(
      likeMutation(
        ({ subject, commentId }) => requestOf(callsBeneath(subject.path).likeComment)({ commentId }),
        (lifecycle, { commentId, ...place }, recipe) =>
          threadsPatcher(
            lifecycle,
            place,
          )((threads) => {
            const comment = findComment(threads, commentId);
            if (comment) recipe(comment);
          }),
      ),
    ),
  }),
});

export const { useCreateCommentMutation, useUpdateCommentMutation } = commentWritesApi;
