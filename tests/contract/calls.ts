import type { z } from 'zod';
import { detailAnswer, nonceAnswer, tokens } from '@/contract/auth';
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
import { likeAnswer, topic, topicsAnswer, viewAnswer } from '@/contract/topics';
import { uploadAnswer } from '@/contract/uploads';

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
  { method: 'POST', path: 'base/file/upload/', answer: uploadAnswer },

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
];

export const nameOf = ({ method, path }: Pick<SpineCall, 'method' | 'path'>) => `${method} ${path}`;
