import { declareCalls } from './call.ts';
import type { managedCouponSchemas } from './managedCoupons.ts';

export const managedCouponCalls = declareCalls<typeof managedCouponSchemas>()({
  getCouponBatches: ['GET', '/manage/coupons/', 'campaigns'],
  createCouponBatch: ['POST', '/manage/coupons/', 'campaigns'],
  getCouponBatch: ['GET', '/manage/coupons/{id}/', 'campaigns'],
  getCoupons: ['GET', '/manage/coupons/{id}/codes/', 'campaigns'],
  getCouponUses: ['GET', '/manage/coupons/{id}/uses/', 'members'],
  exportCoupons: ['POST', '/manage/coupons/{id}/export/', 'campaigns'],
  revokeCouponBatch: ['POST', '/manage/coupons/{id}/revoke/', 'campaigns'],
  revokeCoupon: ['POST', '/manage/coupons/{id}/codes/{cid}/revoke/', 'campaigns'],
});
