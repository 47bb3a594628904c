import type { Paginated } from '@/contract/common';
import type { Post, PostSummary, PostsQuery, PostTerm } from '@/contract/posts';
import { baseApi } from './baseApi';
import type { CommentSubject } from './comments';

/** Returns the comments' subject of a post. */
export const postComments = (id: number): CommentSubject => ({
  path: `posts/${id}/`,
  counted: { endpoint: 'getPost', arg: id },
});

/** A page of related posts, from page 1. */
interface RelatedKey {
  id: number;
  page_size: number;
}

export const postsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPosts: build.query<Paginated<PostSummary>, PostsQuery>({
      query: (params) => ({ url: 'posts/', params }),
      providesTags: ['Posts'],
    }),
    getPost: build.query<Post, number>({
      query: (id) => ({ url: `posts/${id}/` }),
      providesTags: (_post, _error, id) => ['Personal', { type: 'Post', id }],
    }),
    getRelatedPosts: build.query<Paginated<PostSummary>, RelatedKey>({
      query: ({ id, ...params }) => ({ url: `posts/${id}/related/`, params }),
      // Invalidated with its post, not with the lists: related posts of a deleted post are not fetched.
      providesTags: (_posts, _error, { id }) => [{ type: 'Post', id }],
    }),
    getPostCategories: build.query<Paginated<PostTerm>, void>({
      query: () => ({ url: 'posts/categories/', params: { page_size: 100 } }),
    }),
    getPostTags: build.query<Paginated<PostTerm>, void>({
      query: () => ({ url: 'posts/tags/', params: { page_size: 100 } }),
    }),
  }),
});

export const {
  useGetPostsQuery,
  useGetPostQuery,
  useGetRelatedPostsQuery,
  useGetPostCategoriesQuery,
  useGetPostTagsQuery,
} = postsApi;
