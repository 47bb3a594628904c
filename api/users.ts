import type { FollowsQuery } from '@/contract/users';
import { userCalls } from '@/contract/users.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';
import { tagOf } from './tags';

/** The two lists of a member's follows. */
export type FollowSide = 'followers' | 'followings';
export type FollowsKey = FollowsQuery & { username: string };

const members = { providesTags: ['Personal', 'Members'] } as const;

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUser: query(build, userCalls.getUser, {
      providesTags: (_user, _error, { username }) => ['Personal', tagOf('User', username)],
    }),
    getUsers: query(build, userCalls.getUsers, members),
    getRecommendation: query(build, userCalls.getRecommendation, { providesTags: ['Personal'] }),
    getFollowers: query(build, userCalls.getFollowers, members),
    getFollowings: query(build, userCalls.getFollowings, members),
  }),
});

export const {
  useGetUserQuery,
  useGetUsersQuery,
  useLazyGetUsersQuery,
  useGetRecommendationQuery,
  useGetFollowersQuery,
  useGetFollowingsQuery,
} = usersApi;
