import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { getPath } from 'hono/utils/url';
import { limitByAddress, limitByMember } from './auth/limitCalls.ts';
import { identify } from './auth/middleware.ts';
import { authRoutes } from './auth/routes.ts';
import { badgeRoutes } from './badges/routes.ts';
import { bannerRoutes } from './banners/routes.ts';
import { limitBody } from './bodyLimit.ts';
import { entrantRoutes } from './challenges/entrantRoutes.ts';
import { challengeGroupRoutes } from './challenges/groupRoutes.ts';
import { heartRoutes } from './challenges/heartRoutes.ts';
import { challengeRoutes } from './challenges/routes.ts';
import { photoCommentRoutes, videoCommentRoutes } from './contents/comments.ts';
import { otherContentRoutes } from './contents/otherRoutes.ts';
import { photoRoutes } from './contents/photoRoutes.ts';
import { videoRoutes } from './contents/videoRoutes.ts';
import type { AppEnv, Services } from './context.ts';
import { courseRoutes } from './courses/routes.ts';
import { mountDocs } from './docs/mount.ts';
import { loggable, Refusal } from './errors.ts';
import { eventManageRoutes } from './events/manageRoutes.ts';
import { eventRoutes } from './events/routes.ts';
import { forumRoutes } from './forums/routes.ts';
import { forumTopicRoutes } from './forums/topicRoutes.ts';
import { homeRoutes } from './home/routes.ts';
import { idempotent } from './idempotency.ts';
import { checkJson } from './jsonBody.ts';
import { marketingRoutes } from './marketings/routes.ts';
import { missionRoutes } from './missions/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { pointRoutes } from './points/routes.ts';
import { postCommentRoutes } from './posts/comments.ts';
import { postListRoutes } from './posts/listRoutes.ts';
import { postRoutes } from './posts/routes.ts';
import { productRoutes } from './products/routes.ts';
import { answerRoutes } from './questions/answerRoutes.ts';
import { questionCommentRoutes } from './questions/comments.ts';
import { questionRoutes } from './questions/routes.ts';
import { raffleRoutes } from './raffles/routes.ts';
import { rankingRoutes } from './rankings/routes.ts';
import { request } from './request.ts';
import { searchRoutes } from './search/routes.ts';
import { isDiskFull } from './storageErrors.ts';
import { surveyRoutes } from './surveys/routes.ts';
import { topicCommentRoutes } from './topics/comments.ts';
import { topicRoutes } from './topics/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { avatarRoutes } from './users/avatarRoutes.ts';
import { leaveRoutes } from './users/leaveRoutes.ts';
import { profileRoutes } from './users/profileRoutes.ts';
import { userRoutes } from './users/routes.ts';

export const API_BASE = '/api/v1';
/** Seconds after which a write is tried again that a full disk refused. */
const DISK_FULL_RETRY_S = 30;

/** The provider as a function of its services: the server, the tests and the mock all call this. */
export function createApp(services: Services) {
  const app = new OpenAPIHono<AppEnv>({ getPath: pathWithSlash });

  app.use(request(services));
  app.use(
    `${API_BASE}/*`,
    limitByAddress,
    limitBody,
    checkJson,
    identify,
    limitByMember,
    idempotent,
  );
  app.route(API_BASE, authRoutes);
  app.route(API_BASE, moderationRoutes);
  app.route(API_BASE, userRoutes);
  app.route(API_BASE, profileRoutes);
  app.route(API_BASE, avatarRoutes);
  app.route(API_BASE, leaveRoutes);
  app.route(API_BASE, badgeRoutes);
  app.route(API_BASE, forumRoutes);
  app.route(API_BASE, forumTopicRoutes);
  app.route(API_BASE, topicCommentRoutes);
  app.route(API_BASE, topicRoutes);
  app.route(API_BASE, answerRoutes);
  app.route(API_BASE, questionCommentRoutes);
  app.route(API_BASE, questionRoutes);
  app.route(API_BASE, rankingRoutes);
  app.route(API_BASE, bannerRoutes);
  app.route(API_BASE, homeRoutes);
  app.route(API_BASE, postListRoutes);
  app.route(API_BASE, postRoutes);
  app.route(API_BASE, postCommentRoutes);
  app.route(API_BASE, productRoutes);
  app.route(API_BASE, videoRoutes);
  app.route(API_BASE, videoCommentRoutes);
  app.route(API_BASE, photoRoutes);
  app.route(API_BASE, photoCommentRoutes);
  app.route(API_BASE, otherContentRoutes);
  app.route(API_BASE, uploadRoutes);
  app.route(API_BASE, notificationRoutes);
  app.route(API_BASE, searchRoutes);
  app.route(API_BASE, pointRoutes);
  app.route(API_BASE, surveyRoutes);
  app.route(API_BASE, raffleRoutes);
  app.route(API_BASE, courseRoutes);
  app.route(API_BASE, marketingRoutes);
  app.route(API_BASE, missionRoutes);
  app.route(API_BASE, eventRoutes);
  app.route(API_BASE, eventManageRoutes);
  app.route(API_BASE, challengeRoutes);
  // Before single entrants, whose ids `my-group` is none of.
  app.route(API_BASE, challengeGroupRoutes);
  app.route(API_BASE, entrantRoutes);
  app.route(API_BASE, heartRoutes);

  app.notFound((c) => c.json(new Refusal(404, 'not_found').body(c.get('locale')), 404));
  app.onError((error, c) => {
    if (isDiskFull(error)) services.database.markFull();
    const refusal = toRefusal(error);
    if (refusal.status >= 500) c.get('log').error(loggable(error), 'a call failed');
    if (refusal.retryAfter) c.header('Retry-After', String(refusal.retryAfter));
    return c.json(refusal.body(c.get('locale')), refusal.status);
  });
  mountDocs(app, API_BASE);
  return app;
}

/** Every route ends in a slash, as the specification has them; a call without it means the same. */
function pathWithSlash(raw: Request): string {
  const path = getPath(raw);
  return path.endsWith('/') ? path : `${path}/`;
}

/** Hono raises its own exception for a body that is not JSON; everything unknown is ours to mend. */
function toRefusal(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException && error.status < 500) return new Refusal(400, 'invalid');
  if (isDiskFull(error)) return new Refusal(503, 'unavailable', { retryAfter: DISK_FULL_RETRY_S });
  return new Refusal(500, 'internal');
}
