import type { z } from 'zod';
import { detailAnswer, nonceAnswer } from '@/contract/auth';
import { badgesAnswer } from '@/contract/badges';
import { banner, bannersAnswer } from '@/contract/banners';
import {
  challenge,
  challengeGroup,
  challengesAnswer,
  checkInAnswer,
  heartAnswer,
  myGroupAnswer,
  participantDetail,
  participantsAnswer,
} from '@/contract/challenges';
import { commentsAnswer, commentThread } from '@/contract/comments';
import { likeAnswer, success, viewAnswer } from '@/contract/common';
import {
  contentCategoriesAnswer,
  contentTagsAnswer,
  otherContentsAnswer,
  photo,
  photosAnswer,
  video,
  videosAnswer,
} from '@/contract/contents';
import { course, courseApplicationsAnswer, coursesAnswer, lessonAnswer } from '@/contract/courses';
import {
  application,
  applicationsAnswer,
  chosenAnswer,
  deliveryInformation,
  event,
  eventsAnswer,
  ownApplicationAnswer,
} from '@/contract/events';
import { forum, forumCategoriesAnswer, forumEventsAnswer, forumsAnswer, forumTagsAnswer } from '@/contract/forums';
import { main } from '@/contract/home';
import { attendeeAnswer, confirmAttendeeAnswer, ownAttendee, withdrawAttendeeAnswer } from '@/contract/marketings';
import {
  mission,
  missionAnswer,
  missionReviewsAnswer,
  missionSubmissionsAnswer,
  missionsAnswer,
  shortMissionAnswer,
} from '@/contract/missions';
import {
  bannedWord,
  bannedWordsAnswer,
  blockAnswer,
  blockedAnswer,
  historyAnswer,
  logAnswer,
  queueAnswer,
  receivedAnswer,
  reportAnswer,
  sentAnswer,
  suspension,
  trashAnswer,
  untrashAnswer,
} from '@/contract/moderation';
import { notificationsAnswer, notificationsReadAnswer } from '@/contract/notifications';
import { own } from '@/contract/own';
import { convertAnswer, historiesAnswer, pointHistoriesAnswer } from '@/contract/points';
import { notionRecordMap, post, postsAnswer, postTermsAnswer } from '@/contract/posts';
import { productFiltersAnswer, productsAnswer } from '@/contract/products';
import { acceptAnswer, answer, myAnswer, question, questionsAnswer } from '@/contract/questions';
import {
  drawsAnswer,
  enterAnswer,
  participateAnswer,
  participationsAnswer,
  prizesAnswer,
  raffle,
  rafflesAnswer,
} from '@/contract/raffles';
import { rankingsAnswer } from '@/contract/rankings';
import { searchAnswer, suggestionsAnswer } from '@/contract/search';
import { barrierResult, claimAnswer, latestAnswer, resultsAnswer, skinResult } from '@/contract/surveys';
import { topic, topicsAnswer } from '@/contract/topics';
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
import { log } from '@/lib/log';

/**
 * The contract's schema of each endpoint's answer as the provider sends it, before `transformResponse`. The
 * server parses every answer with it. The browser uses `answerShapes.json`, which a test generates from it,
 * since zod and the schemas are larger than everything else that a reader's page loads.
 */
const schemas = {
  acceptAnswer,
  addBannedWord: bannedWord,
  announceWinners: chosenAnswer,
  appeal: success,
  applyToCourse: course,
  applyToEvent: application,
  subscribeToNews: attendeeAnswer,
  changeAccount: profileAnswer,
  changeAvatar: profileAnswer,
  changeCourseApplication: course,
  changeDelivery: profileAnswer,
  changeEventDelivery: deliveryInformation,
  changeIntroduction: profileAnswer,
  changeNickname: profileAnswer,
  changePassword: detailAnswer,
  changePrivacy: profileAnswer,
  changeSocial: profileAnswer,
  checkIn: checkInAnswer,
  checkShortMission: shortMissionAnswer,
  chooseWinner: chosenAnswer,
  claimSurvey: claimAnswer,
  confirmAttendee: confirmAttendeeAnswer,
  confirmPasswordReset: detailAnswer,
  convertPoints: convertAnswer,
  createAnswer: answer,
  createComment: commentThread,
  createPost: post,
  createQuestion: question,
  createTopic: topic,
  decide: success,
  decideSubmission: success,
  deleteAnswer: success,
  deleteComment: success,
  deletePost: success,
  deleteQuestion: success,
  deleteTopic: success,
  doMission: missionAnswer,
  enterRaffle: enterAnswer,
  followUser: followAnswer,
  getApplications: applicationsAnswer,
  getBadges: badgesAnswer,
  getBanner: banner,
  getBanners: bannersAnswer,
  getBlocked: blockedAnswer,
  getBlockedMembers: blockedAnswer,
  getChallenge: challenge,
  getChallenges: challengesAnswer,
  getComments: commentsAnswer,
  getContentCategories: contentCategoriesAnswer,
  getContentTags: contentTagsAnswer,
  getCourse: course,
  getCourseApplications: courseApplicationsAnswer,
  getCourses: coursesAnswer,
  getDeliveryInformation: deliveryInformation,
  getDraws: drawsAnswer,
  getParticipant: participantDetail,
  getParticipants: participantsAnswer,
  getEvent: event,
  getEvents: eventsAnswer,
  getFollowers: usersAnswer,
  getFollowings: usersAnswer,
  getForum: forum,
  getForumCategories: forumCategoriesAnswer,
  getForumEvents: forumEventsAnswer,
  getForums: forumsAnswer,
  getForumTags: forumTagsAnswer,
  getForumTopics: topicsAnswer,
  getGroup: challengeGroup,
  getHeartHistories: historiesAnswer,
  getHistory: historyAnswer,
  getLatestSkin: latestAnswer,
  getLikedPosts: postsAnswer,
  getLog: logAnswer,
  getMain: main,
  getMission: mission,
  getMissionReviews: missionReviewsAnswer,
  getMissions: missionsAnswer,
  getMissionSubmissions: missionSubmissionsAnswer,
  getMyAnswer: myAnswer,
  getMyGroup: myGroupAnswer,
  getMyGroupParticipants: participantsAnswer,
  getNonce: nonceAnswer,
  getNotifications: notificationsAnswer,
  getOtherContents: otherContentsAnswer,
  getOwnApplication: ownApplicationAnswer,
  getOwnAttendee: ownAttendee,
  getParticipations: participationsAnswer,
  getPhoto: photo,
  getPhotos: photosAnswer,
  getPointHistories: pointHistoriesAnswer,
  getPost: post,
  getPostCategories: postTermsAnswer,
  getPostNotion: notionRecordMap,
  getPosts: postsAnswer,
  getPostTags: postTermsAnswer,
  getPrizes: prizesAnswer,
  getProductFilters: productFiltersAnswer,
  getProducts: productsAnswer,
  getQuestion: question,
  getQuestions: questionsAnswer,
  getQueue: queueAnswer,
  getRaffle: raffle,
  getRaffles: rafflesAnswer,
  getRankings: rankingsAnswer,
  getReceivedCases: receivedAnswer,
  getRecommendation: recommendationAnswer,
  getRelatedPosts: postsAnswer,
  getSearch: searchAnswer,
  getSentReports: sentAnswer,
  getSuggestions: suggestionsAnswer,
  getSurveyResults: resultsAnswer,
  getSuspension: suspension,
  getTopic: topic,
  getTopicById: topic,
  getTopics: topicsAnswer,
  getTrash: trashAnswer,
  getUser: profile,
  getUserData: userData,
  getUsers: usersAnswer,
  getVideo: video,
  getVideos: videosAnswer,
  getBannedWords: bannedWordsAnswer,
  getXpHistories: historiesAnswer,
  giveHeart: heartAnswer,
  joinChallenge: participantDetail,
  joinGroup: challengeGroup,
  leaveChallenge: success,
  leaveSite: leaveAnswer,
  liftSuspension: suspension,
  likeAnswer,
  likePost: likeAnswer,
  likeTopic: likeAnswer,
  makeGroup: challengeGroup,
  markLesson: lessonAnswer,
  moderateContent: success,
  participate: participateAnswer,
  pickWinners: chosenAnswer,
  readNotifications: notificationsReadAnswer,
  removeBannedWord: success,
  report: reportAnswer,
  resendEmail: detailAnswer,
  resetPassword: detailAnswer,
  restoreFromTrash: untrashAnswer,
  suspend: suspension,
  takeBarrier: barrierResult,
  takeSkinType: skinResult,
  takeSkinTypeTest: skinResult,
  takeSkinTypeUpgrade: skinResult,
  toggleBlock: blockAnswer,
  updateAnswer: answer,
  updateComment: commentThread,
  updatePost: post,
  updateQuestion: question,
  updateTopic: topic,
  uploadFile: uploadAnswer,
  uploadImage: uploadAnswer,
  verifyEmail: detailAnswer,
  viewPost: viewAnswer,
  viewTopic: viewAnswer,
  withdrawAttendee: withdrawAttendeeAnswer,
  writeReview: participantDetail,
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
