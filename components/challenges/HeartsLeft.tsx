import { useTranslation } from 'react-i18next';
import { useHearts } from '@/components/points/useHearts';
import { HeartIcon } from '@/components/ui/icons';
import styles from './Participants.module.css';

/** Renders the price of a heart, and a member's number of hearts and when there are more, before any tap. */
export function HeartsLeft() {
  const { t } = useTranslation('participants');
  const hearts = useHearts();
  return (
    <p className={styles.price}>
      <HeartIcon size={1} />
      <span>
        {hearts === undefined
          ? t('heart.price')
          : hearts.balance > 0
            ? t('heart.left', { count: hearts.balance })
            : t('heart.none')}
        {hearts?.daily ? ` ${t('heart.refill', { count: hearts.daily })}` : null}
      </span>
    </p>
  );
}
