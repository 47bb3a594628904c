import { missionCalls } from '../../../contract/missions.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { type AppContext, invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { localised } from '../../platform/messages/localised.ts';
import { doMission } from './commands.ts';
import { findByCode, redeemCoupon } from './coupons.ts';
import { presentMission, presentReview, presentSummary, type Reader } from './present.ts';
import { findMission, listMissions, listReviews } from './queries.ts';

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

/** Returns the page of a mission, as `invalidates` expects it. */
export const missionPage = (missionId: number) => `missions/${missionId}`;

/** Missions, their reviews, and coupons. */
export const missionRoutes = mount(missionCalls, {
  async getMissions(c, { query }) {
    const { count, rows } = await read(c, (db) => listMissions(db, query, reader(c)));
    const results = rows.map((row) => presentSummary(row, reader(c)));
    return paginate(c, query, count, results);
  },
  async getMissionReviews(c, { query, member }) {
    const { count, rows } = await read(c, (db) => listReviews(db, query, member));
    const results = rows.map((row) => presentReview(row, reader(c)));
    return paginate(c, query, count, results);
  },
  async checkShortMission(c, { body, member }) {
    const found = await guessCoupon(c, member.id, body.code);
    const earned = await write(c, (tx) => redeemCoupon(tx, found, requestContext(c, member)));
    return { ...done, title: localised(found, 'title', c.get('locale')), earned };
  },
  getMission: (c, { params }) => readMission(c, params.id),
  async doMission(c, { params: { id }, body, member }) {
    const earned = await write(c, (tx) => doMission(tx, id, body, requestContext(c, member)));
    invalidates(c, missionPage(id));
    return { ...done, mission: await readMission(c, id), earned };
  },
});
