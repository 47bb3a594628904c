import type { ArgumentsOf } from '@/contract/call';
import type { LikeAnswer, Paginated, ViewAnswer } from '@/contract/common';
import type { Post, PostTerm, PostUpdateBody } from '@/contract/posts';
import { postCalls, postListCalls } from '@/contract/posts.calls';
import type { Product } from '@/contract/products';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query, requestOf } from './endpoint';
import { type Like, likeMutation } from './likes';
import { definedFields, entriesOf, patchQuery } from './patchQuery';
import { postsApi } from './posts';
import { postTermsApi } from './postTerms';
import { staleAfter, staleSubject } from './tags';

type ApiState = Parameters<ReturnType<typeof postTermsApi.endpoints.getPostTags.select>>[0];

interface Known {
  categories: readonly PostTerm[];
  tags: readonly PostTerm[];
  products: readonly Product[];
}

/** Collects the names and products of cached answers. */
function knownTo(state: ApiState): Known {
  const { getPostCategories, getPostTags } = postTermsApi.endpoints;
  const products = Object.values(state.api.queries).flatMap((query) =>
    query?.endpointName === 'getProducts' && query.data ? (query.data as Paginated<Product>).results : [],
  );
  return {
    categories: getPostCategories.select()(state).data?.results ?? [],
    tags: getPostTags.select()(state).data?.results ?? [],
    products,
  };
}

/** Changes a cached post in every field that an update names, as its page would show it. */
function changePost(post: Post, changes: PostUpdateBody, known: Known): void {
  const { type, title, content, status, categories, tags, products, cover, coverAlt } = changes;
  const made = (slug: string) => ({ slug, name: slug });
  Object.assign(post, definedFields({ type, title, content, status }));
  if (categories) {
    post.categories = entriesOf(categories, [...known.categories, ...post.categories], made);
  }
  if (tags) post.tags = entriesOf(tags, [...known.tags, ...post.tags], made);
  if (products) {
    const found = [...post.products, ...known.products];
    // A product that no cached answer contains is added by this answer.
    post.products = products.flatMap((id) => found.find((product) => product.id === id) ?? []);
  }
  // A new picture's size is known from the answer.
  if (cover === null) post.cover = null;
  if (cover && cover === post.cover?.url) post.cover.alt = coverAlt ?? post.cover.alt;
}

/**
 * Members' own posts and writes of posts. A file of its own, since a page is rendered without it.
 */
export const postWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLikedPosts: query(build, postListCalls.getLikedPosts, { providesTags: ['LikedPosts'] }),
    createPost: mutation(build, postCalls.createPost, {
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: staleAfter('Posts'),
    }),
    updatePost: mutation(build, postCalls.updatePost, {
      /** Updates the cached post optimistically; a failure restores it. */
      async onQueryStarted({ id, ...changes }, lifecycle): Promise<void> {
        const known = knownTo(lifecycle.getState() as ApiState);
        const patchPost = (recipe: (post: Post) => unknown) =>
          patchQuery(lifecycle, postsApi.endpoints.getPost, { id }, recipe);
        const patch = patchPost((post) => changePost(post, changes, known));
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchPost(() => data);
          markListsChanged();
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_response, error, { id }) => (error ? staleSubject(error, { type: 'Post', id }) : ['Posts']),
    }),
    deletePost: mutation(build, postCalls.deletePost, {
      async onQueryStarted(_key, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: staleAfter('Posts', 'LikedPosts'),
    }),
    /** Counts the reader, once a day, so without a key; the answer's count is shown. */
    viewPost: build.mutation<ViewAnswer, ArgumentsOf<typeof postCalls.viewPost>>({
      query: requestOf(postCalls.viewPost),
      async onQueryStarted({ id }, lifecycle): Promise<void> {
        await lifecycle.queryFulfilled.then(
          ({ data }) =>
            patchQuery(lifecycle, postsApi.endpoints.getPost, { id }, (post) => {
              post.view_count = data.view_count;
            }),
          () => undefined,
        );
      },
    }),
    likePost: build.mutation<LikeAnswer, ArgumentsOf<typeof postCalls.likePost> & Like>({
      ...likeMutation(
        ({ id }) => requestOf(postCalls.likePost)({ id }),
        (lifecycle, { id }, recipe) => patchQuery(lifecycle, postsApi.endpoints.getPost, { id }, recipe),
      ),
      invalidatesTags: staleAfter('LikedPosts'),
    }),
  }),
});

export const { useGetLikedPostsQuery, useCreatePostMutation, useUpdatePostMutation, useDeletePostMutation } =
  postWritesApi;
