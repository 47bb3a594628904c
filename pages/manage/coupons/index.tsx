import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedCouponsApi } from '@/api/managedCoupons';
import { CouponBatches } from '@/components/manage/CouponBatches';
import { type ListState, listQueryOf, listStateOf } from '@/components/manage/listState';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { type CouponBatchState, couponBatchStates } from '@/contract/constants/coupons';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/coupons: the batches of coupons with their use, for those who run campaigns. */
export default function ManageCouponsPage({ state }: { state: ListState<CouponBatchState> }) {
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
    listStateOf(couponBatchStates),
    (fetchQuery, state) => fetchQuery(managedCouponsApi.endpoints.getCouponBatches.initiate(listQueryOf(state))),
    ['manage'],
  )) satisfies GetServerSideProps;
