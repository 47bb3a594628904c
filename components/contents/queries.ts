import {
  type PhotoPostType,
  photoOrderings,
  photoOrderingTypes,
  videoOrderings,
  videoOrderingTypes,
} from '@/contract/constants/common';
import type { OtherContentsQuery, PhotosQuery, VideosQuery } from '@/contract/contents';
import { filterQueryOf, pageQueryOf } from '@/lib/listQuery';
import type { ListState } from '@/lib/listState';

/** Returns the order of a state if the call supports it; an unknown one is ignored. */
function orderOf<T extends string, O extends string>(
  state: ListState,
  types: readonly T[],
  fields: readonly O[],
): { ordering: O } | { ordering_type: T } | undefined {
  const ordering = fields.find((field) => field === state.ordering);
  if (ordering) return { ordering };
  const ordering_type = types.find((type) => type === state.ordering_type);
  return ordering_type && { ordering_type };
}

/** Builds the query for a page of videos, the same on the server and in the browser. */
export const videosQueryOf = (state: ListState, page = state.page): VideosQuery => ({
  ...pageQueryOf(state, page),
  ...orderOf(state, videoOrderingTypes, videoOrderings),
  ...filterQueryOf(state, 'categories'),
});

/** Builds the query for a page of photo posts, optionally of one kind. */
export const photosQueryOf = (state: ListState, postType: PhotoPostType | null, page = state.page): PhotosQuery => ({
  ...pageQueryOf(state, page),
  ...orderOf(state, photoOrderingTypes, photoOrderings),
  ...filterQueryOf(state, 'categories', 'tags'),
  ...(postType && { post_type: postType }),
});

/** Builds the query for a page of collections. */
export const othersQueryOf = (state: ListState, page = state.page): OtherContentsQuery => ({
  ...pageQueryOf(state, page),
  ...filterQueryOf(state, 'deals', 'stores', 'categories'),
});

/** The query for the filter of hashtags: those that are used most. */
export const tagsQuery = { page_size: 10 } as const;

/** The query for related content: one more than is shown, since the current one may be among them. */
export const relatedQuery = { page: 1, page_size: 7 } as const;
export const RELATED_SHOWN = 6;
