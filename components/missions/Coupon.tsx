import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import styles from './Coupon.module.css';

const CouponForm = lazyClient(() => import('./CouponForm').then((it) => it.CouponForm));

/**
 * Renders the form of a short mission, in which a member redeems a coupon's code. Its code is loaded when it
 * is opened.
 */
export function Coupon() {
  const { t } = useTranslation('missions');
  const [isOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => {
    if (details.current?.open) setOpened(true);
  }, []);
  return (
    <details ref={details} className={styles.coupon} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={styles.summary}>
        {t('coupon.open')}
        <ChevronDownIcon size={1} />
      </summary>
      {isOpened ? <CouponForm /> : null}
    </details>
  );
}
