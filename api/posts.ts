import type { Paginated } from '@/contract/common';
import type { Post, PostSummary, PostsQuery, PostTerm } from '@/contract/posts';
import { baseApi } from './baseApi';
import type { CommentSubject } from './comments';
import { wholeList } from './wholeList';

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
    getPosts: build.query<Paginated<PostInList>, PostsQuery>({
      query: (params) => ({ url: 'posts/', params }),
      transformResponse: forCards,
      providesTags: ['Posts'],
    }),
    getPost: build.query<Post, number>({
      query: (id) => ({ url: `posts/${id}/` }),
      providesTags: (_post, _error, id) => ['Personal', { type: 'Post', id }],
    }),
    getRelatedPosts: build.query<Paginated<PostInList>, RelatedKey>({
      query: ({ id, ...params }) => ({ url: `posts/${id}/related/`, params }),
      transformResponse: forCards,
      // Invalidated with its post, not with the lists: related posts of a deleted post are not fetched.
      providesTags: (_posts, _error, { id }) => [{ type: 'Post', id }],
    }),
    getPostCategories: build.query<Paginated<PostTerm>, void>({
      queryFn: wholeList<PostTerm>(() => ({ url: 'posts/categories/' })),
    }),
    getPostTags: build.query<Paginated<PostTerm>, void>({
      queryFn: wholeList<PostTerm>(() => ({ url: 'posts/tags/' })),
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
