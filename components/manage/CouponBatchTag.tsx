import { useTranslation } from 'react-i18next';
import { Tag } from '@/components/ui/Tag';
import { type CouponBatchState, isUsableBatch } from '@/contract/constants/coupons';

/** Renders the state of a batch of coupons. */
export function CouponBatchTag({ state }: { state: CouponBatchState }) {
  const { t } = useTranslation('manage');
  return <Tag tone={isUsableBatch(state) ? 'accent' : 'plain'}>{t(`coupons.states.${state}`)}</Tag>;
}
