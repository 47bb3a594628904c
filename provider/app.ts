import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { getPath } from 'hono/utils/url';
import { homeSchemas } from '../contract/home.ts';
import { activityRoutes } from './areas/activity/routes.ts';
import { announcementRoutes } from './areas/announcements/routes.ts';
import { authArea } from './areas/auth/index.ts';
import { managedBadgeRoutes } from './areas/badges/manageRoutes.ts';
import { badgeRoutes } from './areas/badges/routes.ts';
import { bannersArea } from './areas/banners/index.ts';
import { bookmarksArea } from './areas/bookmarks/index.ts';
import { challengesArea } from './areas/challenges/index.ts';
import { contentsArea } from './areas/contents/index.ts';
import { coursesArea } from './areas/courses/index.ts';
import { eventsArea } from './areas/events/index.ts';
import { forumsArea } from './areas/forums/index.ts';
import { homeArea } from './areas/home/index.ts';
import { legalArea } from './areas/legal/index.ts';
import { managedMemberRoutes } from './areas/managedMembers/routes.ts';
import { marketingsArea } from './areas/marketings/index.ts';
import { missionsArea } from './areas/missions/index.ts';
import { moderationArea } from './areas/moderation/index.ts';
import { newsletterRoutes } from './areas/newsletters/routes.ts';
import { notificationsArea } from './areas/notifications/index.ts';
import { pointsArea } from './areas/points/index.ts';
import { postsArea } from './areas/posts/index.ts';
import { productsArea } from './areas/products/index.ts';
import { questionsArea } from './areas/questions/index.ts';
import { rafflesArea } from './areas/raffles/index.ts';
import { rankingsArea } from './areas/rankings/index.ts';
import { searchRoutes } from './areas/search/routes.ts';
import { operatorRoutes, settingsRoutes } from './areas/settings/routes.ts';
import { statisticsRoutes } from './areas/statistics/routes.ts';
import { supportArea } from './areas/support/index.ts';
import { surveysArea } from './areas/surveys/index.ts';
import { systemRoutes } from './areas/system/routes.ts';
import { managedTextRoutes, siteTextRoutes } from './areas/texts/routes.ts';
import { topicsArea } from './areas/topics/index.ts';
import { uploadRoutes } from './areas/uploads/routes.ts';
import { usersArea } from './areas/users/index.ts';
import type { Area } from './domain/areas/area.ts';
import { homeSections, ownHomeSections } from './domain/areas/homeSections.ts';
import { registerContents } from './domain/content/contents.ts';
import { identify } from './domain/identity/middleware.ts';
import { writesAMinute } from './domain/limits/callLimits.ts';
import { erasures } from './domain/members/erase.ts';
import { reasonAway } from './platform/errors/databaseAway.ts';
import { ApiError, loggable } from './platform/errors/errors.ts';
import { isLateStatement } from './platform/errors/lateStatement.ts';
import { isDiskFull } from './platform/errors/storageErrors.ts';
import { limitBody } from './platform/http/bodyLimit.ts';
import { API_BASE } from './platform/http/callRules.ts';
import type { AppEnv, Services } from './platform/http/context.ts';
import { idempotent } from './platform/http/idempotency.ts';
import { checkJson } from './platform/http/jsonBody.ts';
import { limitByAddress, limitByMember } from './platform/http/limitCalls.ts';
import { request } from './platform/http/request.ts';
import { traceCalls } from './platform/http/traceCalls.ts';
import { mountDocs } from './platform/openapi/mount.ts';

/** Seconds after which a call may be retried that failed on a full disk, by its length, or on a database that is away. */
const DISK_FULL_RETRY_S = 30;
const LATE_RETRY_S = 30;
const AWAY_RETRY_S = 5;

/** Every area. Calls are matched in this order, and a leaver's rows are erased, and so locked, in it. */
const areas: readonly Area[] = [
  authArea,
  moderationArea,
  { routes: [managedMemberRoutes] },
  usersArea,
  { routes: [badgeRoutes, managedBadgeRoutes] },
  forumsArea,
  topicsArea,
  questionsArea,
  rankingsArea,
  bannersArea,
  homeArea,
  { routes: [activityRoutes] },
  postsArea,
  productsArea,
  contentsArea,
  { routes: [uploadRoutes] },
  { routes: [searchRoutes] },
  pointsArea,
  marketingsArea,
  coursesArea,
  surveysArea,
  eventsArea,
  challengesArea,
  missionsArea,
  rafflesArea,
  bookmarksArea,
  notificationsArea,
  supportArea,
  { routes: [newsletterRoutes] },
  { routes: [announcementRoutes] },
  legalArea,
  { routes: [operatorRoutes, settingsRoutes] },
  { routes: [siteTextRoutes, managedTextRoutes] },
  { routes: [statisticsRoutes] },
  { routes: [systemRoutes] },
];

/** Joins one part of every area. @throws Error that names what no area has */
function joined<Part extends 'home' | 'ownHome'>(
  part: Part,
  keys: readonly string[],
): Required<NonNullable<Area[Part]>> {
  const found = Object.assign({}, ...areas.map((area) => area[part]));
  const missing = keys.filter((key) => !Object.hasOwn(found, key));
  if (missing.length > 0) throw new Error(`${part}: no area has ${missing.join(', ')}`);
  return found;
}

registerContents(areas.flatMap(({ content = [] }) => content));
erasures.register(areas.flatMap(({ erase = [] }) => erase));
homeSections.register(joined('home', Object.keys(homeSchemas.getMain.response.shape)));
ownHomeSections.register(joined('ownHome', ['balances', 'unread', 'challenges', 'member', 'recommended', 'terms']));

const CALLS = `${API_BASE}/*`;
/** The methods whose calls have a body and an effect. */
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Builds the provider's app from its services, for the server, the tests and the mock. */
export function createApp(services: Services) {
  const app = new OpenAPIHono<AppEnv>({ getPath: pathWithSlash });

  if (services.traces) app.use(traceCalls(services.traces));
  app.use(request(services));
  if (services.metrics) app.use(CALLS, services.metrics.countCalls);
  app.use(CALLS, limitByAddress);
  app.on(WRITES, CALLS, limitBody, checkJson);
  app.use(CALLS, identify, limitByMember(writesAMinute));
  app.on(WRITES, CALLS, idempotent);
  for (const { routes } of areas) for (const part of routes) app.route(API_BASE, part);

  app.notFound((c) => c.json(new ApiError(404, 'not_found').body(c.get('locale')), 404));
  app.onError((error, c) => {
    if (isDiskFull(error)) services.database.markFull();
    if (isLateStatement(error)) services.metrics?.countLateStatement();
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
  if (isLateStatement(error)) return new ApiError(503, 'unavailable', { retryAfter: LATE_RETRY_S });
  if (reasonAway(error)) return new ApiError(503, 'unavailable', { retryAfter: AWAY_RETRY_S });
  return new ApiError(500, 'internal');
}
