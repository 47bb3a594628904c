import { useTranslation } from 'react-i18next';
import type { Coupon } from '@/contract/managedCoupons';
import { formatInteger } from '@/lib/numbers';
import styles from './Coupons.module.css';

/** Renders a code of a batch after its number. */
export function CouponCode({ coupon: { number, code } }: { coupon: Pick<Coupon, 'number' | 'code'> }) {
  const { t } = useTranslation('manage');
  return (
    <>
      <span className="fine">{formatInteger(number)}</span>{' '}
      <strong className={styles.code} translate="no">
        {code ?? t('coupon.unreadable')}
      </strong>
    </>
  );
}
