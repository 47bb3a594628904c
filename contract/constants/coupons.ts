/** Constants of coupon batches. */

export const COUPON_NAME_MAX = 60;
export const COUPON_TITLE_MAX = 60;
/** The most codes of one batch, how often one can be used, and the most points that a use credits. */
export const COUPON_CODES_MAX = 10_000;
export const COUPON_USES_MAX = 100_000;
export const COUPON_POINTS_MAX = 100_000;
/** The last day of a batch is at most this many days from now. */
export const COUPON_DAYS_MAX = 3653;

/**
 * The states of a batch, of which the last that is true counts: no code was used yet, some were; its last day is over;
 * no code that is not revoked has a use left; the batch, or each of its codes, is revoked.
 */
export const couponBatchStates = ['unused', 'partly_used', 'ended', 'used_up', 'revoked'] as const;
export type CouponBatchState = (typeof couponBatchStates)[number];
/** Returns whether members can still use codes of a batch. */
export const isUsableBatch = (state: CouponBatchState): boolean => state === 'unused' || state === 'partly_used';
/** The states of one code; `used` was used at least once. */
export const couponStates = ['unused', 'used', 'revoked'] as const;
export type CouponState = (typeof couponStates)[number];
