import { type FollowSide, usersApi } from '@/api/users';
import { followsQueryOf } from '@/components/users/membersQuery';
import type { ListState } from '@/lib/listState';
import type { FetchQuery } from '@/store/pageData';

/** Loads a member and a page of their followers or followings. */
export async function loadFollows(fetchQuery: FetchQuery, username: string, side: FollowSide, state: ListState) {
  const { getUser, getFollowers, getFollowings } = usersApi.endpoints;
  const list = side === 'followers' ? getFollowers : getFollowings;
  await Promise.all([
    fetchQuery(getUser.initiate({ username })),
    fetchQuery(list.initiate({ username, ...followsQueryOf(state) })),
  ]);
}
