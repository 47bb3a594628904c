import type {
  AccountBody,
  DeliveryBody,
  FollowAnswer,
  LeaveAnswer,
  LeaveBody,
  ProfileAnswer,
  SocialBody,
  UserSummary,
} from '@/contract/users';
import { activityApi } from './activity';
import { baseApi } from './baseApi';
import { type Lifecycle, patchEveryQuery, patchQuery } from './patchQuery';
import { usersApi } from './users';

/** The username of a changed part, and its new value. */
type Change<B> = { username: string; body: B };

const put =
  (part: string) =>
  <B>({ username, body }: Change<B>) => ({
    url: `users/${username}/${part}/`,
    method: 'PUT' as const,
    body,
  });

/** Sets a member's follow wherever it is shown: their page and every list of members. */
function showFollow(
  lifecycle: Lifecycle,
  username: string,
  { followed, follower_count }: { followed: boolean; follower_count?: number },
) {
  const change = (row: Pick<UserSummary, 'followed' | 'follower_count'>) => {
    if (row.followed !== followed) row.follower_count += followed ? 1 : -1;
    row.followed = followed;
    if (follower_count !== undefined) row.follower_count = follower_count;
  };
  const changeIn = ({ results }: { results: UserSummary[] }) => {
    const row = results.find((one) => one.username === username);
    if (row) change(row);
  };
  const { getUser, getUsers, getRecommendation, getFollowers, getFollowings } = usersApi.endpoints;
  patchQuery(lifecycle, getUser, username, change);
  patchEveryQuery(lifecycle, getUsers, changeIn);
  patchEveryQuery(lifecycle, getRecommendation, changeIn);
  patchEveryQuery(lifecycle, getFollowers, changeIn);
  patchEveryQuery(lifecycle, getFollowings, changeIn);
  patchQuery(lifecycle, activityApi.endpoints.getOwnHome, undefined, ({ recommended }) =>
    changeIn({ results: recommended }),
  );
}

/** Members' changes of their profile and follows. A file of its own: a reader needs none of it. */
export const userWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `followed` is the requested state: it is shown at once, and a rejection reverts it. */
    followUser: build.mutation<FollowAnswer, { username: string; followed: boolean; idempotencyKey: string }>({
      query: ({ username, idempotencyKey }) => ({
        url: `users/${username}/follow/`,
        method: 'POST',
        body: {},
        idempotencyKey,
      }),
      async onQueryStarted({ username, followed }, lifecycle) {
        showFollow(lifecycle, username, { followed });
        try {
          const { data } = await lifecycle.queryFulfilled;
          if (data.success) showFollow(lifecycle, username, data);
          else showFollow(lifecycle, username, { followed: !followed });
        } catch {
          showFollow(lifecycle, username, { followed: !followed });
        }
      },
    }),
    changeNickname: build.mutation<ProfileAnswer, Change<{ nickname: string }>>({
      query: put('nickname'),
    }),
    changeIntroduction: build.mutation<ProfileAnswer, Change<{ introduction: string }>>({
      query: put('introduction'),
    }),
    changeSocial: build.mutation<ProfileAnswer, Change<SocialBody>>({ query: put('social') }),
    changeAccount: build.mutation<ProfileAnswer, Change<AccountBody>>({ query: put('account') }),
    changeDelivery: build.mutation<ProfileAnswer, Change<DeliveryBody>>({ query: put('delivery') }),
    changePrivacy: build.mutation<ProfileAnswer, Change<{ showSkinType: boolean }>>({
      query: put('privacy'),
    }),
    changeAvatar: build.mutation<ProfileAnswer, { username: string; picture: Blob }>({
      query: ({ username, picture }) => {
        const body = new FormData();
        body.set('avatar', picture, 'avatar.jpg');
        return { url: `users/${username}/avatar/`, method: 'PUT', body };
      },
    }),
    leaveSite: build.mutation<LeaveAnswer, Change<LeaveBody>>({
      query: ({ username, body }) => ({ url: `users/${username}/leave/`, method: 'POST', body }),
    }),
    /** A mutation, so that its result is not cached. */
    getUserData: build.mutation<Record<string, unknown>, string>({
      query: (username) => ({ url: `users/${username}/data/` }),
    }),
  }),
});

export const {
  useChangeNicknameMutation,
  useChangeIntroductionMutation,
  useChangeSocialMutation,
  useChangeAccountMutation,
  useChangeDeliveryMutation,
  useChangePrivacyMutation,
  useChangeAvatarMutation,
  useLeaveSiteMutation,
  useGetUserDataMutation,
} = userWritesApi;
