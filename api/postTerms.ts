import type { Paginated } from '@/contract/common';
import type { PostTerm } from '@/contract/posts';
import { postListCalls } from '@/contract/posts.calls';
import { baseApi } from './baseApi';
import { requestOf } from './endpoint';
import { wholeList } from './wholeList';

/** The categories and tags of posts, for lists and the composer: a post itself does without them. */
export const postTermsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPostCategories: build.query<Paginated<PostTerm>, void>({
      queryFn: wholeList<PostTerm>(requestOf(postListCalls.getPostCategories)),
    }),
    getPostTags: build.query<Paginated<PostTerm>, void>({
      queryFn: wholeList<PostTerm>(requestOf(postListCalls.getPostTags)),
    }),
  }),
});

export const { useGetPostCategoriesQuery, useGetPostTagsQuery } = postTermsApi;
