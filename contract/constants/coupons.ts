/** Constants of coupon batches. */

export const COUPON_NAME_MAX = 60;
export const COUPON_TITLE_MAX = 60;
/** The most codes of one batch, how often one can be used, and the most points that a use credits. */
export const COUPON_CODES_MAX = 10_000;
export const COUPON_USES_MAX = 100_000;
export const COUPON_POINTS_MAX = 100_000;
/** The last day of a batch is at most this many days from now. */
export const COUPON_DAYS_MAX = 3653;

/** A batch is open until its last day is over or a manager revokes it. */
export const couponBatchStates = ['open', 'ended', 'revoked'] as const;
export type CouponBatchState = (typeof couponBatchStates)[number];
/** The states of one code; `used` was used at least once. */
export const couponStates = ['unused', 'used', 'revoked'] as const;
export type CouponState = (typeof couponStates)[number];
