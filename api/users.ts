import type { Paginated } from '@/contract/common';
import type { FollowsQuery, Profile, Recommendation, UserSummary, UsersQuery } from '@/contract/users';
import { baseApi } from './baseApi';
import { tagOf } from './tags';

/** The two lists of a member's follows. */
export type FollowSide = 'followers' | 'followings';
export type FollowsKey = FollowsQuery & { username: string };

const members = ['Personal' as const, 'Members' as const];

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<Profile, string>({
      query: (username) => ({ url: `users/${username}/` }),
      providesTags: (_user, _error, username) => ['Personal', tagOf('User', username)],
    }),
    getUsers: build.query<Paginated<UserSummary>, UsersQuery>({
      query: (params) => ({ url: 'users/', params }),
      providesTags: members,
    }),
    getRecommendation: build.query<Paginated<Recommendation>, { page_size: number }>({
      query: (params) => ({ url: 'users/recommendation/', params }),
      providesTags: ['Personal'],
    }),
    getFollowers: build.query<Paginated<UserSummary>, FollowsKey>({
      query: ({ username, ...params }) => ({ url: `users/${username}/followers/`, params }),
      providesTags: members,
    }),
    getFollowings: build.query<Paginated<UserSummary>, FollowsKey>({
      query: ({ username, ...params }) => ({ url: `users/${username}/followings/`, params }),
      providesTags: members,
    }),
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
