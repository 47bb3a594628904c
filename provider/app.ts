import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { getPath } from 'hono/utils/url';
import { activityRoutes, type OwnHomeSections } from './areas/activity/routes.ts';
import { announcementRoutes } from './areas/announcements/routes.ts';
import { authCallRules } from './areas/auth/callRules.ts';
import { authRoutes } from './areas/auth/routes.ts';
import { badgeRoutes } from './areas/badges/routes.ts';
import { homeBanners } from './areas/banners/home.ts';
import { bannerRoutes } from './areas/banners/routes.ts';
import { eraseBookmarks } from './areas/bookmarks/commands.ts';
import { bookmarkRoutes } from './areas/bookmarks/routes.ts';
import { eraseParticipations } from './areas/challenges/erase.ts';
import { challengeGroupRoutes } from './areas/challenges/groupRoutes.ts';
import { homeChallenges } from './areas/challenges/home.ts';
import { managedChallengeRoutes } from './areas/challenges/manageRoutes.ts';
import { challengeReviewSubject, checkInSubject } from './areas/challenges/moderate.ts';
import { ownChallenges } from './areas/challenges/own.ts';
import { participantRoutes } from './areas/challenges/participantRoutes.ts';
import { challengeRoutes } from './areas/challenges/routes.ts';
import {
  photoCommentParent,
  photoCommentRoutes,
  videoCommentParent,
  videoCommentRoutes,
} from './areas/contents/comments.ts';
import { homePhotos, homeVideos } from './areas/contents/home.ts';
import { otherContentRoutes } from './areas/contents/otherRoutes.ts';
import { photoRoutes } from './areas/contents/photoRoutes.ts';
import { findSavedPhotos, findSavedVideos } from './areas/contents/saved.ts';
import { videoRoutes } from './areas/contents/videoRoutes.ts';
import { eraseCourseWork } from './areas/courses/erase.ts';
import { courseRoutes } from './areas/courses/routes.ts';
import { managedEventRoutes } from './areas/events/editorRoutes.ts';
import { eraseApplications } from './areas/events/erase.ts';
import { homeEvents } from './areas/events/home.ts';
import { eventManageRoutes } from './areas/events/manageRoutes.ts';
import { eventRoutes } from './areas/events/routes.ts';
import { homeForums } from './areas/forums/home.ts';
import { managedForumRoutes } from './areas/forums/manageRoutes.ts';
import { forumRoutes } from './areas/forums/routes.ts';
import { type HomeSections, homeRoutes } from './areas/home/routes.ts';
import { managedMemberRoutes } from './areas/managedMembers/routes.ts';
import { eraseAttendances } from './areas/marketings/erase.ts';
import { mailProgramRoutes, marketingRoutes } from './areas/marketings/routes.ts';
import { couponBatchRoutes } from './areas/missions/batchRoutes.ts';
import { eraseEntries } from './areas/missions/erase.ts';
import { missionReviewSubject } from './areas/missions/moderate.ts';
import { missionRoutes } from './areas/missions/routes.ts';
import { moderationRoutes } from './areas/moderation/routes.ts';
import { newsletterRoutes } from './areas/newsletters/routes.ts';
import { ownUnread } from './areas/notifications/own.ts';
import { notificationRoutes } from './areas/notifications/routes.ts';
import { eraseNotificationSettings } from './areas/notifications/settings.ts';
import { notificationSettingsRoutes } from './areas/notifications/settingsRoutes.ts';
import { ownBalances } from './areas/points/own.ts';
import { pointRoutes } from './areas/points/routes.ts';
import { postCommentParent, postCommentRoutes } from './areas/posts/comments.ts';
import { homePosts } from './areas/posts/home.ts';
import { postListRoutes } from './areas/posts/listRoutes.ts';
import { postSubject } from './areas/posts/moderate.ts';
import { postRoutes } from './areas/posts/routes.ts';
import { findSavedPosts } from './areas/posts/saved.ts';
import { productRoutes } from './areas/products/routes.ts';
import { findSavedProducts } from './areas/products/saved.ts';
import { answerRoutes } from './areas/questions/answerRoutes.ts';
import { questionCommentParent, questionCommentRoutes } from './areas/questions/comments.ts';
import { homeQuestions } from './areas/questions/home.ts';
import { answerSubject, questionSubject } from './areas/questions/moderate.ts';
import { questionRoutes } from './areas/questions/routes.ts';
import { findSavedQuestions } from './areas/questions/saved.ts';
import { eraseDeliveries } from './areas/raffles/delivery.ts';
import { managedRaffleRoutes } from './areas/raffles/manageRoutes.ts';
import { raffleRoutes } from './areas/raffles/routes.ts';
import { homeRankings } from './areas/rankings/home.ts';
import { rankingRoutes } from './areas/rankings/routes.ts';
import { searchRoutes } from './areas/search/routes.ts';
import { statisticsRoutes } from './areas/statistics/routes.ts';
import { eraseThreads } from './areas/support/commands.ts';
import { supportRoutes } from './areas/support/routes.ts';
import { eraseResults } from './areas/surveys/erase.ts';
import { surveyRoutes } from './areas/surveys/routes.ts';
import { systemRoutes } from './areas/system/routes.ts';
import { topicCommentParent, topicCommentRoutes } from './areas/topics/comments.ts';
import { forumTopicRoutes } from './areas/topics/forumRoutes.ts';
import { homeBestTopics, homeHotTopics } from './areas/topics/home.ts';
import { topicSubject } from './areas/topics/moderate.ts';
import { topicRoutes } from './areas/topics/routes.ts';
import { findSavedTopics } from './areas/topics/saved.ts';
import { uploadRoutes } from './areas/uploads/routes.ts';
import { leaveRoutes } from './areas/users/leaveRoutes.ts';
import { ownMember, ownRecommended } from './areas/users/own.ts';
import { profileRoutes } from './areas/users/profileRoutes.ts';
import { userRoutes } from './areas/users/routes.ts';
import { savedContent } from './domain/bookmarks/content.ts';
import { commentSubject } from './domain/comments/moderate.ts';
import { commentParents } from './domain/comments/parents.ts';
import { identify } from './domain/identity/middleware.ts';
import { erasures } from './domain/members/erase.ts';
import { moderatedContent } from './domain/moderation/subjects.ts';
import { ApiError, loggable } from './platform/errors/errors.ts';
import { isDiskFull } from './platform/errors/storageErrors.ts';
import { limitBody } from './platform/http/bodyLimit.ts';
import { callRules } from './platform/http/callRules.ts';
import type { AppEnv, Services } from './platform/http/context.ts';
import { idempotent } from './platform/http/idempotency.ts';
import { checkJson } from './platform/http/jsonBody.ts';
import { limitByAddress, limitByMember } from './platform/http/limitCalls.ts';
import { request } from './platform/http/request.ts';
import { mountDocs } from './platform/openapi/mount.ts';

const API_BASE = '/api/v1';
/** Seconds after which a write may be retried that failed on a full disk. */
const DISK_FULL_RETRY_S = 30;

/**
 * Registers the handlers of each area in the code below it and on the home page. A new area adds its own
 * here.
 */
callRules.register(authCallRules);
moderatedContent.register({
  topic: topicSubject,
  comment: commentSubject,
  post: postSubject,
  question: questionSubject,
  answer: answerSubject,
  mission_review: missionReviewSubject,
  check_in: checkInSubject,
  challenge_review: challengeReviewSubject,
});
commentParents.register({
  topic: topicCommentParent,
  question: questionCommentParent,
  post: postCommentParent,
  video: videoCommentParent,
  photo: photoCommentParent,
});
savedContent.register({
  topic: findSavedTopics,
  post: findSavedPosts,
  question: findSavedQuestions,
  video: findSavedVideos,
  photo: findSavedPhotos,
  product: findSavedProducts,
});
erasures.register([
  eraseAttendances,
  eraseCourseWork,
  eraseResults,
  eraseApplications,
  eraseParticipations,
  eraseEntries,
  eraseDeliveries,
  eraseBookmarks,
  eraseNotificationSettings,
  eraseThreads,
]);
const homeSections: HomeSections = {
  banners: homeBanners,
  forums: homeForums,
  hot_topics: homeHotTopics,
  best_topics: homeBestTopics,
  rankings: homeRankings,
  posts: homePosts,
  challenges: homeChallenges,
  events: homeEvents,
  questions: homeQuestions,
  videos: homeVideos,
  photos: homePhotos,
};

const ownHomeSections: OwnHomeSections = {
  balances: ownBalances,
  unread: ownUnread,
  challenges: ownChallenges,
  member: ownMember,
  recommended: ownRecommended,
};

const CALLS = `${API_BASE}/*`;
/** The methods whose calls have a body and an effect. */
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Builds the provider's app from its services, for the server, the tests and the mock. */
export function createApp(services: Services) {
  const app = new OpenAPIHono<AppEnv>({ getPath: pathWithSlash });

  app.use(request(services));
  if (services.metrics) app.use(CALLS, services.metrics.countCalls);
  app.use(CALLS, limitByAddress);
  app.on(WRITES, CALLS, limitBody, checkJson);
  app.use(CALLS, identify, limitByMember);
  app.on(WRITES, CALLS, idempotent);
  app.route(API_BASE, authRoutes);
  app.route(API_BASE, moderationRoutes);
  app.route(API_BASE, managedMemberRoutes);
  app.route(API_BASE, userRoutes);
  app.route(API_BASE, profileRoutes);
  app.route(API_BASE, leaveRoutes);
  app.route(API_BASE, badgeRoutes);
  app.route(API_BASE, managedForumRoutes);
  app.route(API_BASE, forumRoutes);
  app.route(API_BASE, forumTopicRoutes);
  app.route(API_BASE, topicCommentRoutes);
  app.route(API_BASE, topicRoutes);
  app.route(API_BASE, answerRoutes);
  app.route(API_BASE, questionCommentRoutes);
  app.route(API_BASE, questionRoutes);
  app.route(API_BASE, rankingRoutes);
  app.route(API_BASE, bannerRoutes);
  app.route(API_BASE, homeRoutes(homeSections));
  app.route(API_BASE, activityRoutes(ownHomeSections));
  app.route(API_BASE, postListRoutes);
  app.route(API_BASE, postRoutes);
  app.route(API_BASE, postCommentRoutes);
  app.route(API_BASE, productRoutes);
  app.route(API_BASE, videoRoutes);
  app.route(API_BASE, videoCommentRoutes);
  app.route(API_BASE, photoRoutes);
  app.route(API_BASE, photoCommentRoutes);
  app.route(API_BASE, otherContentRoutes);
  app.route(API_BASE, bookmarkRoutes);
  app.route(API_BASE, uploadRoutes);
  app.route(API_BASE, notificationRoutes);
  app.route(API_BASE, notificationSettingsRoutes);
  app.route(API_BASE, searchRoutes);
  app.route(API_BASE, pointRoutes);
  app.route(API_BASE, surveyRoutes);
  app.route(API_BASE, raffleRoutes);
  app.route(API_BASE, managedRaffleRoutes);
  app.route(API_BASE, courseRoutes);
  app.route(API_BASE, marketingRoutes);
  app.route(API_BASE, mailProgramRoutes);
  app.route(API_BASE, newsletterRoutes);
  app.route(API_BASE, announcementRoutes);
  app.route(API_BASE, couponBatchRoutes);
  app.route(API_BASE, missionRoutes);
  app.route(API_BASE, eventRoutes);
  app.route(API_BASE, eventManageRoutes);
  app.route(API_BASE, managedEventRoutes);
  app.route(API_BASE, challengeRoutes);
  app.route(API_BASE, managedChallengeRoutes);
  app.route(API_BASE, challengeGroupRoutes);
  app.route(API_BASE, participantRoutes);
  app.route(API_BASE, supportRoutes);
  app.route(API_BASE, statisticsRoutes);
  app.route(API_BASE, systemRoutes);

  app.notFound((c) => c.json(new ApiError(404, 'not_found').body(c.get('locale')), 404));
  app.onError((error, c) => {
    if (isDiskFull(error)) services.database.markFull();
    const apiError = toApiError(error);
    if (apiError.status >= 500) c.get('log').error(loggable(error), 'a call failed');
    if (apiError.retryAfter) c.header('Retry-After', String(apiError.retryAfter));
    return c.json(apiError.body(c.get('locale')), apiError.status);
  });
  mountDocs(app, API_BASE);
  return app;
}

/** Appends the closing slash that every route has, so that a call without it means the same. */
function pathWithSlash(raw: Request): string {
  const path = getPath(raw);
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * Converts any error to an `ApiError`: Hono raises its own for a body that is not JSON, and every unknown
 * error becomes a 500.
 */
function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status < 500) return new ApiError(400, 'invalid');
  if (isDiskFull(error)) return new ApiError(503, 'unavailable', { retryAfter: DISK_FULL_RETRY_S });
  return new ApiError(500, 'internal');
}
