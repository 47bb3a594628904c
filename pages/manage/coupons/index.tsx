import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedCouponsApi } from '@/api/managedCoupons';
import { CouponBatches } from '@/components/manage/CouponBatches';
import { type CouponBatchesState, couponBatchesQueryOf } from '@/components/manage/couponsQuery';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { couponBatchStates } from '@/contract/constants/coupons';
import { searchOf } from '@/lib/listState';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/coupons: the batches of coupons with their use, for those who run campaigns. */
export default function ManageCouponsPage({ state }: { state: CouponBatchesState }) {
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
    ({ page, of }): CouponBatchesState => ({
      state: couponBatchStates.find((it) => it === of('state')) ?? '',
      search: searchOf(of('search')),
      page,
    }),
    (fetchQuery, state) =>
      fetchQuery(managedCouponsApi.endpoints.getCouponBatches.initiate(couponBatchesQueryOf(state))),
    ['manage'],
  )) satisfies GetServerSideProps;
