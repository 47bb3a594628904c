import type { Paginated } from '@/contract/common';
import type { CommentCreateBody, TopicComment } from '@/contract/topics';
import type { Author } from '@/contract/users';
import { baseApi } from './baseApi';
import { type CommentsKey, commentsApi, pathOf } from './comments';
import { addComment, findComment, putBack, removeComment, threadOf } from './threads';
import { type TopicKey, topicsApi } from './topics';

/** A comment on the page where it is shown. */
export type CommentKey = CommentsKey & { commentId: number };
type Threads = Paginated<TopicComment>;

const onePath = (key: CommentKey) => `${pathOf(key)}${key.commentId}/`;

/** What a recipe takes out of the cache's draft, which ends with the recipe. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

let lastOnTheWay = 0;

/** Changes a page of comments in the cache. */
const threadsPatcher =
  (dispatch: (action: never) => unknown, { slug, id, page }: CommentsKey) =>
  (recipe: (threads: Threads) => void) =>
    dispatch(commentsApi.util.updateQueryData('getComments', { slug, id, page }, recipe) as never);

const countPatcher =
  (dispatch: (action: never) => unknown, { slug, id }: TopicKey) =>
  (by: number) =>
    dispatch(
      topicsApi.util.updateQueryData('getTopic', { slug, id }, (topic) => {
        topic.comment_count += by;
      }) as never,
    );

/** What members write. Its own file, since a reader needs none of it. */
export const commentWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shown at the end of its page at once; taken out again when it is refused. */
    createComment: build.mutation<
      TopicComment,
      CommentsKey & { body: CommentCreateBody; author: Author; idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey, ...key }) => ({
        url: pathOf(key),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted({ body, author, ...key }, { dispatch, queryFulfilled }): Promise<void> {
        const patch = threadsPatcher(dispatch, key);
        const count = countPatcher(dispatch, key);
        lastOnTheWay -= 1;
        const own = lastOnTheWay;
        count(1);
        patch((threads) =>
          addComment(threads, {
            id: own,
            content: body.content,
            links: [],
            parent: body.parent ? Number(body.parent) : null,
            showManagerBadge: body.showManagerBadge ?? false,
            status: 'published',
            created_at: new Date().toISOString(),
            edited: false,
            user: author,
            replies: [],
          }),
        );
        try {
          const { replies: _, ...written } = (await queryFulfilled).data;
          patch((threads) => void Object.assign(findComment(threads, own) ?? {}, written));
        } catch {
          count(-1);
          patch((threads) => removeComment(threads, own));
        }
      },
    }),
    /** The new words stand at once; a refusal puts the old ones back. */
    updateComment: build.mutation<
      TopicComment,
      CommentKey & { content: string; showManagerBadge?: boolean }
    >({
      query: ({ content, showManagerBadge, ...key }) => ({
        url: onePath(key),
        method: 'PUT',
        body: { content, showManagerBadge },
      }),
      async onQueryStarted(
        { content, commentId, ...key },
        { dispatch, queryFulfilled },
      ): Promise<void> {
        const patch = threadsPatcher(dispatch, key);
        let before: Pick<TopicComment, 'content' | 'links' | 'edited'> | undefined;
        patch((threads) => {
          const comment = findComment(threads, commentId);
          if (!comment) return;
          const { content: words, links, edited } = comment;
          before = copyOf({ content: words, links, edited });
          Object.assign(comment, { content, links: [], edited: true });
        });
        try {
          const { replies: _, ...written } = (await queryFulfilled).data;
          patch((threads) => void Object.assign(findComment(threads, commentId) ?? {}, written));
        } catch {
          patch((threads) => void Object.assign(findComment(threads, commentId) ?? {}, before));
        }
      },
    }),
    /** Gone at once; a refusal brings its thread back as it was. */
    deleteComment: build.mutation<{ success: true }, CommentKey>({
      query: (key) => ({ url: onePath(key), method: 'DELETE' }),
      async onQueryStarted({ commentId, ...key }, { dispatch, queryFulfilled }): Promise<void> {
        const patch = threadsPatcher(dispatch, key);
        const count = countPatcher(dispatch, key);
        let before: TopicComment | undefined;
        count(-1);
        patch((threads) => {
          const thread = threadOf(threads, commentId);
          if (thread) before = copyOf(thread);
          removeComment(threads, commentId);
        });
        await queryFulfilled.catch(() => {
          count(1);
          patch((threads) => before && putBack(threads, before));
        });
      },
    }),
  }),
});

export const { useCreateCommentMutation, useUpdateCommentMutation, useDeleteCommentMutation } =
  commentWritesApi;
