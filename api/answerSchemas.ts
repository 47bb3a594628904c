import type { z } from 'zod';
import { activitySchemas } from '@/contract/activity';
import {
  deviceSchemas,
  emailChangeSchemas,
  linkSchemas,
  nonceSchemas,
  passwordSchemas,
  verificationSchemas,
} from '@/contract/auth';
import { badgeSchemas } from '@/contract/badges';
import { bannerSchemas } from '@/contract/banners';
import { bookmarkSchemas } from '@/contract/bookmarks';
import type { CallSchemas } from '@/contract/call';
import { challengeGroupSchemas, challengeSchemas, participantSchemas } from '@/contract/challenges';
import { commentsAnswer, commentThread } from '@/contract/comments';
import { likeAnswer, success, viewAnswer } from '@/contract/common';
import { otherContentSchemas, photoSchemas, videoSchemas } from '@/contract/contents';
import { courseSchemas } from '@/contract/courses';
import { eventManageSchemas, eventSchemas } from '@/contract/events';
import { forum, forumCategoriesAnswer, forumEventsAnswer, forumsAnswer, forumTagsAnswer } from '@/contract/forums';
import { main } from '@/contract/home';
import { managedAnnouncementSchemas } from '@/contract/managedAnnouncements';
import { managedChallengeSchemas } from '@/contract/managedChallenges';
import { managedCouponSchemas } from '@/contract/managedCoupons';
import { managedEventSchemas } from '@/contract/managedEvents';
import { managedForumSchemas } from '@/contract/managedForums';
import { managedMemberSchemas } from '@/contract/managedMembers';
import { managedNewsletterSchemas } from '@/contract/managedNewsletters';
import { managedRaffleSchemas } from '@/contract/managedRaffles';
import { marketingSchemas } from '@/contract/marketings';
import { missionSchemas } from '@/contract/missions';
import {
  historySchemas,
  memberModerationSchemas,
  moderationManageSchemas,
  reportSchemas,
  trashSchemas,
} from '@/contract/moderation';
import { notificationSettingsSchemas } from '@/contract/notificationSettings';
import { notificationSchemas } from '@/contract/notifications';
import { own } from '@/contract/own';
import { pointSchemas } from '@/contract/points';
import { notionRecordMap, post, postsAnswer, postTermsAnswer } from '@/contract/posts';
import { productSchemas } from '@/contract/products';
import { acceptAnswer, answer, myAnswer, question, questionsAnswer } from '@/contract/questions';
import { raffleSchemas } from '@/contract/raffles';
import { rankingSchemas } from '@/contract/rankings';
import { searchAnswer, suggestionsAnswer } from '@/contract/search';
import { passkeySchemas, securitySchemas } from '@/contract/security';
import { statisticsSchemas } from '@/contract/statistics';
import { supportSchemas } from '@/contract/support';
import { surveySchemas } from '@/contract/surveys';
import { systemSchemas } from '@/contract/system';
import { topic, topicsAnswer } from '@/contract/topics';
import { uploadAnswer } from '@/contract/uploads';
import { leaveSchemas, profileSchemas, userSchemas } from '@/contract/users';
import { log } from '@/lib/log';

/** Returns the schemas of the responses of an area's calls, by call. */
const responsesOf = <S extends CallSchemas>(area: S) =>
  Object.fromEntries(Object.entries(area).map(([name, { response }]) => [name, response])) as {
    [Name in keyof S]: S[Name]['response'];
  };

/**
 * The contract's schema of each endpoint's answer as the provider sends it, before `transformResponse`. The
 * server parses every answer with it. The browser uses `answerShapes.json`, which a test generates from it,
 * since zod and the schemas are larger than everything else that a reader's page loads.
 */
const schemas = {
  ...responsesOf(activitySchemas),
  ...responsesOf(badgeSchemas),
  ...responsesOf(bannerSchemas),
  ...responsesOf(bookmarkSchemas),
  ...responsesOf(challengeGroupSchemas),
  ...responsesOf(challengeSchemas),
  ...responsesOf(courseSchemas),
  ...responsesOf(deviceSchemas),
  ...responsesOf(emailChangeSchemas),
  ...responsesOf(eventManageSchemas),
  ...responsesOf(eventSchemas),
  ...responsesOf(historySchemas),
  ...responsesOf(leaveSchemas),
  ...responsesOf(linkSchemas),
  ...responsesOf(managedAnnouncementSchemas),
  ...responsesOf(managedChallengeSchemas),
  ...responsesOf(managedCouponSchemas),
  ...responsesOf(managedEventSchemas),
  ...responsesOf(managedForumSchemas),
  ...responsesOf(managedMemberSchemas),
  ...responsesOf(managedNewsletterSchemas),
  ...responsesOf(managedRaffleSchemas),
  ...responsesOf(marketingSchemas),
  ...responsesOf(memberModerationSchemas),
  ...responsesOf(missionSchemas),
  ...responsesOf(moderationManageSchemas),
  ...responsesOf(nonceSchemas),
  ...responsesOf(notificationSchemas),
  ...responsesOf(notificationSettingsSchemas),
  ...responsesOf(otherContentSchemas),
  ...responsesOf(participantSchemas),
  ...responsesOf(passkeySchemas),
  ...responsesOf(passwordSchemas),
  ...responsesOf(photoSchemas),
  ...responsesOf(pointSchemas),
  ...responsesOf(productSchemas),
  ...responsesOf(profileSchemas),
  ...responsesOf(raffleSchemas),
  ...responsesOf(rankingSchemas),
  ...responsesOf(reportSchemas),
  ...responsesOf(securitySchemas),
  ...responsesOf(statisticsSchemas),
  ...responsesOf(supportSchemas),
  ...responsesOf(surveySchemas),
  ...responsesOf(systemSchemas),
  ...responsesOf(trashSchemas),
  ...responsesOf(userSchemas),
  ...responsesOf(verificationSchemas),
  ...responsesOf(videoSchemas),
  acceptAnswer,
  createAnswer: answer,
  createComment: commentThread,
  createPost: post,
  createQuestion: question,
  createTopic: topic,
  deleteAnswer: success,
  deleteComment: success,
  deletePost: success,
  deleteQuestion: success,
  deleteTopic: success,
  getBlocked: memberModerationSchemas.getBlockedMembers.response,
  getChallengesOf: challengeSchemas.getChallenges.response,
  getComments: commentsAnswer,
  getForum: forum,
  getForumCategories: forumCategoriesAnswer,
  getForumEvents: forumEventsAnswer,
  getForumTags: forumTagsAnswer,
  getForumTopics: topicsAnswer,
  getForums: forumsAnswer,
  getLikedPosts: postsAnswer,
  getMain: main,
  getMyAnswer: myAnswer,
  getPost: post,
  getPostCategories: postTermsAnswer,
  getPostNotion: notionRecordMap,
  getPostTags: postTermsAnswer,
  getPosts: postsAnswer,
  getQuestion: question,
  getQuestions: questionsAnswer,
  getRelatedPosts: postsAnswer,
  getSearch: searchAnswer,
  getSuggestions: suggestionsAnswer,
  getTopic: topic,
  getTopicById: topic,
  getTopics: topicsAnswer,
  likeAnswer,
  likeComment: likeAnswer,
  likePost: likeAnswer,
  likeTopic: likeAnswer,
  updateAnswer: answer,
  updateComment: commentThread,
  updatePost: post,
  updateQuestion: question,
  updateTopic: topic,
  uploadFile: uploadAnswer,
  uploadImage: uploadAnswer,
  viewPost: viewAnswer,
  viewTopic: viewAnswer,
  writeTopic: topic,
} satisfies Record<string, z.ZodType>;

/** The schemas by their endpoints: `tests/rendering/answerTypes.test.ts` compares them with the endpoints' types. */
export type AnswerSchemas = typeof schemas;
export const answerSchemas: Record<string, z.ZodType> = schemas;

/** No text that members write is longer than this, in UTF-16 units; articles are the longest, as HTML. */
const MAX_TEXT = 300_000;

/** Returns whether a list holds one row twice. Rows of two kinds may have one id. */
function hasDoubledRow(list: unknown[]): boolean {
  const rows = list.filter((row) => typeof row === 'object' && row !== null && 'id' in row);
  const known = new Set(rows.map((row) => JSON.stringify(row)));
  return known.size < rows.length;
}

/** Returns whether an answer has neither a text beyond every limit nor a list with a row twice. */
function isPlausible(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_TEXT;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value) && hasDoubledRow(value)) return false;
  return Object.values(value).every(isPlausible);
}

/**
 * Returns whether a response matches the contract's schema of an endpoint; the log names the mismatch.
 */
export function fitsContract(endpoint: string, answer: unknown): boolean {
  const problem = own(answerSchemas, endpoint)?.safeParse(answer).error?.issues[0];
  if (!problem && isPlausible(answer)) return true;
  log.warn({
    endpoint,
    path: problem?.path.join('.'),
    reason: problem?.code ?? 'implausible',
    msg: 'The provider gave an answer that is not in the contract',
  });
  return false;
}
