import type { Paginated } from '@/contract/common';
import type { Post, PostBody, PostSummary, PostUpdateBody } from '@/contract/posts';
import type { LikeAnswer, ViewAnswer } from '@/contract/topics';
import { markListsChanged } from '@/lib/freshness';
import { baseApi } from './baseApi';
import { postsApi } from './posts';

/** What members read of their own and change of posts. Its own file, since a page is drawn without it. */
export const postWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLikedPosts: build.query<Paginated<PostSummary>, { page: number }>({
      query: (params) => ({ url: 'posts/like/', params }),
      providesTags: ['Personal', 'LikedPosts'],
    }),
    createPost: build.mutation<Post, { body: PostBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: 'posts/',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_post, error) => (error ? [] : ['Posts']),
    }),
    updatePost: build.mutation<Post, { id: number; changes: PostUpdateBody }>({
      query: ({ id, changes }) => ({ url: `posts/${id}/`, method: 'PUT', body: changes }),
      /** The reader sees the title at once; a refusal puts back what was there. */
      async onQueryStarted({ id, changes }, { dispatch, queryFulfilled }): Promise<void> {
        const { title, status } = changes;
        const patch = dispatch(
          postsApi.util.updateQueryData('getPost', id, (post) => {
            if (title !== undefined) post.title = title;
            if (status !== undefined) post.status = status;
          }),
        );
        try {
          const { data } = await queryFulfilled;
          dispatch(postsApi.util.updateQueryData('getPost', id, () => data));
          markListsChanged();
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_post, error) => (error ? [] : ['Posts']),
    }),
    deletePost: build.mutation<{ success: true }, number>({
      query: (id) => ({ url: `posts/${id}/`, method: 'DELETE' }),
      async onQueryStarted(_id, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Posts', 'LikedPosts']),
    }),
    /** Counts the reader, once a day; the answer's count is shown. */
    viewPost: build.mutation<ViewAnswer, number>({
      query: (id) => ({ url: `posts/${id}/view/`, method: 'POST', light: true }),
      async onQueryStarted(id, { dispatch, queryFulfilled }): Promise<void> {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(
              postsApi.util.updateQueryData('getPost', id, (post) => {
                post.view_count = data.view_count;
              }),
            ),
          () => undefined,
        );
      },
    }),
    likePost: build.mutation<LikeAnswer, { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({
        url: `posts/${id}/like/`,
        method: 'POST',
        idempotencyKey,
      }),
      /** The heart turns at once; a refusal turns it back, and the answer's own count is kept. */
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        const patch = dispatch(
          postsApi.util.updateQueryData('getPost', id, (post) => {
            post.like_count += post.liked ? -1 : 1;
            post.liked = !post.liked;
          }),
        );
        try {
          const { data } = await queryFulfilled;
          if (!data.success) patch.undo();
          else {
            dispatch(
              postsApi.util.updateQueryData('getPost', id, (post) => {
                post.liked = data.liked;
                post.like_count = data.like_count;
              }),
            );
          }
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['LikedPosts']),
    }),
  }),
});

export const {
  useGetLikedPostsQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
} = postWritesApi;
