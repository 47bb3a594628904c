import { useTranslation } from 'react-i18next';
import { welcomeGifts } from '@/contract/constants/common';
import { Drawing } from './Drawing';
import styles from './Welcome.module.css';

const gifts = ['point', 'heart', 'xp'] as const;

/** Renders what a new member has received, and what each is good for. */
export function Gifts() {
  const { t } = useTranslation('welcome');
  return (
    <ul className={styles.gifts}>
      {gifts.map((name) => (
        <li key={name} className={styles.gift}>
          <Drawing of={name} />
          <div>
            <strong className={styles.amount}>{t(`gifts.${name}`, { count: welcomeGifts[name] })}</strong>
            <p className="aside">{t(`gifts.${name}Use`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
