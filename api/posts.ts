import type { Paginated } from '@/contract/common';
import type { PostSummary } from '@/contract/posts';
import { postCalls, postListCalls } from '@/contract/posts.calls';
import { baseApi } from './baseApi';
import type { CommentSubject } from './comments';
import { query, requestOf } from './endpoint';

/** Returns the comments' subject of a post. */
export const postComments = (id: number): CommentSubject => ({
  path: requestOf(postCalls.getPost)({ id }).url,
  counted: { endpoint: 'getPost', arg: { id } },
});

/** The number of related posts shown. */
const RELATED_SHOWN = 6;

/** Returns the argument of the query for a post's related posts. */
export const relatedKey = (id: number) => ({ id, page_size: RELATED_SHOWN });

/** A post as a card of a list shows it. */
export type PostInList = Omit<PostSummary, 'products' | 'tags' | 'cover' | 'user'> & {
  cover: Omit<NonNullable<PostSummary['cover']>, 'alt'> | null;
  user: Pick<PostSummary['user'], 'username' | 'nickname'>;
};

/** Removes from a page of posts what no card shows, most of it, which a page would contain in its data. */
const forCards = ({ results, ...page }: Paginated<PostSummary>): Paginated<PostInList> => ({
  ...page,
  results: results.map(({ products: _, tags: __, cover, user: { username, nickname }, ...post }) => ({
    ...post,
    cover: cover && { url: cover.url, width: cover.width, height: cover.height },
    user: { username, nickname },
  })),
});

export const postsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPosts: query(build, postListCalls.getPosts, { transformResponse: forCards, providesTags: ['Posts'] }),
    getPost: query(build, postCalls.getPost, {
      providesTags: (_post, _error, { id }) => ['Personal', { type: 'Post', id }],
    }),
    getRelatedPosts: query(build, postListCalls.getRelatedPosts, {
      transformResponse: forCards,
      // Invalidated with its post, not with the lists: related posts of a deleted post are not fetched.
      providesTags: (_posts, _error, { id }) => [{ type: 'Post', id }],
    }),
  }),
});

export const { useGetPostsQuery, useGetPostQuery, useGetRelatedPostsQuery } = postsApi;
