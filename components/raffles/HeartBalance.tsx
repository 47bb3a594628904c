import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useHeartBalance } from '@/components/points/useHeartBalance';
import { MemberSlot } from '@/components/ui/MemberSlot';
import styles from './Raffles.module.css';

/** Renders a member's number of hearts, beside the price of an entry, in a place that is reserved for members. */
export function HeartBalance() {
  const { t } = useTranslation('raffles');
  const balance = useHeartBalance();
  return (
    <MemberSlot className={clsx('small', styles.hearts)}>
      {balance === undefined ? null : t('enter.hearts', { count: balance })}
    </MemberSlot>
  );
}
