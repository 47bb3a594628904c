import { DEFAULT_ORDERING_TYPE, DEFAULT_PAGE_SIZE, userOrderingTypes } from '@/contract/constants/common';
import type { FollowsQuery, UsersQuery } from '@/contract/users';
import type { ListState } from '@/lib/listState';

/** Builds the query for a page of members, the same on the server and in the browser. */
export function membersQueryOf(state: ListState, partners: boolean, page = state.page): UsersQuery {
  const type = userOrderingTypes.find((one) => one === state.ordering_type);
  return {
    ...followsQueryOf(state, page),
    ordering_type: type ?? DEFAULT_ORDERING_TYPE,
    ...(partners && { is_partner: 'true' as const }),
  };
}

/** Builds the query for a page of a member's followers or followings. */
export const followsQueryOf = (state: ListState, page = state.page): FollowsQuery => ({
  page,
  ...(state.page_size !== DEFAULT_PAGE_SIZE && { page_size: state.page_size }),
  ...(state.search && { search: state.search }),
});
