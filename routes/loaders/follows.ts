import { type FollowSide, usersApi } from '@/api/users';
import { followsQueryOf } from '@/components/users/peopleQuery';
import type { ListState } from '@/lib/listState';
import type { Ask } from '@/store/pageData';

/** Asks for a member and a page of one of their two lists. */
export async function loadFollows(ask: Ask, username: string, side: FollowSide, state: ListState) {
  const { getUser, getFollowers, getFollowings } = usersApi.endpoints;
  const list = side === 'followers' ? getFollowers : getFollowings;
  await Promise.all([
    ask(getUser.initiate(username)),
    ask(list.initiate({ username, ...followsQueryOf(state) })),
  ]);
}
