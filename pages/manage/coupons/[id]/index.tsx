import { managedCouponsApi } from '@/api/managedCoupons';
import { CouponBatchPage, type CouponBatchPageState } from '@/components/manage/CouponBatchPage';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { managedListQueryOf, managedListStateOf } from '@/components/manage/managedListState';
import { NewCouponBatch } from '@/components/manage/NewCouponBatch';
import { couponStates } from '@/contract/constants/coupons';
import { NEW } from '@/lib/managePaths';
import { managePage } from '@/routes/loaders/manage';

/** The id in the state of the form of a new batch, which no batch has. */
const NO_BATCH = 0;

/** Renders /manage/coupons/[id]: a batch of coupons with its codes, or the form of a new one. */
export default function ManageCouponBatchPage({ state }: { state: CouponBatchPageState }) {
  return (
    <SubpageFrame section="coupons">
      {state.id === NO_BATCH ? (
        <NewCouponBatch key={state.copied} copied={state.copied} />
      ) : (
        <CouponBatchPage key={state.id} state={state} />
      )}
    </SubpageFrame>
  );
}

export const getServerSideProps = managePage(
  'campaigns',
  (address): CouponBatchPageState => ({
    id: address.of('id') === NEW ? NO_BATCH : Number(address.of('id')),
    copied: Number(address.of('copy')) || null,
    ...managedListStateOf(couponStates)(address),
  }),
  async (fetchQuery, { id, copied, ...state }) => {
    const { getCouponBatch } = managedCouponsApi.endpoints;
    if (id === NO_BATCH) {
      if (copied) await fetchQuery(getCouponBatch.initiate({ id: copied }));
      return;
    }
    await Promise.all([
      fetchQuery(getCouponBatch.initiate({ id })),
      fetchQuery(managedCouponsApi.endpoints.getCoupons.initiate({ id, ...managedListQueryOf(state) })),
    ]);
  },
  ['manage', 'drafts'],
);
