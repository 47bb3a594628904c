import { topicOrderings } from '@/contract/constants/common';
import type { PostsQuery } from '@/contract/posts';
import { filterQueryOf, orderQueryOf, pageQueryOf } from '@/lib/listQuery';
import type { ListState } from '@/lib/listState';

/** Builds the query for a page of posts, the same on the server and in the browser; one member's are latest first. */
export const postsQueryOf = (state: ListState, page = state.page, user?: string): PostsQuery => ({
  ...pageQueryOf(state, page),
  ...(user ? { user, ordering_type: 'new' as const } : orderQueryOf(state, topicOrderings)),
  ...filterQueryOf(state, 'categories', 'tags', 'deals', 'stores'),
});
