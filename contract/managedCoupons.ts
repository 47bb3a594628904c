import { type CallSchemas, unkept } from './call.ts';
import { confirmedReason, exportBody } from './campaigns.ts';
import { givenDay, id, instant, ordering, ownPassword, pageQuery, paginated, success, text } from './common.ts';
import {
  COUPON_CODES_MAX,
  COUPON_NAME_MAX,
  COUPON_POINTS_MAX,
  COUPON_TITLE_MAX,
  COUPON_USES_MAX,
  couponBatchStates,
  couponStates,
} from './constants/coupons.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

const count = z.number().int().min(0);
const title = text(COUPON_TITLE_MAX);
const from1To = (max: number) => z.number().int().min(1).max(max);

/**
 * Coupons that were made together: short missions with one title and reward, a code each. `name` is the operators'
 * own, `title` what members read. `ends_on` is the last day in Korea on which a code can be used.
 */
const couponBatch = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  title: z.string(),
  title_en: z.string(),
  point: z.number().int(),
  uses: z.number().int().positive(),
  state: z.enum(couponBatchStates),
  ends_on: z.iso.date(),
  code_count: count,
  used_count: count,
  revoked_count: count,
  created_by: author,
  created_at: instant,
  revoked_at: instant.nullable(),
});
export type CouponBatch = z.infer<typeof couponBatch>;

/** A code of a batch. `code` is null once the provider's secret is another than when it was made. */
const coupon = z.object({
  id: z.number().int().positive(),
  number: z.number().int().positive(),
  code: z.string().nullable(),
  state: z.enum(couponStates),
  used: count,
  used_at: instant.nullable(),
  revoked_at: instant.nullable(),
});
export type Coupon = z.infer<typeof coupon>;

/** A use of a code of a batch: by which member, and when. */
const couponUse = coupon.pick({ number: true, code: true }).extend({
  member: author.extend({ id: z.number().int().positive() }),
  used_at: instant,
});
export type CouponUse = z.infer<typeof couponUse>;

/** `batch` is whose uses they are. */
const couponUses = paginated(couponUse).extend({ batch: couponBatch.pick({ id: true, name: true }) });

const byId = z.object({ id });

export const managedCouponSchemas = {
  /** `search` finds names and titles. */
  getCouponBatches: {
    summary: 'Batches of coupons with their use, the latest first',
    query: pageQuery.extend({ state: z.enum(couponBatchStates).optional(), ordering: ordering('coupons') }),
    response: paginated(couponBatch),
    errors: [409],
  },
  /** A batch of codes that can be used from now on, each `uses` times, once a member. */
  createCouponBatch: {
    summary: 'Make a batch of coupons, with the caller’s password',
    body: z.strictObject({
      name: text(COUPON_NAME_MAX),
      title,
      title_en: title,
      point: from1To(COUPON_POINTS_MAX),
      codes: from1To(COUPON_CODES_MAX),
      uses: from1To(COUPON_USES_MAX),
      ends_on: givenDay,
      password: ownPassword,
    }),
    response: couponBatch,
    errors: [404],
  },
  getCouponBatch: {
    summary: 'A batch of coupons with its use',
    params: byId,
    response: couponBatch,
    errors: [409],
  },
  /** `search` finds one by its complete code. */
  getCoupons: {
    summary: 'The codes of a batch, in the order of their numbers',
    params: byId,
    query: pageQuery.extend({ state: z.enum(couponStates).optional() }),
    response: paginated(coupon),
    errors: [409],
  },
  /** `search` finds a member by words of the name, or a code that is complete. Members who have left are not among them. */
  getCouponUses: {
    summary: 'The uses of a batch of coupons with their members, the latest first',
    params: byId,
    query: pageQuery,
    response: couponUses,
    errors: [409],
  },
  exportCoupons: {
    summary: 'Every code of a batch in the order of their numbers, which the audit log records',
    params: byId,
    body: exportBody,
    response: z.object({ coupons: z.array(coupon) }),
    rule: unkept,
    errors: [409],
  },
  /** Codes that are revoked stay so. @throws 409 `changed` */
  revokeCouponBatch: {
    summary: 'Revoke a batch of coupons with a reason and the caller’s password',
    params: byId,
    body: confirmedReason,
    response: success,
  },
  /** @throws 409 `changed` */
  revokeCoupon: {
    summary: 'Revoke one code of a batch with a reason and the caller’s password',
    params: byId.extend({ cid: id }),
    body: confirmedReason,
    response: success,
  },
} satisfies CallSchemas;
