import type { ArgumentsOf, ResponseOf } from '@/contract/call';
import type { UserSummary } from '@/contract/users';
import { leaveCalls, profileCalls, userCalls } from '@/contract/users.calls';
import { activityApi } from './activity';
import { baseApi } from './baseApi';
import { download, mutation, requestOf } from './endpoint';
import { type Lifecycle, patchEveryQuery, patchQuery } from './patchQuery';
import { reaching } from './toggles';
import { usersApi } from './users';

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
  patchQuery(lifecycle, getUser, { username }, change);
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
    followUser: build.mutation<
      ResponseOf<typeof userCalls.followUser>,
      ArgumentsOf<typeof userCalls.followUser> & { followed: boolean; idempotencyKey: string }
    >({
      queryFn: reaching(
        ({ username }) => requestOf(userCalls.followUser)({ username }),
        (answer, { followed }) => !answer.success || answer.followed === followed,
      ),
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
    changeNickname: mutation(build, profileCalls.changeNickname),
    changeIntroduction: mutation(build, profileCalls.changeIntroduction),
    changeSocial: mutation(build, profileCalls.changeSocial),
    changeAccount: mutation(build, profileCalls.changeAccount),
    changeDelivery: mutation(build, profileCalls.changeDelivery),
    changePrivacy: mutation(build, profileCalls.changePrivacy),
    changeAvatar: build.mutation<
      ResponseOf<typeof profileCalls.changeAvatar>,
      ArgumentsOf<typeof profileCalls.changeAvatar> & { picture: Blob }
    >({
      query: ({ picture, ...given }) => {
        const body = new FormData();
        body.set('avatar', picture, 'avatar.jpg');
        return { ...requestOf(profileCalls.changeAvatar)(given), body };
      },
    }),
    leaveSite: mutation(build, leaveCalls.leaveSite),
    leaveSuspended: mutation(build, leaveCalls.leaveSuspended),
    getUserData: download(build, leaveCalls.getUserData),
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
  useLeaveSuspendedMutation,
  useGetUserDataMutation,
} = userWritesApi;
