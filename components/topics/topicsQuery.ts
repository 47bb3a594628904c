import { BEST_VIEW_COUNT, DEFAULT_PAGE_SIZE, topicOrderings } from '@/contract/constants';
import type { TopicsQuery } from '@/contract/topics';
import { isNarrowed, type ListState } from '@/lib/listState';

/** Which topics a list is of: a forum's, or every forum's; all, or the best. */
export interface TopicsScope {
  slug?: string;
  best?: boolean;
}

/**
 * The call for a page of topics, the same on the server and in the browser. A forum's pinned topics
 * stand above its first page, so that the rest of the list is without them; a search has them all.
 */
export function topicsQueryOf(
  state: ListState,
  { slug, best }: TopicsScope,
  page = state.page,
): TopicsQuery & { slug?: string } {
  const ordering = topicOrderings.find((it) => it === state.ordering);
  return {
    ...(slug && { slug }),
    page,
    ...(state.page_size !== DEFAULT_PAGE_SIZE && { page_size: state.page_size }),
    ...(ordering ? { ordering } : { ordering_type: state.ordering_type }),
    ...(state.search && { search: state.search }),
    ...(state.categories.length > 0 && { categories: state.categories.join(',') }),
    ...(state.tags.length > 0 && { tags: state.tags.join(',') }),
    ...(state.event && { event: state.event }),
    ...(state.product_type && { product_type: state.product_type }),
    ...(best && { view_count__gt: BEST_VIEW_COUNT }),
    ...(slug && !isNarrowed(state) && { fixed: 'false' as const }),
  };
}

/** The call for a forum's pinned topics. */
export const pinnedQueryOf = (slug: string) => ({
  slug,
  fixed: 'true' as const,
  ordering_type: 'new' as const,
});

/** Whether a forum's list begins with its pinned topics. */
export const hasPinned = (state: ListState): boolean => state.page === 1 && !isNarrowed(state);
