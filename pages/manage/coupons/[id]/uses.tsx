import { managedCouponsApi } from '@/api/managedCoupons';
import { CouponUses, type CouponUsesState, couponUsesQueryOf } from '@/components/manage/CouponUses';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { searchOf } from '@/lib/listState';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/coupons/[id]/uses: who used the codes of a batch, for those who see the data of members. */
export default function CouponUsesPage({ state }: { state: CouponUsesState }) {
  return (
    <SubpageFrame section="coupons" right="members">
      <CouponUses key={state.id} state={state} />
    </SubpageFrame>
  );
}

export const getServerSideProps = managePage(
  'members',
  ({ page, of }): CouponUsesState => ({ id: Number(of('id')), search: searchOf(of('search')), page }),
  (fetchQuery, state) => fetchQuery(managedCouponsApi.endpoints.getCouponUses.initiate(couponUsesQueryOf(state))),
  ['manage'],
);
