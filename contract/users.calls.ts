import { declareCalls } from './call.ts';
import type { leaveSchemas, profileSchemas, userSchemas } from './users.ts';

export const userCalls = declareCalls<typeof userSchemas>()({
  getUsers: ['GET', '/users/', 'public'],
  getRecommendation: ['GET', '/users/recommendation/', 'public'],
  getUser: ['GET', '/users/{username}/', 'public'],
  followUser: ['POST', '/users/{username}/follow/', 'member'],
  getFollowers: ['GET', '/users/{username}/followers/', 'public'],
  getFollowings: ['GET', '/users/{username}/followings/', 'public'],
});

export const profileCalls = declareCalls<typeof profileSchemas>()({
  changeNickname: ['PUT', '/users/{username}/nickname/', 'member'],
  changeIntroduction: ['PUT', '/users/{username}/introduction/', 'member'],
  changeSocial: ['PUT', '/users/{username}/social/', 'member'],
  changeAccount: ['PUT', '/users/{username}/account/', 'member'],
  changeDelivery: ['PUT', '/users/{username}/delivery/', 'member'],
  changePrivacy: ['PUT', '/users/{username}/privacy/', 'member'],
  changeAvatar: ['PUT', '/users/{username}/avatar/', 'member'],
});

export const leaveCalls = declareCalls<typeof leaveSchemas>()({
  leaveSite: ['POST', '/users/{username}/leave/', 'member'],
  leaveSuspended: ['POST', '/auth/leave/', 'public'],
  getUserData: ['GET', '/users/{username}/data/', 'member'],
});
