import type { GetServerSideProps } from 'next';
import { managedCouponsApi } from '@/api/managedCoupons';
import { CouponBatchPage } from '@/components/manage/CouponBatchPage';
import { type CouponBatchPageState, couponsQueryOf } from '@/components/manage/couponsQuery';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { NewCouponBatch } from '@/components/manage/NewCouponBatch';
import { couponStates } from '@/contract/constants/coupons';
import { searchOf } from '@/lib/listState';
import { renderManage } from '@/routes/loaders/manage';

/** The id in the address of the form of a new batch, which no batch has. */
const NEW = 'new';
const NO_BATCH = 0;

/** Renders /manage/coupons/[id]: a batch of coupons with its codes, or the form of a new one. */
export default function ManageCouponBatchPage({ state }: { state: CouponBatchPageState }) {
  return (
    <ManageFrame section="coupons">
      {state.id === NO_BATCH ? <NewCouponBatch /> : <CouponBatchPage key={state.id} state={state} />}
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    ({ page, of }): CouponBatchPageState => ({
      id: of('id') === NEW ? NO_BATCH : Number(of('id')),
      state: couponStates.find((it) => it === of('state')) ?? '',
      search: searchOf(of('search')),
      page,
    }),
    async (fetchQuery, state) => {
      if (state.id === NO_BATCH) return;
      await Promise.all([
        fetchQuery(managedCouponsApi.endpoints.getCouponBatch.initiate({ id: state.id })),
        fetchQuery(managedCouponsApi.endpoints.getCoupons.initiate(couponsQueryOf(state))),
      ]);
    },
    ['manage', 'drafts'],
  )) satisfies GetServerSideProps;
