import { useTranslation } from 'react-i18next';
import { useHeartBalance } from '@/components/points/useHeartBalance';
import { HeartIcon } from '@/components/ui/icons';
import { HEARTS_A_DAY } from '@/contract/constants/common';
import styles from './Participants.module.css';

/** Renders the price of a heart and the reader's number of hearts, before any tap. */
export function HeartsLeft() {
  const { t } = useTranslation('participants');
  const balance = useHeartBalance();
  return (
    <p className={styles.price}>
      <HeartIcon size={1} />
      <span>
        {balance === undefined
          ? t('heart.price', { daily: HEARTS_A_DAY })
          : balance > 0
            ? t('heart.left', { count: balance, daily: HEARTS_A_DAY })
            : t('heart.none', { daily: HEARTS_A_DAY })}
      </span>
    </p>
  );
}
