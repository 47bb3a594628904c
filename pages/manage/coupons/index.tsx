import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedCouponsApi } from '@/api/managedCoupons';
import { CouponBatches } from '@/components/manage/CouponBatches';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { type ManagedListState, managedListQueryOf, managedListStateOf } from '@/components/manage/managedListState';
import { type CouponBatchState, couponBatchStates } from '@/contract/constants/coupons';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/coupons: the batches of coupons with their use, for those who run campaigns. */
export default function ManageCouponsPage({ state }: { state: ManagedListState<CouponBatchState> }) {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="coupons" lead={t('coupons.lead')}>
      <CouponBatches state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    managedListStateOf(couponBatchStates),
    (fetchQuery, state) => fetchQuery(managedCouponsApi.endpoints.getCouponBatches.initiate(managedListQueryOf(state))),
    ['manage'],
  )) satisfies GetServerSideProps;
