import type { z } from 'zod';
import { detailAnswer, nonceAnswer, tokens } from '@/contract/auth';
import { badgesAnswer } from '@/contract/badges';
import { banner, bannersAnswer } from '@/contract/banners';
import { commentsAnswer, commentThread } from '@/contract/comments';
import { success } from '@/contract/common';
import {
  forum,
  forumCategoriesAnswer,
  forumEventsAnswer,
  forumsAnswer,
  forumTagsAnswer,
} from '@/contract/forums';
import { main } from '@/contract/home';
import { notificationsAnswer, notificationsReadAnswer } from '@/contract/notifications';
import { rankingsAnswer } from '@/contract/rankings';
import { searchAnswer, suggestionsAnswer } from '@/contract/search';
import { likeAnswer, topic, topicsAnswer, viewAnswer } from '@/contract/topics';
import { uploadAnswer } from '@/contract/uploads';
import {
  followAnswer,
  leaveAnswer,
  profile,
  profileAnswer,
  recommendationAnswer,
  userData,
  usersAnswer,
} from '@/contract/users';

/** A call of the specification whose area stands. */
export interface SpineCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base; a part in braces stands for a value. */
  path: string;
  answer: z.ZodType;
  /** What the site makes it with: an endpoint of the API, or the web's server for the session. */
  client?: string;
}

const topicsOf = 'forums/{slug}/topics/';
const commentsOf = `${topicsOf}{id}/comments/`;

/** The calls of the spine's areas, as the specification lists them. */
export const calls: SpineCall[] = [
  { method: 'POST', path: 'auth/registration/', answer: tokens, client: 'session' },
  { method: 'POST', path: 'auth/login/', answer: tokens, client: 'session' },
  { method: 'POST', path: 'users/authenticate/', answer: tokens, client: 'session' },
  { method: 'GET', path: 'users/nonce/', answer: nonceAnswer, client: 'getNonce' },
  {
    method: 'POST',
    path: 'auth/registration/verify-email/',
    answer: detailAnswer,
    client: 'verifyEmail',
  },
  {
    method: 'POST',
    path: 'auth/registration/resend-email/',
    answer: detailAnswer,
    client: 'resendEmail',
  },
  { method: 'POST', path: 'auth/password/change/', answer: detailAnswer, client: 'changePassword' },
  { method: 'POST', path: 'auth/password/reset/', answer: detailAnswer, client: 'resetPassword' },
  {
    method: 'POST',
    path: 'auth/password/reset/confirm/',
    answer: detailAnswer,
    client: 'confirmPasswordReset',
  },

  { method: 'GET', path: 'base/main/', answer: main, client: 'getMain' },
  { method: 'GET', path: 'banners/', answer: bannersAnswer, client: 'getBanners' },
  { method: 'GET', path: 'banners/{id}/', answer: banner, client: 'getBanner' },
  { method: 'GET', path: 'rankings/', answer: rankingsAnswer, client: 'getRankings' },

  { method: 'POST', path: 'image-file/upload/', answer: uploadAnswer, client: 'uploadImage' },
  { method: 'POST', path: 'base/file/upload/', answer: uploadAnswer, client: 'uploadFile' },

  { method: 'GET', path: 'forums/', answer: forumsAnswer, client: 'getForums' },
  { method: 'GET', path: 'forums/{slug}/', answer: forum, client: 'getForum' },
  {
    method: 'GET',
    path: 'forums/categories/',
    answer: forumCategoriesAnswer,
    client: 'getForumCategories',
  },
  { method: 'GET', path: 'forums/tags/', answer: forumTagsAnswer, client: 'getForumTags' },
  { method: 'GET', path: 'forums/events/', answer: forumEventsAnswer, client: 'getForumEvents' },
  { method: 'GET', path: topicsOf, answer: topicsAnswer, client: 'getForumTopics' },
  { method: 'POST', path: topicsOf, answer: topic, client: 'createTopic' },
  { method: 'GET', path: `${topicsOf}{id}/`, answer: topic, client: 'getTopic' },
  { method: 'POST', path: `${topicsOf}{id}/view/`, answer: viewAnswer, client: 'viewTopic' },
  { method: 'GET', path: commentsOf, answer: commentsAnswer, client: 'getComments' },
  { method: 'POST', path: commentsOf, answer: commentThread, client: 'createComment' },
  {
    method: 'PUT',
    path: `${commentsOf}{commentId}/`,
    answer: commentThread,
    client: 'updateComment',
  },
  { method: 'DELETE', path: `${commentsOf}{commentId}/`, answer: success, client: 'deleteComment' },

  { method: 'GET', path: 'topics/', answer: topicsAnswer, client: 'getTopics' },
  { method: 'POST', path: 'topics/', answer: topic, client: 'writeTopic' },
  { method: 'GET', path: 'topics/{id}/', answer: topic, client: 'getTopicById' },
  { method: 'PUT', path: 'topics/{id}/', answer: topic, client: 'updateTopic' },
  { method: 'POST', path: 'topics/{id}/like/', answer: likeAnswer, client: 'likeTopic' },
  { method: 'DELETE', path: 'topics/{id}/', answer: success, client: 'deleteTopic' },
  {
    method: 'GET',
    path: 'notifications/',
    answer: notificationsAnswer,
    client: 'getNotifications',
  },
  {
    method: 'POST',
    path: 'notifications/read/',
    answer: notificationsReadAnswer,
    client: 'readNotifications',
  },

  // Calls of ours beside the specification's.
  { method: 'GET', path: 'search/', answer: searchAnswer, client: 'getSearch' },
  {
    method: 'GET',
    path: 'search/suggestions/',
    answer: suggestionsAnswer,
    client: 'getSuggestions',
  },

  { method: 'GET', path: 'badges/', answer: badgesAnswer, client: 'getBadges' },
  {
    method: 'GET',
    path: 'users/recommendation/',
    answer: recommendationAnswer,
    client: 'getRecommendation',
  },
  { method: 'GET', path: 'users/', answer: usersAnswer, client: 'getUsers' },
  { method: 'GET', path: 'users/{username}/', answer: profile, client: 'getUser' },
  {
    method: 'GET',
    path: 'users/{username}/followers/',
    answer: usersAnswer,
    client: 'getFollowers',
  },
  {
    method: 'GET',
    path: 'users/{username}/followings/',
    answer: usersAnswer,
    client: 'getFollowings',
  },
  { method: 'POST', path: 'users/{username}/follow/', answer: followAnswer, client: 'followUser' },
  ...(
    [
      ['nickname', 'changeNickname'],
      ['introduction', 'changeIntroduction'],
      ['social', 'changeSocial'],
      ['account', 'changeAccount'],
      ['delivery', 'changeDelivery'],
      ['avatar', 'changeAvatar'],
      // Ours: which of oneself others see.
      ['privacy', 'changePrivacy'],
    ] as const
  ).map(([part, client]) => ({
    method: 'PUT' as const,
    path: `users/{username}/${part}/`,
    answer: profileAnswer,
    client,
  })),
  // Ours: leaving, and taking along what is one's own.
  { method: 'POST', path: 'users/{username}/leave/', answer: leaveAnswer, client: 'leaveSite' },
  { method: 'GET', path: 'users/{username}/data/', answer: userData, client: 'getUserData' },
];

export const nameOf = ({ method, path }: Pick<SpineCall, 'method' | 'path'>) => `${method} ${path}`;
