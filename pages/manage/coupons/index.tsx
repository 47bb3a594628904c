import { useTranslation } from 'react-i18next';
import { managedCouponsApi } from '@/api/managedCoupons';
import { CouponBatches } from '@/components/manage/CouponBatches';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { NewLink } from '@/components/manage/NewLink';
import { type CouponBatchState, couponBatchStates } from '@/contract/constants/coupons';
import { managePaths } from '@/lib/managePaths';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/coupons: the batches of coupons with their use, for those who run campaigns. */
export default function ManageCouponsPage({ state }: { state: ManagedListState<CouponBatchState, 'coupons'> }) {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame
      section="coupons"
      lead={t('coupons.lead')}
      action={<NewLink href={managePaths.couponBatch('new')}>{t('coupons.new')}</NewLink>}
    >
      <CouponBatches state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList(
  'campaigns',
  { states: couponBatchStates, sorted: 'coupons' },
  (fetchQuery, query) => fetchQuery(managedCouponsApi.endpoints.getCouponBatches.initiate(query)),
  ['manage'],
);
