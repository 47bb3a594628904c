import { z } from 'zod';
import { instant, ownPassword, pageQuery, paginated, text } from './common.ts';
import {
  COUPON_CODES_MAX,
  COUPON_NAME_MAX,
  COUPON_POINTS_MAX,
  COUPON_TITLE_MAX,
  COUPON_USES_MAX,
  couponBatchStates,
  couponStates,
} from './constants/coupons.ts';
import { ACTION_REASON_MAX } from './constants/moderation.ts';
import { author } from './users.ts';

const count = z.number().int().min(0);
const title = text(COUPON_TITLE_MAX);
const from1To = (max: number) => z.number().int().min(1).max(max);

/**
 * Coupons that were made together: short missions with one title and reward, a code each. `name` is the operators'
 * own, `title` what members read. `ends_on` is the last day in Korea on which a code can be used.
 */
export const couponBatch = z.object({
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

/** GET manage/coupons/: the latest first; `search` finds names and titles. */
export const couponBatchesQuery = pageQuery.extend({ state: z.enum(couponBatchStates).optional() });
export type CouponBatchesQuery = z.input<typeof couponBatchesQuery>;
export const couponBatchesAnswer = paginated(couponBatch);

/**
 * POST manage/coupons/: a batch of codes that can be used from now on, each `uses` times, once a member. With the
 * caller's password.
 */
export const couponBatchBody = z.strictObject({
  name: text(COUPON_NAME_MAX),
  title,
  title_en: title,
  point: from1To(COUPON_POINTS_MAX),
  codes: from1To(COUPON_CODES_MAX),
  uses: from1To(COUPON_USES_MAX),
  ends_on: z.iso.date(),
  password: ownPassword,
});
export type CouponBatchBody = z.input<typeof couponBatchBody>;

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

/** GET manage/coupons/{id}/codes/: in the order of their numbers; `search` finds one by its complete code. */
export const couponsQuery = pageQuery.extend({
  state: z.enum(couponStates).optional(),
});
export type CouponsQuery = z.input<typeof couponsQuery>;
export const couponsAnswer = paginated(coupon);

/** POST manage/coupons/{id}/export/: every code of a batch, in the order of their numbers; the audit log has it. */
export const couponExport = z.object({ coupons: z.array(coupon) });
export type CouponExport = z.infer<typeof couponExport>;

/** POST manage/coupons/{id}/revoke/ and manage/coupons/{id}/codes/{cid}/revoke/. @throws 409 `changed` */
export const couponRevokeBody = z.strictObject({ reason: text(ACTION_REASON_MAX) });
export type CouponRevokeBody = z.input<typeof couponRevokeBody>;
