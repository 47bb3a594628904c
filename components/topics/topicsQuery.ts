import { BEST_VIEW_COUNT, topicOrderings } from '@/contract/constants/common';
import type { TopicsQuery } from '@/contract/topics';
import { filterQueryOf, orderQueryOf, pageQueryOf } from '@/lib/listQuery';
import { isNarrowed, type ListState } from '@/lib/listState';

/** The scope of a list of topics: a forum's, or every forum's; all, the best, or one member's, latest first. */
export interface TopicsScope {
  user?: string;
  slug?: string;
  best?: boolean;
}

/**
 * Builds the query for a page of topics, the same on the server and in the browser. A forum's pinned topics
 * are above its first page, so the rest of the list excludes them; a search includes them.
 */
export function topicsQueryOf(
  state: ListState,
  { slug, best, user }: TopicsScope,
  page = state.page,
): TopicsQuery & { slug?: string } {
  return {
    ...(slug && { slug }),
    ...pageQueryOf(state, page),
    ...orderQueryOf(state, topicOrderings),
    ...filterQueryOf(state, 'categories', 'tags', 'event', 'product_type'),
    ...(user && { user, ordering_type: 'new' as const }),
    ...(best && { view_count__gt: BEST_VIEW_COUNT }),
    ...(slug && !isNarrowed(state) && { fixed: 'false' as const }),
  };
}

/** Builds the query for a forum's pinned topics. */
export const pinnedQueryOf = (slug: string) => ({ slug, fixed: 'true' as const, ordering_type: 'new' as const });

/** Returns whether a forum's list begins with its pinned topics. */
export const hasPinned = (state: ListState): boolean => state.page === 1 && !isNarrowed(state);
