import { z } from '@hono/zod-openapi';
import { id, success } from '../../../contract/common.ts';
import {
  mission,
  missionAnswer,
  missionBody,
  missionReviewsAnswer,
  missionReviewsQuery,
  missionSubmissionsAnswer,
  missionSubmissionsQuery,
  missionsAnswer,
  missionsQuery,
  shortMissionAnswer,
  shortMissionBody,
  submissionDecisionBody,
} from '../../../contract/missions.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import {
  type AppContext,
  call,
  invalidates,
  paginate,
  read,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { localised } from '../../platform/messages/localised.ts';
import { doMission } from './commands.ts';
import { findByCode, redeemCoupon } from './coupons.ts';
import { presentMission, presentReview, presentSummary, type Reader } from './present.ts';
import { findMission, listMissions, listReviews } from './queries.ts';
import { decideSubmission, listSubmissions } from './submissions.ts';

const byId = z.object({ id });

const reader = (c: AppContext): Reader => ({
  ...readerContext(c),
  member: c.get('member'),
});

/** Reads a mission as the caller sees it. @throws 404 */
const readMission = async (c: AppContext, missionId: number) =>
  presentMission(await read(c, (db) => findMission(db, missionId, reader(c))), reader(c));

/**
 * Returns the coupon of a typed code; guesses are limited per member and per address. @throws 409
 * `coupon_wrong`; 429
 */
async function guessCoupon(c: AppContext, memberId: number, code: string) {
  const { limits } = c.get('services');
  const guesser = String(memberId);
  // The member's own limit first: an exceeded one must not count against everyone at the address.
  await limits.attempt('couponMember', guesser);
  await limits.attempt('couponAddress', c.get('address'));
  const found = await read(c, (db) => findByCode(db, code));
  await limits.refund('couponAddress', c.get('address'));
  await limits.refund('couponMember', guesser);
  return found;
}

/** Missions, their reviews, coupons, and the managers' queue of submissions. */
export const missionRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/missions/',
      summary: 'Missions, the open ones first',
      query: missionsQuery,
      answer: missionsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listMissions(db, query, reader(c)));
      const results = rows.map((row) => presentSummary(row, reader(c)));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/missions/reviews/',
      summary: 'Reviews of completed missions, the latest first',
      query: missionReviewsQuery,
      answer: missionReviewsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { member, locale } = reader(c);
      const { count, rows } = await read(c, (db) => listReviews(db, query, member));
      const results = rows.map((row) => presentReview(row, locale));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/missions/submissions/',
      summary: 'Submissions of members, for managers',
      query: missionSubmissionsQuery,
      answer: missionSubmissionsAnswer,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'campaigns');
      const query = c.req.valid('query');
      const { count, results } = await read(c, (db) => listSubmissions(db, query, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/missions/submissions/{id}/decision/',
      summary: 'Complete, return or withdraw a submission, for managers',
      params: byId,
      body: submissionDecisionBody,
      answer: success,
    }),
    async (c) => {
      const member = requireRight(c, 'campaigns');
      const missionId = await write(c, (tx) =>
        decideSubmission(tx, c.req.valid('param').id, c.req.valid('json'), requestContext(c, member)),
      );
      invalidates(c, `missions/${missionId}`);
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/missions/short/check/',
      summary: 'Redeem a coupon by its code, once',
      body: shortMissionBody,
      answer: shortMissionAnswer,
    }),
    async (c) => {
      const member = requireVerified(c);
      const found = await guessCoupon(c, member.id, c.req.valid('json').code);
      const earned = await write(c, (tx) => redeemCoupon(tx, found, requestContext(c, member)));
      const title = localised(found, 'title', c.get('locale'));
      return c.json({ success: true as const, title, earned }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/missions/{id}/',
      summary: 'A mission, with the caller’s submission',
      params: byId,
      answer: mission,
    }),
    async (c) => c.json(await readMission(c, c.req.valid('param').id), 200),
  )
  .openapi(
    call({
      method: 'put',
      path: '/missions/{id}/',
      summary: 'Submit a mission, or review a completed one',
      params: byId,
      body: missionBody,
      answer: missionAnswer,
    }),
    async (c) => {
      const member = requireVerified(c);
      const missionId = c.req.valid('param').id;
      const body = c.req.valid('json');
      const earned = await write(c, (tx) => doMission(tx, missionId, body, requestContext(c, member)));
      invalidates(c, `missions/${missionId}`);
      const done = await readMission(c, missionId);
      return c.json({ success: true as const, mission: done, earned }, 200);
    },
  );
