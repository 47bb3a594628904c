import type { ArgumentsOf } from '@/contract/call';
import type { CouponBatchState, CouponState } from '@/contract/constants/coupons';
import type { managedCouponCalls } from '@/contract/managedCoupons.calls';
import { managePaths } from '@/lib/managePaths';

/** The state, words and page of the list of batches; '' for any. */
export interface CouponBatchesState {
  state: CouponBatchState | '';
  search: string;
  page: number;
}

/** A batch, and the state, code and page of its codes; '' for any. */
export interface CouponBatchPageState {
  id: number;
  state: CouponState | '';
  search: string;
  page: number;
}

/** Builds the query of the list of batches, the same on the server and in the browser. */
export const couponBatchesQueryOf = ({
  state,
  search,
  page,
}: CouponBatchesState): ArgumentsOf<typeof managedCouponCalls.getCouponBatches> => ({
  page,
  ...(state && { state }),
  ...(search && { search }),
});

/** Builds the query of a batch's codes, the same on the server and in the browser. */
export const couponsQueryOf = ({
  id,
  state,
  search,
  page,
}: CouponBatchPageState): ArgumentsOf<typeof managedCouponCalls.getCoupons> => ({
  id,
  page,
  ...(state && { state }),
  ...(search && { search }),
});

const shown = <S extends { page: number }>({ page, ...rest }: S) => ({ ...rest, page: page === 1 ? '' : page });

export const couponBatchesHref = (state: CouponBatchesState): string => managePaths.coupons(shown(state));
export const couponsHref = ({ id, ...state }: CouponBatchPageState): string =>
  managePaths.couponBatch(id, shown(state));
